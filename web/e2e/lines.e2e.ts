// The likely line of a choice in a review: on the board move by move, with hidden cards imagined, and back again.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cutOff, sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, guilds, openLocal, playOn, type Setup } from './robot';

useBrowser();

const patience = { timeout: 60_000 };
const next = (page: Page) => page.getByRole('region', { name: 'Likely next moves' });
const bar = (page: Page) => page.getByRole('group', { name: 'Likely next moves' });

/** Opens the review of a game at a choice whose likely line can be shown. */
async function reviewed(page: Page, setup: Setup): Promise<void> {
  await openLocal(page, setup, 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 120_000 });
  const shows = next(page).getByRole('button', { name: 'Play on the board' }).first();
  for (let tries = 0; tries < 30; ++tries) {
    await next(page)
      .getByText('Looking ahead')
      .first()
      .waitFor({ state: 'detached', ...patience });
    const plays = /^Play/.test(await page.locator('.judged h2').innerText());
    if (plays && (await shows.count()) > 0 && (await next(page).locator('button.move').count()) > 2) return;
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(300);
  }
  throw new Error('no choice of this game has a line');
}

it('plays through on the board, step by step, and leads back to the moment', async () => {
  const page = await visitor();
  await reviewed(page, academy(3));
  await fine(page, '.game');
  const title = await page.locator('.judged h2').innerText();
  const board = page.locator('.board');
  const shown = await board.innerText();
  const run = next(page).getByRole('button', { name: 'Play on the board' }).last();
  await run.click();
  await bar(page).waitFor();
  await expect.poll(() => bar(page).innerText(), patience).toMatch(/Move \d of \d/);
  // It runs to the end by itself; then the steps are the user's.
  const last = Number(/of (\d)/.exec(await bar(page).innerText())![1]);
  await expect.poll(() => bar(page).innerText(), patience).toContain(`Move ${last} of ${last}`);
  await bar(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await bar(page).getByRole('button', { name: 'One step forward' }).isDisabled()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  const before = (at: number): string => (at === 0 ? 'Before the choice' : `Move ${at} of ${last}`);
  await expect.poll(() => bar(page).innerText()).toContain(before(last - 1));
  await bar(page).getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(() => bar(page).innerText()).toContain(`Move ${last} of ${last}`);
  // The cards of others stay hidden, even for a user who has seen them all.
  expect(await page.locator('.hands li').count()).toBe(1);
  await fine(page, '.game');
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.locator('.judged h2').innerText()).toBe(title);
  expect(await board.innerText()).toBe(shown);
  await expect.poll(() => run.evaluate((one) => one === document.activeElement)).toBe(true);
  // A move opens the board after it; the browser's Back closes the line, not the review.
  const address = page.url();
  await next(page).locator('button.move').last().click();
  await expect.poll(() => bar(page).innerText()).toContain(`Move ${last} of ${last}`);
  await page.goBack();
  await bar(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
  // Another choice ends the line.
  await run.click();
  await bar(page).waitFor();
  await page.getByRole('button', { name: 'Next choice' }).click();
  await bar(page).waitFor({ state: 'detached' });
  // On a phone the board comes into view.
  await page.getByRole('button', { name: 'Previous choice' }).click();
  await page.setViewportSize(sizes.phone);
  await run.click();
  await expect.poll(() => bar(page).evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await fine(page);
  expect(await cutOff(page)).toEqual([]);
  await page.reload();
  await page.locator('.judged').waitFor(patience);
  expect(await bar(page).count()).toBe(0);
});

it('is in other languages and games, and beside a hint', async () => {
  const page = await visitor({ size: 'phone' });
  await openLocal(page, guilds(3), 4);
  await playOn(page, 4, 12);
  const asks = page.locator('main [data-choice], main .option').first();
  await asks.waitFor();
  const list = page.getByRole('dialog').getByRole('list', { name: 'Likely next moves' });
  // A choice has a list if the moves after it are likely enough.
  for (let tries = 0; tries < 20; ++tries) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: /^Play this/ }).waitFor(patience);
    await page.getByText('Looking ahead').waitFor({ state: 'detached', ...patience });
    if ((await list.count()) > 0) break;
    await page.keyboard.press('Escape');
    await playOn(page, 4 + tries, 1);
    await asks.waitFor();
  }
  await expect.poll(async () => (await list.innerText()).match(/\d%/g)?.length ?? 0, patience).toBeGreaterThan(0);
  expect(await list.innerText()).not.toContain('someone');
  await fine(page, 'dialog');
  await page.keyboard.press('Escape');
  await playOn(page, 4);
  await page.goto(page.url().replace('/play/', '/review/') + '?lang=de');
  await page.getByRole('heading', { name: 'Die nächsten wahrscheinlichen Züge' }).waitFor(patience);
  await fine(page);
  expect(await cutOff(page)).toEqual([]);
});
