// Whole games against bots, with the engine in the page.

import { describe, expect, it } from 'vitest';
import { useBrowser, visitor } from './browser';
import { openLocal, playOn, type Setup } from './robot';

useBrowser();

const variations = ['knights', 'bet', 'codex', 'scrolls', 'dragon', 'alms'];
const advanced = ['lift', 'stepback', 'orderedreset'];
const bots = (n: number): string[] => ['me', ...Array<string>(n - 1).fill('page')];

const setups: [name: string, setup: Setup][] = [
  ['Academy, 3 players', { game: 'academy', seats: bots(3) }],
  ['Academy, 4 players, hidden standings', { game: 'academy', seats: bots(4), hidden: true }],
  ['Academy, 5 players, everything', { game: 'academy', seats: bots(5), options: { variations, advanced } }],
  ['Karadoc', { game: 'academy', seats: bots(2), options: { two: 'karadoc' } }],
  ['Karadoc, everything', { game: 'academy', seats: bots(2), options: { two: 'karadoc', variations, advanced } }],
  ['Lancelot', { game: 'academy', seats: bots(2), options: { two: 'lancelot' } }],
  ['Lancelot, everything', { game: 'academy', seats: bots(2), options: { two: 'lancelot', variations, advanced } }],
  ...[2, 3, 4, 5].map((n): [string, Setup] => [`Medievallons, ${n} players`, { game: 'medievallons', seats: bots(n) }]),
];

describe('a whole game against bots', () => {
  it.each(setups)('%s', async (name, setup) => {
    const page = await visitor();
    await openLocal(page, setup, name.length);
    await playOn(page, name.length);
    expect(await page.locator('[data-testid="end"]').isVisible()).toBe(true);
  });
});
