// Notes travel with their game in a link and in a file, and damaged ones never stop it.

import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 30_000 };
const sheet = (page: Page) => page.getByRole('dialog');
const own = 'Keep “Sword 3”: <b>why?</b>';

/** Opens the notes of a replay. */
async function notesOf(page: Page): Promise<void> {
  await page.locator('.replay').waitFor(patience);
  await page.getByRole('button', { name: 'Notes' }).click();
  await sheet(page).getByRole('textbox').waitFor(patience);
}
async function link(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void (document.title = text) },
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.title();
}
/** A file of the open sheet. */
async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as file' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}
async function opens(page: Page, file: string): Promise<void> {
  await page.goto('/replay');
  const buffer = Buffer.from(file);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.replay').waitFor(patience);
}
const fragment = (text: string): string => `#record=${deflateSync(text).toString('base64url')}`;

it('come back from a link and from a file on another device, and can be left out', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay input[type="range"]').fill('40');
  await page.waitForURL(/step=40/);
  await notesOf(page);
  await sheet(page).getByRole('textbox').fill(own);
  await sheet(page).getByRole('button', { name: 'Save note' }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/step=40/);
  await page.getByRole('button', { name: 'Share this game' }).click();
  await page.getByRole('link', { name: 'Save as file' }).waitFor(patience);
  await fine(page, 'dialog');
  const [whole, file] = [await link(page), await saved(page)];
  await page.getByRole('switch', { name: 'Include my note' }).uncheck();
  await expect.poll(() => link(page), patience).not.toBe(whole);
  const [bare, plain] = [await link(page), await saved(page)];
  expect(bare.length).toBeLessThan(whole.length);
  expect(file).toBe(`${plain}\n${file.split('\n')[1]}\n`);

  const other = await visitor({ size: 'phone' });
  await other.goto(whole);
  await other.locator('.replay').waitFor(patience);
  await other.getByRole('button', { name: 'More' }).click();
  await other.getByRole('button', { name: 'Notes' }).click();
  await sheet(other).getByRole('listitem').getByText(own).waitFor();
  expect(await sheet(other).locator('li b').count()).toBe(0);
  // A change stays after a reload of the link, and in a second tab.
  await sheet(other).getByRole('textbox').fill('Changed');
  await sheet(other).getByRole('button', { name: 'Save note' }).click();
  await sheet(other).getByRole('status').getByText('Saved').waitFor();
  const tab = await other.context().newPage();
  await tab.setViewportSize(sizes.laptop);
  await tab.goto(whole.replace('/replay?', '/review?'));
  await tab.getByRole('listitem').getByText('Changed').waitFor({ timeout: 60_000 });
  await other.goto(bare);
  await other.locator('.replay').waitFor(patience);
  await other.getByRole('button', { name: 'More' }).click();
  await other.getByRole('button', { name: 'Notes' }).click();
  await sheet(other).getByRole('listitem').getByText('Changed').waitFor();

  const third = await visitor();
  await opens(third, plain);
  await notesOf(third);
  expect(await sheet(third).getByRole('listitem').count()).toBe(0);
  await opens(third, file);
  await notesOf(third);
  await sheet(third).getByRole('listitem').getByText(own).waitFor();
});

it('are left out with the reason if they are damaged, and the user’s own stay', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  const record = await page.evaluate(() => {
    const kept = Object.values(localStorage) as string[];
    return (JSON.parse(kept.find((text) => text.includes('"record"'))!) as { record: string }).record;
  });
  const good = `${record}\n{"notes":[{"entry":3,"text":"mine"}]}\n`;
  await page.goto(`/replay${fragment(good)}`);
  await notesOf(page);
  await sheet(page).getByText('mine').first().waitFor();
  for (const [line, fault] of [
    ['{"notes":[{"entry":99999,"text":"x"}]}', /notes\[0\]\.entry: expected a number from 0 to \d+/],
    [`{"notes":[{"entry":3,"text":"${'x'.repeat(300_000)}"}]}`, /notes: found 3\d+ characters, allowed: 200000/],
    ['{"notes":nonsense', /notes: expected JSON/],
  ] as const) {
    await page.goto('/credits');
    await page.goto(`/replay${fragment(`${record}\n${line}\n`)}`);
    await page.getByText('cannot be read and were left out').waitFor(patience);
    await page.getByText(fault).waitFor();
    await fine(page, 'dialog');
    await page.keyboard.press('Escape');
    await notesOf(page);
    await sheet(page).getByRole('listitem').getByText('mine').waitFor();
    await page.keyboard.press('Escape');
  }
});
