// The user's own notes on moments of a replay: kept, changed, deleted, and never read as HTML.

import { expect, it } from 'vitest';
import { sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, openLocal, playOn } from './robot';

useBrowser();

it('are kept with the game, lead back to their moment, and can be changed and deleted', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Replay' }).click();
  const scrub = page.locator('.replay input[type="range"]');
  await page.locator('.replay').waitFor();
  await scrub.fill('40');
  await page.waitForURL(/step=40/);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Notes' }).click();
  const hostile = '<img src=x onerror="document.title=1">Keep the sword';
  await sheet.getByRole('textbox').fill(hostile);
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await sheet.getByRole('status').getByText('Saved').waitFor();
  await fine(page, 'dialog');
  await page.keyboard.press('Escape');
  await scrub.fill('10');
  await page.waitForURL(/step=10/);
  await page.reload();
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Notes' }).click();
  await sheet.getByText(hostile).waitFor();
  expect(await sheet.locator('img').count()).toBe(0);
  await fine(page, 'dialog');
  await sheet.getByRole('listitem').getByRole('button').first().click();
  await expect.poll(() => sheet.getByRole('textbox').inputValue()).toBe(hostile);
  await page.waitForURL(/step=40/);
  await sheet.getByRole('textbox').fill('Or not');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await sheet.getByRole('listitem').getByText('Or not').waitFor();
  await sheet.getByRole('button', { name: /^Delete the note/ }).click();
  await expect.poll(() => sheet.getByRole('listitem').count()).toBe(0);
});
