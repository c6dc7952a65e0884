// Tests the companion: a round entered by cards or by places, scored, saved on the device, and undone.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { forgive, useBrowser, visitor, type Look } from './browser';
import { fine } from './fine';

useBrowser();

async function companion(look: Look = {}, players = 3, game = 'academy', rules: string[] = []): Promise<Page> {
  const page = await visitor(look);
  await page.goto(`/companion/${game}`);
  await page
    .locator('.counts button')
    .nth(players - 2)
    .click();
  if (rules.length > 0 && look.size === 'phone') await page.getByText('Variations', { exact: true }).click();
  for (const rule of rules) await page.getByRole('switch', { name: rule }).click();
  await page.locator('form button[type="submit"]').click();
  await page.locator('form').waitFor({ state: 'detached' });
  return page;
}
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return;
  await page.screenshot({ path: `${process.env['PICTURES']}/companion.${name}.png`, fullPage: true });
}
const wide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Enters each card by its name, in turn. */
async function play(page: Page, cards: string[], how: (name: string) => Promise<void>): Promise<void> {
  const [first, second, third] = ['Blue', 'Yellow', 'Green'];
  for (const [turn, card] of cards.entries()) {
    await page.getByRole('heading', { name: `${[first, second, third][turn % 3]} plays` }).waitFor();
    await how(card);
  }
}
// Yellow reaches Jousts 4 after Blue; Green is last on Education.
const round = [
  ...['Jousts 4', 'Jousts 4', 'Quests 5'],
  ...['Gallantry 5', 'Gallantry 3', 'Quests 3'],
  ...['Education 2', 'Education 3', 'Charity 2'],
  ...['King’s Service 4', 'King’s Service 3', 'Charity 3'],
];

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'];

describe('the companion', () => {
  it('on a phone, without a network: cards as they are played, scored, kept, undone', async () => {
    const page = await companion({ size: 'phone', touch: true, keepsFiles: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.getByRole('heading', { name: 'Blue plays' }).waitFor();
    await page.context().setOffline(true);
    await picture(page, 'begin');
    const tap = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap();
    await play(page, round.slice(0, 5), tap);
    await picture(page, 'cards');
    expect(await wide(page)).toBeLessThanOrEqual(0);
    // A reload keeps all entries; a mistake can be undone.
    await page.reload();
    await page.getByRole('heading', { name: 'Green plays' }).waitFor();
    await tap('Charity 5');
    await page.getByRole('heading', { name: 'Blue plays' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('heading', { name: 'Green plays' }).waitFor();
    await tap(round[5]!);
    await play(page, round.slice(6), tap);
    // The second on Gallantry moves first, by ruling A2; on Jousts the later disc is ahead.
    await page.getByText('Yellow has to choose').waitFor();
    await page.getByText('Ruling A2').first().waitFor();
    await page.getByText('Jousts, square 4: Yellow and Blue').waitFor();
    await picture(page, 'asked');
    await tap('Move on King’s Service');
    await page.getByText('Blue has to choose').waitFor();
    await tap('Move on Quests');
    await page.getByRole('img', { name: 'Yellow: +3 from Jousts' }).waitFor();
    await page.getByRole('img', { name: 'Blue: +2 from Jousts' }).waitFor();
    await page.getByRole('img', { name: 'Green: −3 from Education' }).waitFor();
    await picture(page, 'scored');
    await tap('Go on with round II');
    await page.getByRole('heading', { name: 'Yellow plays' }).waitFor();
    await page.getByText('After round III').waitFor();
    expect(await page.locator('.points li').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Green\s*−?-?3/)]),
    );
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  });

  it('keeps bets, the codex, the Cup and the scrolls', async () => {
    const look: Look = { size: 'phone', touch: true };
    const rules = ['White and Black Knight', 'Bets', 'Secret Codex', 'Royal Scrolls'];
    const page = await companion(look, 3, 'academy', rules);
    const tap = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap();
    for (const [squire, track] of ['King’s Service', 'Quests', 'Quests'].entries())
      await page.locator('select').nth(squire).selectOption({ label: track });
    await picture(page, 'bets');
    await play(
      page,
      [
        ...['King’s Service 5', 'White Knight 4', 'Quests 5'],
        ...['King’s Service 3', 'Black Knight 5', 'Quests 3'],
        ...['Gallantry 5', 'Education 3', 'Charity 2'],
        ...['Gallantry 2', 'Education 2', 'Charity 3'],
      ],
      tap,
    );
    // The first on Education takes a token first, and enters its value; equal tokens share one button.
    await page.getByText('Yellow has to choose').waitFor();
    await page.getByText('Ruling A15').first().waitFor();
    await picture(page, 'codex');
    expect(await wide(page)).toBeLessThanOrEqual(0);
    await tap('An empty token');
    await page.getByText('Blue has to choose').waitFor();
    await tap('The token of −1');
    // Two cards on King's Service and the first rank on Gallantry: the bet moves Blue from 8 to 12, and both scrolls
    // pay.
    await page.getByText('Blue on King’s Service: 8 → 12').waitFor();
    await expect.poll(() => page.getByRole('img', { name: 'Blue: +6 from King’s Service' }).count()).toBe(2);
    await page.getByRole('img', { name: 'Blue: −1 from Education' }).waitFor();
    await page.getByRole('img', { name: 'Green: −3 from Education' }).waitFor();
    await page.getByText('King’s Service: all discs go back to square 0.').waitFor();
    await page.getByText('The Cup is 2 squares towards the Black Knight.').waitFor();
    const points = await page.locator('.points li').allInnerTexts();
    expect(points.map((line) => line.replace(/\s+/g, ' '))).toEqual(['Blue 11', 'Yellow 0', 'Green −3']);
    await picture(page, 'variations');
    await tap('Go on with round II');
    // The next round by places: the Cup is where the swords moved it, and both scrolls are available again.
    for (const squire of [0, 1, 2]) await page.locator('select').nth(squire).selectOption({ label: 'Quests' });
    await tap('Places');
    expect(await page.getByLabel('Cup: white squares').inputValue()).toBe('-2');
    expect(await page.getByLabel('Scroll of square 6').inputValue()).toBe('');
    await page.getByLabel('Scroll of square 6').selectOption({ label: 'Green took it this round' });
    await page.getByText('The scroll of square 6 does not fit the discs').waitFor();
    await page.getByText('Ruling A17').waitFor();
    await page.getByLabel('Scroll of square 6').selectOption({ label: 'lies there' });
    await fine(page);
    await tap('Score round II');
    await page.getByText('has to choose').waitFor();
  });

  it('with keys: only where the discs stand, what cannot be is named, King’s Service is emptied after round III, alms at the end', async () => {
    const page = await companion({}, 3, 'academy', ['Alms']);
    const press = async (name: string, times = 1): Promise<void> => {
      await page.getByRole('button', { name, exact: true }).focus();
      for (let n = 0; n < times; n++) await page.keyboard.press('Enter');
    };
    for (const n of [1, 2, 3]) {
      await press('Places');
      await press('Yellow');
      await press('King’s Service: one square forth', 2);
      await page
        .locator('output')
        .nth(4)
        .getByText(String(2 * n), { exact: true })
        .waitFor();
      if (n === 1) {
        await press('Quests: one square forth', 17);
        await page.getByText('Yellow cannot be on Quests 17 yet').waitFor();
        expect(await page.getByRole('button', { name: 'Score round I' }).isDisabled()).toBe(true);
        await press('Quests: one square back', 17);
      }
      await press(`Score round ${roman[n - 1]}`);
      if (n < 3) await press(`Go on with round ${roman[n]}`);
    }
    await page.getByRole('img', { name: 'Yellow: +6 from King’s Service' }).waitFor();
    await page.getByText('King’s Service: all discs go back to square 0.').waitFor();
    await picture(page, 'laptop');
    await press('Go on with round IV');
    await page.getByRole('heading', { name: /plays/ }).waitFor();
    expect(await page.getByText('all on the start').count()).toBe(7);
    // Blue earns a coat that Yellow can ask for; only Yellow is charitable.
    for (const n of [4, 5, 6]) {
      await press('Places');
      if (n === 4) {
        await press('Blue');
        await press('Jousts: one square forth');
      }
      await press('Yellow');
      await press('Charity: one square forth');
      await press(`Score round ${roman[n - 1]}`);
      if (n < 6) await press(`Go on with round ${roman[n]}`);
    }
    await page.getByText('Yellow has to choose').waitFor();
    await page.getByText('Ruling A23').first().waitFor();
    await picture(page, 'alms');
    await fine(page);
    // All of Yellow's coats are −3, so that choice is automatic; then up to two of Blue's three coats.
    await press('Trade with Blue');
    await press('Take Jousts +3');
    await page.getByRole('button', { name: 'Take nothing' }).waitFor();
    await press('Take Jousts +3');
    await page.getByText('Yellow wins').waitFor();
    const points = await page.locator('.points li').allInnerTexts();
    expect(points.map((line) => line.replace(/\s+/g, ' '))).toEqual(['Blue −18', 'Yellow −3', 'Green −18']);
    await picture(page, 'alms-end');
  });

  it('knows guilds, who has won, and what every power does', async () => {
    const page = await companion({ size: 'phone', touch: true }, 2, 'medievallons');
    await page.getByLabel('Name of player 2').fill('Bert');
    await page.getByLabel('Name of player 2').press('Enter');
    for (const guild of ['Monk', 'Witch', 'Star']) {
      await page.getByRole('button', { name: 'A guild of Bert' }).tap();
      await page.getByRole('dialog').getByRole('button', { name: guild }).tap();
      await page.getByRole('button', { name: `${guild} guild: one card more` }).tap();
    }
    await page.getByText('Bert wins with a third guild.').waitFor();
    await picture(page, 'guilds');
    // Fewer than three cards are no guild.
    await page.getByRole('button', { name: 'Star guild: one card less' }).tap();
    await page.getByRole('button', { name: 'Star guild: one card less' }).tap();
    await page.getByText('Bert wins').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Guilds: 2, cards in them: 8').waitFor();
    await fine(page);
  });

  const languages = ['fr', 'ru', 'de'] as const;
  it.each([{ size: 'laptop' }, ...languages.map((language): Look => ({ size: 'phone', language }))] as Look[])(
    'is fine to look at: %o',
    async (look) => {
      const page = await visitor(look);
      await page.goto('/companion');
      await page.locator('.counts button').nth(2).click();
      await fine(page);
      await picture(page, `form.${look.size}.${look.language}`);
      await page.locator('form button[type="submit"]').click();
      await page.locator('.keys button').first().click();
      await fine(page);
      await picture(page, `round.${look.size}.${look.language}`);
      expect(await wide(page)).toBeLessThanOrEqual(0);
    },
  );
});
