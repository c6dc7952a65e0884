// Arrows on the board of a review: drawn by mouse, touch and keyboard, kept with the notes, and shared with the game.

import { deflateSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cutOff, sizes, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 60_000 };
const board = (page: Page) => page.locator('.box');
const heads = (page: Page) => board(page).locator('path.head');
const lane = (page: Page, track: string) => board(page).locator(`[data-track="${track}"] .badge`).first();
const tool = (page: Page) => page.getByRole('button', { name: 'Draw arrows' });
const listed = (page: Page, name: string) => page.getByRole('button', { name: `Delete the arrow ${name}` });

async function middle(one: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await one.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
async function drag(page: Page, from: Locator, to: Locator, button: 'left' | 'right'): Promise<void> {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down({ button });
  await page.mouse.move(...(await middle(to)), { steps: 4 });
  await page.mouse.up({ button });
}

it('join places, stay with the moment, and travel with the game', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  const record = await page.evaluate(() => {
    const kept = Object.values(localStorage) as string[];
    return (JSON.parse(kept.find((text) => text.includes('"record"'))!) as { record: string }).record;
  });
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 120_000 });
  await board(page).scrollIntoViewIfNeeded();
  const card = page.locator('.hands [data-card]').first();
  await drag(page, card, lane(page, 'king'), 'right');
  await expect.poll(() => heads(page).count()).toBe(1);
  const name = `${await card.getAttribute('aria-label')} → King’s Service`;
  await listed(page, name).waitFor();
  await fine(page, '.game');
  // Another moment has other arrows; a reload keeps them.
  await page.waitForURL(/at=\d+/);
  const address = page.url();
  await page.getByRole('button', { name: 'Next choice' }).click();
  await expect.poll(() => heads(page).count()).toBe(0);
  await page.goto(address);
  await expect.poll(() => heads(page).count(), patience).toBe(1);
  // Drawn again, it is deleted. A click on a track opens its sheet only while the tool is off.
  await drag(page, card, lane(page, 'king'), 'right');
  await expect.poll(() => heads(page).count()).toBe(0);
  await tool(page).click();
  await page.mouse.click(...(await middle(lane(page, 'quests'))));
  await page.mouse.click(...(await middle(lane(page, 'jousts'))));
  await listed(page, 'Quests → Jousts').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // By keyboard.
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('king.6');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('charity');
  await page.getByRole('button', { name: 'Add arrow' }).press('Enter');
  await expect.poll(() => heads(page).count()).toBe(2);
  await fine(page, '.game');
  await listed(page, 'Quests → Jousts').click();
  await listed(page, 'Quests → Jousts').waitFor({ state: 'detached' });
  await page.setViewportSize(sizes.phone);
  await page.getByText('Your arrows: 1').waitFor();
  await fine(page);
  expect(await cutOff(page)).toEqual([]);

  // A link brings them to a phone, where they fit its board; places that no board has are not drawn.
  const entry = Number(/at=(\d+)/.exec(address)![1]);
  const notes = [
    {
      entry,
      text: 'look',
      arrows: [
        ['jousts', 'king.6'],
        ['nowhere', 'king'],
      ],
    },
  ];
  const text = `${record}\n${JSON.stringify({ notes })}\n`;
  const other = await visitor({ size: 'phone', touch: true, language: 'de' });
  await other.goto(`/review?at=${entry}&seat=0#record=${deflateSync(text).toString('base64url')}`);
  await expect.poll(() => heads(other).count(), patience).toBe(1);
  await other.getByRole('button', { name: 'Pfeile zeichnen' }).tap();
  await other.touchscreen.tap(...(await middle(lane(other, 'quests'))));
  await other.touchscreen.tap(...(await middle(lane(other, 'charity'))));
  await expect.poll(() => heads(other).count()).toBe(2);
  expect(await cutOff(other)).toEqual([]);
});
