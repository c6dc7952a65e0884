import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crowded, sizes, tooSmall, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { act, openLocal, playOn, press } from './robot';

useBrowser();

const step = (page: Page): Promise<string | null> => page.locator('.teacher').getAttribute('data-step');

/** Makes any choice. */
async function answer(page: Page, choose: (turn: number) => Promise<void>): Promise<void> {
  await page.locator('.teacher').waitFor();
  for (let turn = 0; turn < 60 && (await step(page)) === 'asked'; turn++) await choose(turn);
  expect(['right', 'wrong']).toContain(await step(page));
}

/** Asks for the answer after a wrong choice, and waits for its explanation. */
async function learnIt(page: Page): Promise<void> {
  if ((await step(page)) === 'wrong') {
    await page.getByText('of a victory').first().waitFor();
    await page.getByRole('button', { name: 'Show solution' }).click();
  }
  await page.getByText('the next best choice').first().waitFor();
}

describe('puzzles', () => {
  it.each(['academy', 'medievallons'])('of %s: that of the day is answered, explained and kept', async (game) => {
    const page = await visitor();
    await page.goto('/puzzles');
    const list = page.locator('section.leaf').nth(game === 'academy' ? 0 : 1);
    await list.getByRole('link', { name: 'Puzzle of the day' }).click();
    await page.waitForURL(`**/puzzles/${game}?n=*`);
    const number = new URL(page.url()).searchParams.get('n')!;
    await answer(page, (turn) => act(page, turn));
    await learnIt(page);
    await fine(page);
    await page.getByRole('button', { name: 'Why?' }).click();
    expect(await page.locator('dialog[open] tbody tr').count()).toBeGreaterThan(2);
    expect(await page.locator('dialog[open] tr.best').count()).toBe(1);
    await fine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForFunction((was) => !location.search.endsWith(`=${was}`), number);
    await expect.poll(() => step(page)).toBe('asked');
    await page.getByRole('link', { name: 'All puzzles' }).click();
    await list.getByText('All puzzles').click();
    await list.getByRole('link', { name: new RegExp(`^Puzzle ${number}, .* on the first try$`) }).waitFor();
    await fine(page);
    // A grade lists fewer puzzles.
    const all = await list.locator('details li').count();
    await list.getByRole('button', { name: 'Grade 2 of 5' }).click();
    expect(await list.locator('details li').count()).toBeLessThan(all);
  });

  it('are solved on a phone with the keyboard alone, in Russian', async () => {
    const page = await visitor({ size: 'phone', language: 'ru' });
    await page.goto('/puzzles');
    await page.getByRole('link', { name: 'Задача дня' }).first().waitFor();
    await fine(page);
    expect(await tooSmall(page)).toEqual([]);
    expect(await crowded(page)).toEqual([]);
    await page.goto('/puzzles/academy?n=1');
    await answer(page, () => press(page));
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await fine(page);
    await page.setViewportSize(sizes.laptop);
    await fine(page);
  });

  it('come out of one’s own games, once they were reviewed', async () => {
    const page = await visitor();
    await openLocal(page, { game: 'academy', seats: ['me', 'champion'], options: { two: 'karadoc' } }, 3);
    await playOn(page, 1);
    await page.locator('dialog[open] a[href^="/replay/"]').waitFor();
    await page.goto(page.url().replace('/play/', '/review/'));
    await page.getByText('quick review').waitFor({ timeout: 90_000 });
    await page.goto('/puzzles');
    await page.getByRole('link', { name: /^From your games, 1/ }).click();
    await answer(page, (turn) => act(page, turn));
    await learnIt(page);
  });
});
