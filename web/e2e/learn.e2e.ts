import { describe, expect, inject, it } from 'vitest';
import { useBrowser, visitor, type Look } from './browser';
import { learn, lesson } from './learn';

useBrowser();

describe('the lessons', () => {
  const looks: [string, Look][] = [
    ['on a laptop', { size: 'laptop' }],
    ['on a desktop, in French', { size: 'desktop', language: 'fr' }],
    ['on a tablet, in Russian', { size: 'tablet', language: 'ru' }],
    ['on a phone with fingers, in Russian', { size: 'phone', language: 'ru', touch: true }],
  ];
  it.each(looks)('come to their end %s', async (_, look) => {
    await learn(await visitor(look), inject('base'));
  });

  it.each(['academy', 'medievallons'] as const)('of %s can be taken with the keyboard alone', async (game) => {
    const seen = await lesson(await visitor(), inject('base'), game, undefined, true);
    expect(seen.at(-1)).toBe('end');
  });

  it('lead on to a real game', async () => {
    const page = await visitor();
    await lesson(page, inject('base'), 'academy');
    await page.locator('.teacher button.primary').click();
    await page.waitForURL('**/play/*');
    await page.locator('.table').waitFor();
  });

  it('lead on to the rules', async () => {
    const page = await visitor();
    await lesson(page, inject('base'), 'medievallons');
    await page.locator('.teacher a[href="/rules/medievallons"]').click();
    await page.waitForURL('**/rules/medievallons');
    await page.locator('article').first().waitFor();
    expect(await page.locator('article').count()).toBe(30);
  });
});
