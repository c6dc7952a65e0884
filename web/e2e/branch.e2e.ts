// Tests playing on from a point of a finished game, from its replay and its review.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 20_000 };

/** Plays a game to its end and opens its replay in the middle. */
async function replayed(page: Page): Promise<void> {
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  const scrub = page.locator('.replay input[type="range"]');
  await expect.poll(async () => Number(await scrub.getAttribute('max')), patience).toBeGreaterThan(60);
  await scrub.fill('60');
  await page.waitForURL(/step=60/);
}

/** Opens the moment in the workshop, which accepts it. */
async function intoWorkshop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play on from here' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Into the workshop' }).click();
  await page.waitForURL(/\/workshop\/academy#/);
  await page.locator('.answers').waitFor(patience);
  expect(await page.getByText('Impossible position').count()).toBe(0);
}

it('is one key away in a replay, is kept beside the game, compared with it and reviewed', async () => {
  const page = await visitor();
  await replayed(page);
  const replay = page.url();
  await intoWorkshop(page);
  // The whole game from its file works as well.
  const record = await page.evaluate(() => {
    const kept = Object.values(localStorage) as string[];
    return (JSON.parse(kept.find((text) => text.includes('"record"'))!) as { record: string }).record;
  });
  const { result } = JSON.parse(record) as { result: { winners: number[] } };
  const file = { name: 'games.jsonl', mimeType: 'application/json', buffer: Buffer.from(`${record}\n${record}\n`) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByText(`${['Blue', 'Yellow', 'Green'][result.winners[0]!]} wins`).waitFor(patience);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^(Blue|Yellow|Green) wins$/).waitFor({ state: 'detached' });
  await page.goto(replay);
  await page.locator('.replay').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play on', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play\/local-/);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await playOn(page, 4);
  await page.goto(replay);
  await page.locator('.replay').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const told = page.locator('dialog li');
  const sentence = /(won|lost) with −?\d+ instead of −?\d+/;
  await expect.poll(() => page.getByRole('dialog').innerText(), patience).toMatch(sentence);
  await fine(page);
  await page.keyboard.press('Escape');
  // A mark on the slider links to the branch, and a mark in the branch links back.
  const fork = page.locator('.replay').getByRole('link', { name: sentence });
  await fork.click();
  await page.waitForURL(/\/replay\/local-\w+\?step=60/);
  const back = page.locator('.replay').getByRole('link', { name: 'Back to that game' });
  await back.waitFor(patience);
  await fine(page, '.replay');
  await back.click();
  await page.waitForURL(replay);
  // A game keeps eight branches; a warning names the oldest before it is deleted.
  await page.evaluate(() => {
    const kept = Object.values(localStorage) as string[];
    const game = JSON.parse(kept.find((text) => text.includes('"branch":{'))!) as { id: string; updated: number };
    for (let n = 1; n < 8; ++n) {
      const copy = { ...game, id: `local-copy${n}`, updated: game.updated - n };
      localStorage.setItem(`roundtable.game.${copy.id}`, JSON.stringify(copy));
    }
  });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByText(/A game keeps 8 branches\. A new one replaces the oldest\. Round [IV]+: (won|lost) with/)
    .waitFor();
  expect(await told.count()).toBe(8);
  await told.getByRole('link', { name: 'Review the game' }).first().click();
  await page.waitForURL(/\/review\/local-/);
  await page.locator('.judged').waitFor();
  const beside = page.getByRole('region', { name: 'Compared with the game' });
  await expect
    .poll(() => beside.innerText(), patience)
    .toMatch(/Result\s+(won|lost) with −?\d+\s+(won|lost) with −?\d+/);
  await beside.getByRole('link', { name: 'Review the game, too' }).waitFor();
  await intoWorkshop(page);
  await page.goBack();
  await page.locator('.judged').waitFor();
  // The same from a review on a phone, for another seat and with hidden cards drawn again; the sheet has no faults in
  // any theme.
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Play on from here' }).click({ timeout: 60_000 });
  const sheet = page.getByRole('dialog');
  const seats = sheet.getByRole('group', { name: 'Your seat' }).getByRole('button');
  const chances = async (): Promise<number[]> =>
    (await seats.allInnerTexts()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  const all = async (): Promise<number> => (await chances()).reduce((sum, one) => sum + one, 0);
  await expect.poll(async () => Math.abs((await all()) - 100), patience).toBeLessThanOrEqual(2);
  await seats.nth(1).click();
  await sheet.getByRole('button', { name: 'Dealt again' }).click();
  await sheet.getByRole('button', { name: 'Champion' }).click();
  await fine(page);
  // Rotating the phone keeps the form.
  await page.setViewportSize({ width: sizes.phone.height, height: sizes.phone.width });
  await page.locator('[data-room~="lying"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Champion', pressed: true }).waitFor();
  await page.setViewportSize(sizes.laptop);
  await page.locator('[data-room~="phone"]').waitFor({ state: 'detached' });
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'Dealt again', pressed: true }).waitFor();
  await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/play\/local-/);
  await page.waitForFunction(() => document.title.startsWith('●'));
});
