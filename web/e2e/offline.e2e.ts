// Whole games against bots, with the engine in the page: those that nobody else plays to the end. Others are played with keys
// and fingers in people.e2e.ts, those with most at the table in axe.e2e.ts, and every kind without a browser.

import { describe, it } from 'vitest';
import { useBrowser, visitor, type Language } from './browser';
import { everything, expectEnd, guilds, openLocal, playOn, type Setup } from './robot';

useBrowser();

const setups: [name: string, language: Language, setup: Setup][] = [
  ['Karadoc, everything', 'fr', everything(2, 'karadoc')],
  ['Lancelot, everything', 'ru', everything(2, 'lancelot')],
  ['Medievallons, 4 players', 'en', guilds(4)],
];

describe('a whole game against bots', () => {
  it.each(setups)('%s, %s', async (name, language, setup) => {
    const page = await visitor({ language });
    await openLocal(page, setup, name.length);
    await playOn(page, name.length);
    await expectEnd(page, language);
  });
});
