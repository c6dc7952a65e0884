// Tests a game that only the engine knows, without a module in the page.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useBrowser, visitor } from './browser';

useBrowser();

const engine = join(import.meta.dirname, '../../build/wasm32/tests/games/goofspiel.wasm');

it('a game without a folder is set up by what the engine says of it, played to its end, and replayed', async () => {
  const page = await visitor();
  for (const file of ['study', 'engine_goofspiel'])
    await page
      .context()
      .route(`**/${file}.wasm`, (route) => route.fulfill({ path: engine, contentType: 'application/wasm' }));
  await page.goto('/new/goofspiel');
  const group = page.getByRole('group', { name: 'Players' });
  await group.getByRole('button', { name: '3 players' }).click();
  const numbers = page.locator('form input[type="number"]');
  expect(await numbers.count()).toBe(1);
  await numbers.fill('4');
  await page.locator('button[type="submit"]').click();

  const choice = page.locator('[data-choice]');
  await choice.first().waitFor();
  expect(await choice.allTextContents()).toEqual(['bid 1', 'bid 2', 'bid 3', 'bid 4']);
  expect(await page.locator('h2').first().textContent()).toBe('Which card do you bid for the prize?');
  expect(await page.title()).toContain('Goofspiel');
  await choice.nth(1).click();
  const end = page.getByTestId('end');
  await expect
    .poll(
      async () => {
        await page.keyboard.press('1');
        return end.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  expect(await end.locator('li').count()).toBe(3);
  expect(await end.textContent()).toContain('Won by');
  expect(await page.locator('aside .log .line').count()).toBeGreaterThan(4);

  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('group', { name: 'The table' }).waitFor();
});
