import { describe, expect, it } from 'vitest';
import { useBrowser, visitor } from './browser';

useBrowser();

describe('the rules', () => {
  it('are found by words in any language, whatever the accents', async () => {
    const page = await visitor({ language: 'ru', size: 'phone' });
    await page.goto('/rules/academy');
    await page.getByRole('textbox').fill('ЧЕРНЫЙ рыцарь');
    await page.locator('mark', { hasText: 'Чёрный' }).first().waitFor();
    expect(await page.locator('article').count()).toBeLessThan(10);
    await page.getByRole('textbox').press('Escape');
    expect(await page.locator('article').count()).toBe(40);
  });

  it('lead to a ruling, also when the search hides it', async () => {
    const page = await visitor();
    await page.goto('/rules/academy#A17');
    await page.locator('#A17.here').waitFor();
    await page.waitForFunction(() => document.getElementById('A17')!.getBoundingClientRect().top < innerHeight);
    await page.keyboard.press('/');
    await page.keyboard.type('a28');
    expect(await page.locator('article').count()).toBe(1);
    await page.locator('article a[href="#parts"]').click();
    await page.getByRole('textbox').fill('wizard cup');
    await page.locator('#found', { hasText: 'wizard cup' }).waitFor();
    await page.evaluate(() => (location.hash = '#A3'));
    await page.locator('#A3').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
  });

  it('change the language in place', async () => {
    const page = await visitor();
    await page.goto('/rules/medievallons');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 3, name: 'Sorcière' }).waitFor();
  });
});
