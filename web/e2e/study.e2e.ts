// Tests the Study page: the training plan, weak skills, and the history of puzzles, as kept on this device.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { crowded, cutOff, forgive, sizes, tooSmall, useBrowser, visitor, type Language } from './browser';
import { fine } from './fine';
import { act, academy, keepLocal, openLocal, playOn } from './robot';

useBrowser();

/** What eight reviewed games and some days of puzzles leave behind. */
async function trained(page: Page): Promise<void> {
  await page.goto('/credits');
  await page.evaluate(() => {
    const now = new Date();
    const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
    const keep = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
    keep('roundtable.lessons.academy', ['knights']);
    keep('roundtable.puzzles.daily', { [day - 1]: 'solved', [day - 2]: 'missed', [day - 4]: 'solved' });
    keep('roundtable.puzzles.rating.academy', { rating: 1342, deviation: 62, day, puzzles: 44 });
    keep('roundtable.puzzles.again.academy', { 7: [0, day], 19: [1, day - 1], 20: [1, day + 1] });
    const skills = (n: number) => ({
      swords: { choices: 6, win: -20_000, points: -1300 - 50 * (n % 3) },
      draft: { choices: 20, win: -9000, points: n % 2 ? -900 : 800 },
    });
    const games = Array.from({ length: 8 }, (_, n) => ({
      id: `g${n}`,
      game: 'academy',
      analysis: 2,
      time: n + 1,
      skills: skills(n),
    }));
    keep('roundtable.skills', games);
  });
}

it.each(['en', 'fr', 'de', 'ru'] as Language[])('has no faults for those who have trained, in %s', async (language) => {
  const page = await visitor({ language });
  await trained(page);
  await page.goto('/study');
  await page.locator('.plan li').nth(3).waitFor();
  await fine(page);
  await page.setViewportSize(sizes.phone);
  expect(await tooSmall(page)).toEqual([]);
  expect(await crowded(page)).toEqual([]);
  await fine(page);
  await page.locator('.plan [aria-expanded]').click();
  await page.locator('.plan .offer').nth(2).waitFor();
  expect(await crowded(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await fine(page, '.plan');
  await page.setViewportSize(sizes.laptop);
  expect(await cutOff(page)).toEqual([]);
  await fine(page, '.plan');
});

it('plans the day by the weakest skill, and goes on with what was missed', async () => {
  const page = await visitor();
  await trained(page);
  await page.goto('/study');
  await page.getByRole('heading', { name: 'Practise: Swords' }).waitFor();
  await page.getByText(/It cost you 1\.3 points a game in your last 8 games, give or take 0\.0 points\./).waitFor();
  await page.getByText(/Your rating: 1342\s±\s122/).waitFor();
  await page.getByText('2 days in a row').waitFor();
  await page.getByRole('img', { name: /^Swords: 1\.3 points a game, give or take 0\.0 points$/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Puzzles: Swords' }).getAttribute('href')).toMatch(/&theme=swords$/);
  // The longest due comes first.
  await page.getByRole('link', { name: 'Puzzles that you missed' }).click();
  await page.waitForURL('**/puzzles/academy?n=19');
});

it('offers newcomers a lesson, and notes their first puzzle', async () => {
  const page = await visitor();
  await page.goto('/study');
  await page.getByRole('heading', { name: 'Learn the game in five minutes' }).waitFor();
  await fine(page);
  await page.getByRole('link', { name: 'Solve: Medieval Academy' }).click();
  await page.locator('.teacher').waitFor();
  const step = (): Promise<string | null> => page.locator('.teacher').getAttribute('data-step');
  for (let turn = 0; turn < 60 && (await step()) === 'asked'; turn++) await act(page, turn);
  await page.goto('/study');
  await page.getByText('Your rating comes after 4 more puzzles').waitFor();
  const today = page.locator('ol li.today');
  expect(await today.innerText()).toMatch(/solved|missed/);
});

it('offers three plans with their reasons, and keeps the choice', async () => {
  const page = await visitor();
  await trained(page);
  await page.goto('/study');
  await page.getByRole('heading', { name: 'Practise: Swords' }).waitFor();
  const change = page.getByRole('button', { name: 'Change plan' });
  const offers = page.getByRole('list', { name: 'Choose a plan' }).getByRole('button');
  await change.click();
  await expect.poll(() => offers.count()).toBe(3);
  expect(await offers.nth(0).getAttribute('aria-pressed')).toBe('true');
  expect(await offers.nth(1).innerText()).toMatch(
    /^Practise: Draft\w*\s+Not sure: it may cost you .+, give or take .+\.$/,
  );
  expect(await offers.nth(2).innerText()).toContain('A bit of everything');
  await page.keyboard.press('Escape');
  await offers.first().waitFor({ state: 'detached' });
  expect(await change.evaluate((one) => one === document.activeElement)).toBe(true);

  const other = await page.context().newPage();
  await other.goto('/study');
  await other.getByRole('heading', { name: 'Practise: Swords' }).waitFor();
  await change.click();
  await offers.nth(1).click();
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: 'Practise: Draft' }).waitFor();
    await tab.getByRole('link', { name: 'Puzzles: Draft' }).waitFor();
  }
  await page.reload();
  await page.getByRole('heading', { name: 'Practise: Draft' }).waitFor();
  await page.getByText('Review 5 more games to see what the plan has changed.').waitFor();
  await change.click();
  await offers.nth(2).click();
  await page.getByRole('heading', { name: 'A bit of everything' }).waitFor();
  await page.getByRole('link', { name: 'Five puzzles' }).waitFor();
  // The keys of the page.
  const next = new URL((await page.locator('.plan a.go').getAttribute('href'))!, page.url()).href;
  await page.keyboard.press('c');
  await page.waitForURL(next);
  await page.goto('/study');
  await page.locator('.plan a.go').waitFor();
  await page.keyboard.press('p');
  await page.waitForURL('**/puzzles/academy?n=*');
});

it('ends a plan about a skill after five more reviewed games with the change, and suggests the next', async () => {
  const page = await visitor();
  await trained(page);
  await page.goto('/study');
  await page.getByText('Review 5 more games to see what the plan has changed.').waitFor();
  await page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem('roundtable.skills')!) as { id: string; skills: object }[];
    const better = games.slice(0, 5).map((one, n) => ({
      ...{ ...one, id: `new${n}` },
      skills: { swords: { choices: 6, win: -9000, points: -600 - 20 * n } },
    }));
    localStorage.setItem('roundtable.skills', JSON.stringify([...better, ...games]));
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Swords: 1.3 → 0.6 points a game' }).waitFor();
  await page
    .getByText(/^Before the plan it cost you 1\.3 points a game, .+ in the 5 games since, 0\.6 points, /)
    .waitFor();
  await fine(page, '.plan');
  await page.getByRole('button', { name: 'Next: Swords' }).click();
  await page.getByText('Review 5 more games to see what the plan has changed.').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Practise: Swords' }).waitFor();
});

it('offers a review of finished games, and then shows its result', async () => {
  const page = await visitor();
  await openLocal(page, academy(3), 9);
  await playOn(page, 9);
  // Another game, which stays without a review.
  await page.evaluate(() => {
    const game = JSON.parse(localStorage.getItem('roundtable.game.local-e2e9')!) as object;
    localStorage.setItem('roundtable.game.local-e2e8', JSON.stringify({ ...game, id: 'local-e2e8', updated: 2 }));
  });
  await page.goto('/study');
  const reviews = page.getByRole('link', { name: /^Review: Medieval Academy, .*\d, / });
  await expect.poll(() => reviews.count()).toBe(2);
  await reviews.first().click();
  await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 120_000 });
  const own = (await page.locator('[data-part="own"]').innerText()).replace(/\s/g, ' ');
  await page.goto('/study');
  const open = page.getByRole('link', { name: /^Open the review: / });
  await open.waitFor();
  const [value, about] = own.split(' ± ');
  const result = page.locator('.line', { has: open }).locator('.result');
  const told = (await result.innerText()).replace(/\s/g, ' ');
  expect(told).toContain(`${value!.replace('+0.0', '0.0')}% ± ${about} of a victory, `);
  expect(told).toMatch(/ [+−]?\d\.\d% ± \d\.\d per choice\.$/);
  expect(await reviews.count()).toBe(1);
  await fine(page);
  await page.setViewportSize(sizes.phone);
  expect(await cutOff(page)).toEqual([]);
  await open.click();
  await page.waitForURL('**/review/local-e2e9*');
});

it('says which games are missing without a connection or after a fault, and tries again', async () => {
  const page = await visitor();
  await keepLocal(page, academy(3));
  const me = { user: 'u1', name: 'Anna', account: false };
  await page.routeWebSocket('**/api/v1/ws', () => {});
  await page.route('**/api/v1/you', (route) => route.fulfill({ json: { you: me } }));
  await page.route('**/api/v1/tables?list=finished', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/study');
  await page.getByText('The games on the server could not be loaded.').waitFor();
  forgive(/500/);
  const table = {
    ...{ id: 't1', game: 'academy', players: 2, options: {}, phase: 'over', you: 0, updated: 1_793_000_000_000 },
    seats: ['u1', 'u2'].map((user) => ({ kind: 'person', name: user === 'u1' ? 'Anna' : 'Bert', user, bot: false })),
    result: { scores: [31, 20], winners: [0], why: 'points', detail: {} },
  };
  await page.unroute('**/api/v1/tables?list=finished');
  await page.route('**/api/v1/tables?list=finished', (route) => route.fulfill({ json: { tables: [table] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /^Review: Medieval Academy, Anna 31, Bert 20/ }).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  // Back to a page that is loaded already.
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.waitForURL('**/learn');
  await expect.poll(() => page.locator('h1').innerText()).not.toBe('Study');
  await page.context().setOffline(true);
  await page.goBack();
  await page.getByText('Games on the server need a connection.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /^Review: Medieval Academy, Anna 31, Bert 20/ }).waitFor();
  forgive(/ERR_INTERNET_DISCONNECTED/);
});

it('says that puzzles could not be loaded, and tries again', async () => {
  const page = await visitor();
  await page.route('**/*.jsonl', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/study');
  await page.getByText('The puzzles could not be loaded.').waitFor();
  forgive(/500/);
  await page.unroute('**/*.jsonl');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Solve: Medieval Academy' }).waitFor();
  await page.getByRole('link', { name: 'Solve: Medievallons' }).waitFor();
});
