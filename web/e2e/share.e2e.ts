// Sharing a game of this device: the link holds the record, and opens in another browser, also without a network.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgive, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 20_000 };

/** The link that the open sheet copies. */
async function copied(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (document.title = text) },
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.title();
  await page.keyboard.press('Escape');
  return link;
}

/** Plays a game to its end, and copies the link to step 40 of its replay. */
async function shared(page: Page): Promise<string> {
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.locator('.replay input[type="range"]').fill('40');
  await page.waitForURL(/step=40/);
  await page.getByRole('button', { name: 'Share this game' }).click();
  await page.getByRole('link', { name: 'Save as file' }).waitFor(patience);
  await fine(page, 'dialog');
  return copied(page);
}

it('opens a replay and a review at the same moment in another browser, and without a network', async () => {
  const link = await shared(await visitor());
  expect(link).toMatch(/\/replay\?step=40(&seat=\d)?#record=[\w-]+$/);
  expect(link.length).toBeLessThan(4000);

  const other = await visitor({ keepsFiles: true, size: 'phone' });
  await other.goto('/');
  await other.getByRole('button', { name: 'Settings' }).first().click();
  await other.locator('[data-offline="ready"]').waitFor({ timeout: 120_000 });
  await other.context().setOffline(true);
  await other.goto(link);
  await expect.poll(() => other.locator('.replay .count').innerText(), patience).toMatch(/^40\//);
  await other.reload();
  await expect.poll(() => other.locator('.replay .count').innerText(), patience).toMatch(/^40\//);
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);

  const third = await visitor();
  await third.goto(link.replace(/replay\?[^#]*/, 'review?at=30&seat=1'));
  await third.locator('.judged').waitFor({ timeout: 60_000 });
  await third.waitForURL(/\/review\?at=30&seat=1#record=/, { timeout: 60_000 });
  await third.getByRole('button', { name: 'Share this game' }).click();
  await third.getByRole('link', { name: 'Save as file' }).waitFor(patience);
  expect(await copied(third)).toMatch(/\/review\?at=30&seat=1#record=[\w-]+$/);
});

it('says what is wrong with a damaged link', async () => {
  const page = await visitor();
  const wrong = async (fragment: string, words: RegExp): Promise<void> => {
    await page.goto('/credits');
    await page.goto(`/replay${fragment}`);
    await page.getByText(words).waitFor(patience);
  };
  await wrong('#record=nonsense', /This link is damaged or too long/);
  await wrong('#record=%7Bgame%7D', /This link is damaged or too long/);
  await wrong('#record=eJyrVspMUbIyNDAw0FEqS8xRslJSKMlXKMlIVcjJzMtWqgUAjY4JSA', /This link is damaged or too long/);
  await wrong(`#record=${'A'.repeat(9000)}`, /This link is damaged or too long/);
  await page.goto(`/review#record=nonsense`);
  await page.getByText(/This link is damaged or too long/).waitFor(patience);
  await fine(page);
});
