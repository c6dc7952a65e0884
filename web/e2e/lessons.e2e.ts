import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crowded, sizes, tooSmall, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { inItsPlace } from './learn';
import { confirming, press } from './robot';

useBrowser();

/** Waits for that step, and checks the position of its text. */
async function says(page: Page, step: string): Promise<void> {
  await page.locator(`.teacher[data-step="${step}"]`).waitFor();
  await inItsPlace(page, step);
}

describe('short lessons', () => {
  it('of Academy: taken with the keyboard alone, from the list to a game with that rule', async () => {
    const page = await visitor();
    await page.goto('/learn');
    await page.getByText('0 of 11 short lessons done').waitFor();
    await fine(page);
    await press(page, 'a[href="/learn/academy?lesson=lift"]');
    await says(page, 'start');
    await press(page, '.teacher button.primary');
    await says(page, 'ask');
    expect(await page.locator('.ring').count()).toBe(3);
    const choose = async (nth: number): Promise<void> => {
      const option = `.options li:nth-child(${nth}) .option`;
      await press(page, option);
      await press(page, option);
    };
    await choose(1);
    await says(page, 'jousts');
    await page.getByText('one point more').first().waitFor();
    await page.locator('.prompt').getByText('Not that one').waitFor();
    await fine(page);
    await page.keyboard.press('Enter'); // the button to continue has the focus
    await says(page, 'ask');
    await choose(2);
    await says(page, 'done');
    await page.keyboard.press('Enter');
    await says(page, 'end');
    await fine(page);
    await page.getByRole('link', { name: 'Ruling A3' }).click();
    await page.locator('#A3.here').waitFor();
    await page.goBack();
    await says(page, 'start');

    // The form of a new table links to the lesson, which returns with the rule switched on.
    await page.goto('/new/academy?players=3&advanced=lift');
    expect(await page.getByRole('switch', { name: 'Lift' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Learn it in a minute: Dragon' }).click();
    await page.waitForURL('**/learn/academy?lesson=dragon');
    await says(page, 'start');
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByText('1 of 11 short lessons done').waitFor();
    expect(await page.getByRole('link', { name: /^Lift done/ }).count()).toBe(1);

    // An invalid address gives a message, with links to the existing lessons.
    for (const address of ['/learn/academy?lesson=nonsense', '/learn/nonsense']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'There is no such lesson.' }).waitFor();
      await page.getByRole('link', { name: 'All lessons' }).click();
      await page.getByText('1 of 11 short lessons done').waitFor();
    }
  });

  it('of Medievallons: from its rules, on a phone with fingers, in Russian', async () => {
    const page = await visitor({ size: 'phone', language: 'ru', touch: true });
    await page.goto('/learn');
    await page.locator('li a').nth(15).waitFor();
    await fine(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await crowded(page)).toEqual([]);
    await page.goto('/rules/medievallons#witch');
    await page.locator('#witch + a').tap();
    await says(page, 'start');
    await page.locator('.teacher button.primary').tap();
    const play = async (name: string): Promise<void> => {
      await page.locator('[data-place="hand 0"]').getByRole('button', { name }).tap();
      await page.locator(confirming).first().tap();
    };
    await play('Следопыт');
    await says(page, 'ranger');
    await fine(page);
    await page.locator('.teacher button.primary').tap();
    await says(page, 'play');
    await play('Ведьма');
    await says(page, 'artisan');
    await page.locator('.teacher button.primary').tap();
    await says(page, 'copy');
    await page.setViewportSize(sizes.laptop);
    await inItsPlace(page, 'copy');
    await fine(page);
  });
});
