// Whole games against bots, with the engine in the page, in three languages. Those with most at the table are in axe.e2e.ts.

import { describe, expect, it } from 'vitest';
import { useBrowser, visitor, type Language } from './browser';
import { academy, everything, guilds, openLocal, playOn, type Setup } from './robot';

useBrowser();

const setups: [name: string, language: Language, setup: Setup][] = [
  ['Academy, 3 players', 'fr', academy(3)],
  ['Academy, 4 players, hidden standings', 'ru', { ...academy(4), hidden: true }],
  ['Karadoc', 'en', academy(2, { two: 'karadoc' })],
  ['Karadoc, everything', 'fr', everything(2, 'karadoc')],
  ['Lancelot', 'ru', academy(2, { two: 'lancelot' })],
  ['Lancelot, everything', 'en', everything(2, 'lancelot')],
  ['Medievallons, 2 players', 'fr', guilds(2)],
  ['Medievallons, 3 players', 'ru', guilds(3)],
  ['Medievallons, 4 players', 'en', guilds(4)],
];
const won: Record<Language, RegExp> = { en: /win/i, fr: /gagn|remport|victoire/i, ru: /побе|выигр/i };

describe('a whole game against bots', () => {
  it.each(setups)('%s, %s', async (name, language, setup) => {
    const page = await visitor({ language });
    await openLocal(page, setup, name.length);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await playOn(page, name.length);
    expect(await page.locator('[data-testid="end"]').innerText()).toMatch(won[language]);
  });
});
