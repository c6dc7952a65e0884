// Tests games on one device: reloads, no network, undo, hints, files.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forgive, useBrowser, visitor } from './browser';
import { academy, guilds, keepLocal, openLocal, playOn } from './robot';

useBrowser();

const patience = { timeout: 20_000 };

async function log(page: Page): Promise<string[]> {
  return page.locator('.log ol li:not(.since)').allInnerTexts();
}

it('starts with one click, from nothing', async () => {
  const page = await visitor();
  await page.goto('/');
  // The opponents are chosen once, and saved.
  await page.getByRole('button', { name: /^Medieval Academy: / }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '3 players' }).click();
  await sheet.getByText('Page', { exact: true }).click();
  await sheet.getByRole('switch', { name: 'Bets' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('2 bots (Page), 1 special rule').waitFor();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.table').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/play\/local-/);
});

it('says that it is loading where the network is slow', async () => {
  const page = await visitor();
  await page.route('**/assets/local-*.js', async (route) => {
    await page.locator('button[aria-busy="true"]').waitFor();
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.table').waitFor();
  await page.unrouteAll({ behavior: 'wait' });

  /** Opens a table while these files are delayed until the page shows that it is loading. */
  const slowly = async (slow: string[], way: () => Promise<unknown>): Promise<void> => {
    const held = new Set<string>();
    for (const file of slow)
      await page.route(file, async (route) => {
        await page.getByRole('status').filter({ hasText: 'One moment' }).first().waitFor();
        held.add(file);
        await route.continue();
      });
    await way();
    expect([...held].sort()).toEqual([...slow].sort());
    await page.unrouteAll({ behavior: 'wait' });
  };
  const table = page.locator('.table');
  const engine = (game: string) => `**/engine_${game}.wasm`;
  await keepLocal(page, academy(3), 19);
  await page.goto('/');
  await slowly(['**/assets/LocalTable-*.js', engine('academy')], async () => {
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await table.waitFor();
  });
  await slowly(['**/assets/Learn-*.js', engine('medievallons')], async () => {
    await page.goto('/learn/medievallons');
    await table.waitFor();
  });
  const absent = page.getByRole('link', { name: 'Home' });
  await slowly(['**/assets/ServerTable-*.js', '**/api/v1/tables/none'], async () => {
    await page.goto('/table/none');
    await absent.waitFor();
  });
  await slowly(['**/assets/Replay-*.js', '**/api/v1/tables/none/record'], async () => {
    await page.goto('/replay/none');
    await absent.waitFor();
  });
  forgive(/404/);
  // A failed download gives an error, and can be repeated.
  await page.goto('/');
  await page.route('**/assets/*-ui-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Continue' }).first().click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await table.waitFor();
  forgive(/ERR_FAILED/);
});

it('moves what is told, by cheap means only, and nothing for those who want none', async () => {
  const page = await visitor({ speed: 'fast' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const names = (frames as Keyframe[]).flatMap((frame) => Object.keys(frame));
      for (const [name, place] of Object.entries({ hand: 'ul.cards', sky: '.sky' }))
        if (this.closest(place)) names.push(name);
      seen.push(...names.filter((name) => !['offset', 'easing', 'composite'].includes(name)));
      return animate.call(this, frames, options);
    };
    Object.assign(window, { seen });
  });
  const moved = (): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen.splice(0))].sort());
  await openLocal(page, academy(3), 5);
  // In the draft, hands slide; a played card flies to its row.
  const names = new Set<string>();
  for (let turn = 0; turn < 20 && !(names.has('hand') && names.has('sky')); turn++) {
    await playOn(page, turn, 4);
    for (const name of await moved()) names.add(name);
  }
  const cheap = ['hand', 'opacity', 'sky', 'transform', 'transformOrigin', 'translate'];
  expect([...names].filter((name) => !cheap.includes(name))).toEqual([]);
  expect([...names]).toEqual(expect.arrayContaining(['hand', 'sky']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moved(); // until the page has received it
  await playOn(page, 4, 6);
  expect(await moved()).toEqual([]);
});

it('goes on after a reload in the middle of a game', async () => {
  const page = await visitor();
  await openLocal(page, academy(4), 3);
  await playOn(page, 3, 14);
  await page.locator('main ul.cards').waitFor();
  await page.waitForFunction(() => document.title.startsWith('●'));
  const before = await log(page);
  await page.reload();
  await page.locator('.table').waitFor();
  await page.waitForFunction(() => document.title.startsWith('●'));
  expect(await log(page)).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await playOn(page, 4, 12);
});

it('opens and plays without a network after the first visit', async () => {
  const page = await visitor({ keepsFiles: true });
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    void registration;
    while ((await caches.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.context().setOffline(true);
  for (const path of ['/', '/rules/academy', '/learn/medievallons']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
  }
  await page.goto('/learn/academy?lesson=lift');
  await page.locator('.teacher[data-step="start"]').waitFor();
  const learned: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.bin')) learned.push(response.ok());
  });
  await openLocal(page, guilds(3), 5);
  await page.waitForFunction(() => document.title.startsWith('●'));
  expect(learned).toEqual([true]); // for the bots that have chosen
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('Compared with:').waitFor();
  await page.getByText('Looking ahead').waitFor({ state: 'detached' });
  // For the advice, and where it goes on to the likely next moves, for those.
  expect(learned.length).toBeGreaterThan(1);
  expect(learned).not.toContain(false);
  await page.getByRole('button', { name: 'Close' }).click();
  await playOn(page, 5);
});

it('takes a choice back, and gives a hint', async () => {
  const page = await visitor();
  await openLocal(page, academy(3, { first: 0 }), 8);
  await playOn(page, 8, 1e9, 'play a card');
  const before = await log(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: /^Play this/ }).click();
  // The bots have played, and it is the person's turn again.
  await expect.poll(async () => (await log(page)).length, patience).toBeGreaterThan(before.length + 2);
  await page.waitForFunction(() => document.title.startsWith('●'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => log(page), patience).toEqual([...before, 'You took back a choice.']);
});

it('replays a game from this device and from a file, step by step', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.replay').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/step=2/);
  await page.reload();
  await page.locator('.replay').waitFor();
  expect(page.url()).toContain('step=2');
  await page.keyboard.press('End');
  // The play button starts again at the end.
  const step = page.locator('.replay input[type="range"]');
  await expect.poll(async () => (await step.inputValue()) === (await step.getAttribute('max')), patience).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await step.inputValue()), patience).toBeLessThan(5);
  await expect.poll(async () => Number(await step.inputValue()), patience).toBeGreaterThan(0);
  await page.keyboard.press('End');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /Save the game/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect((JSON.parse(text) as { format: string }).format).toBe('roundtable/2');

  await page.goto('/replay');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"game":1}') });
  await page.getByRole('alert').or(page.locator('.wrong, .problem')).first().waitFor();
  await file.setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.replay').waitFor();
  await review(page);
});

/** From a replay: luck and choices. */
async function review(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 120_000 });
  // A deep review can be stopped; its results so far remain.
  await page.getByRole('button', { name: 'Deep review' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').waitFor();
  const parts = page.locator('[data-part]');
  await page.getByRole('heading', { name: /(cost|helped) most|main cause/ }).waitFor();
  for (const unit of ['Chance', 'Points']) {
    await page.getByRole('button', { name: unit, exact: true }).click();
    // Without the margins; each number is rounded.
    const shown = (await parts.allInnerTexts()).map((one) => Number.parseFloat(one.replace('−', '-')));
    expect(Math.abs(shown[0]! + shown[1]! + shown[2]! + shown[3]! - shown[4]!)).toBeLessThan(0.25);
    expect(Math.abs(shown[4]! - shown[1]! - shown[5]!)).toBeLessThan(0.15);
  }
  // Skills link to the costliest choice that needs them.
  await page.getByRole('button', { name: 'Chance', exact: true }).click();
  expect(await page.locator('[data-skill]').count()).toBeGreaterThan(2);
  await page.locator('.skills button:enabled').last().click();
  await page.locator('.judged .made').waitFor();
  const heading = page.locator('.judged h2');
  await page.keyboard.press('1');
  await page.getByRole('list', { name: 'Turning points' }).locator('[aria-pressed="true"]').waitFor();
  const turned = await heading.innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => heading.innerText(), patience).not.toBe(turned);
  const slider = page.getByRole('slider');
  const at = Number(await slider.getAttribute('aria-valuenow'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => slider.getAttribute('aria-valuenow'), patience).toBe(String(at + 1));
  // Other players' cards are shown only on request.
  const choices = page.locator('.judged tbody tr');
  while (/^You/.test(await heading.innerText()) || (await choices.count()) > 0)
    await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Show all cards' }).click();
  while ((await choices.count()) === 0) await page.keyboard.press('Shift+ArrowRight');
  await slider.scrollIntoViewIfNeeded();
  const box = (await slider.boundingBox())!;
  // Before the first card everything is open: the chance has a margin, in the band, in words and in the table.
  await page.mouse.click(box.x + 4, box.y + 60);
  await expect.poll(() => slider.getAttribute('aria-valuenow'), patience).toBe('0');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/\d+%, give or take \d+, /);
  expect(await slider.locator('path.band').getAttribute('d')).toMatch(/^M[\d .L]+Z$/);
  await page.getByText('As a table').click();
  await page.getByText('Band and ±: the margin of error.').waitFor();
  expect(await page.locator('.course + details tbody td').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^\d+% ± \d+$/),
  );
  await page.mouse.click(box.x + 0.7 * box.width, box.y + 60);
  await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow')), patience).toBeGreaterThan(at + 40);
}
