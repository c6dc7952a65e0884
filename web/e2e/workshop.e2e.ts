// Tests hand-made positions: settling an argument, scoring a round, sending a link.

import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { forgive, useBrowser, visitor, type Look } from './browser';
import { fine } from './fine';

useBrowser();

async function workshop(look: Look = {}, game = 'academy'): Promise<Page> {
  const page = await visitor(look);
  await page.goto(`${inject('base')}/workshop/${game}`);
  await page.locator('.answers').waitFor();
  return page;
}

const moment = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Moment' }).getByRole('button', { name, exact: true });
const disc = (page: Page, name: string) => page.getByRole('button', { name, exact: false });

/** Two discs on one square of Gallantry, the second on top, moved with the keys. */
async function tie(page: Page): Promise<void> {
  for (const colour of ['Yellow', 'Green']) {
    await disc(page, `${colour}, Gallantry`).focus();
    for (let square = 1; square <= 3; ++square) {
      await page.keyboard.press('ArrowRight');
      await disc(page, `${colour}, Gallantry: square ${square}`).waitFor();
    }
  }
}

describe('the workshop', () => {
  it('says who wins a tie, in a few taps on a phone without a network', async () => {
    const page = await workshop({ size: 'phone', touch: true, keepsFiles: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.locator('.answers').waitFor();
    await page.context().setOffline(true);
    const tied = page.getByRole('group', { name: 'Who is tied' });
    let taps = 0;
    const tap = async (name: string) => {
      taps++;
      await tied.getByRole('button', { name, exact: true }).tap();
    };
    await page.getByRole('button', { name: 'Who wins this tie?' }).tap();
    taps++;
    await tap('Yellow');
    await tap('Green');
    await page.getByText('Green wins').waitFor();
    await page.getByText('Ruling A1').waitFor();
    expect(taps).toBeLessThanOrEqual(6);
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/workshop-tie.png` });
    // On a track, the disc on top is first.
    await page.getByRole('group', { name: 'Where they are tied' }).getByRole('button', { name: 'Jousts' }).tap();
    await tap('Red');
    await tap('Blue');
    await page.getByText('Blue: +3 from Jousts').waitFor();
    await page.getByText('Red: +2 from Jousts').waitFor();
    await page.reload();
    await page.getByText('Blue: +3 from Jousts').waitFor();
    forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
  });

  it('says who wins where discs and points are moved by hand, and sends it on as a link', async () => {
    const page = await workshop();
    await moment(page, 'The end').click();
    for (const colour of ['Yellow', 'Green']) {
      const points = page.getByLabel(`${colour}: points so far`);
      await points.fill('31');
      await points.press('Tab');
    }
    await tie(page);
    await page.getByText('Green wins').waitFor();
    await page.getByText('Ruling A1').waitFor();
    await page.keyboard.press('ArrowDown'); // Green goes below Yellow
    await page.getByText('Yellow wins').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Green wins').waitFor();
    const other = await visitor({ language: 'fr' });
    await expect.poll(() => page.url()).toContain('#');
    await other.goto(page.url());
    await other.getByText('Vert gagne').waitFor();
  });

  it('scores a round, asks for what has to be chosen, and goes on', async () => {
    const page = await workshop({ size: 'phone', touch: true });
    await disc(page, 'Blue, Gallantry').tap();
    for (let square = 1; square <= 4; ++square) {
      await page.getByRole('button', { name: 'One square forward' }).tap();
      await disc(page, `Blue, Gallantry: square ${square}`).waitFor();
    }
    await page.getByText('Blue has to choose').waitFor();
    await page.getByText('Ruling A2').first().waitFor();
    await page.getByText('Not allowed, and why').tap();
    await page.getByText('it has to be used').waitFor();
    await page.getByRole('button', { name: 'Compare the choices' }).tap();
    await page.getByText('Best:').waitFor();
    await page.getByRole('button', { name: 'Move on Quests' }).tap();
    await page.getByText('Blue on Quests: 0 → 3').waitFor();
    await page.getByRole('button', { name: 'Go on with round II' }).tap();
    await disc(page, 'Blue, Quests: square 3').waitFor();
    // The device saves it.
    await page.goto(`${inject('base')}/workshop`);
    await disc(page, 'Blue, Quests: square 3').waitFor();
  });

  it('names what cannot be, and mends it', async () => {
    const page = await workshop();
    await moment(page, 'Playing').click();
    await disc(page, 'Red, Jousts').click();
    await page.getByRole('button', { name: 'One square forward' }).click();
    await page.getByText('Red cannot be on Jousts 1 yet').waitFor();
    await page.getByRole('button', { name: 'Move it to 0' }).click();
    await page.getByText('Blue has to choose').waitFor();
    await page.getByRole('button', { name: 'Blue: Hand', exact: true }).click();
    await page.getByRole('button', { name: 'Add: Quests 5, 1 left' }).click();
    await page.getByText('Blue has 1 card in hand; it must be 5, or none.').waitFor();
    expect(await page.getByRole('button', { name: 'Add: Quests 5, 0 left' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Take away: Quests 5' }).click();
    await page.getByText('Blue has to choose').waitFor();
    await page.goto(`${inject('base')}/workshop#broken`);
    await page.reload();
    await page.getByText('This link or file is damaged').waitFor();
  });

  it('says all that a position can say, by any rules', async () => {
    const page = await workshop();
    const said = async (): Promise<Record<string, unknown>> =>
      (
        JSON.parse((await page.evaluate(() => localStorage.getItem('roundtable.workshop.academy')))!) as {
          position: Record<string, unknown>;
        }
      ).position;
    const says = async (field: string): Promise<void> => {
      await expect.poll(async () => Object.keys(await said())).toContain(field);
    };
    await page.getByRole('button', { name: 'Rules and house values' }).click();
    const sheet = page.getByRole('dialog');
    for (const rule of ['White and Black Knight', 'Bets', 'Secret Codex', 'Royal Scrolls'])
      await sheet.getByRole('switch', { name: rule }).click();
    await sheet.getByText('House values').click();
    await sheet.getByLabel('Quests, first').fill('15');
    await fine(page);
    await sheet.getByRole('button', { name: 'Set up with these rules' }).click();
    await says('bets');
    await page
      .getByRole('group', { name: 'Round', exact: true })
      .getByRole('button', { name: 'III', exact: true })
      .click();
    await moment(page, 'Draft').click();
    for (const pile of ['Pack', 'Kept']) {
      await page.getByRole('button', { name: `Yellow: ${pile}`, exact: true }).click();
      await page.getByRole('button', { name: 'Add: Sword 4,' }).click();
      await says(pile === 'Pack' ? 'hands' : 'kept');
    }
    await moment(page, 'Playing').click();
    await page.getByRole('button', { name: 'Discs as the round began' }).click();
    await page.getByRole('button', { name: 'Blue: Played', exact: true }).click();
    await page.getByRole('button', { name: 'Add: Education 3,' }).click();
    await says('played');
    await page.getByRole('button', { name: 'Say which token lies where' }).click();
    await page.getByRole('group', { name: 'Place 3' }).getByRole('button', { name: '−3' }).click();
    await expect.poll(async () => (await said())['codex']).toEqual([0, -1, -3, 0]);
    await page.getByRole('group', { name: 'Who has looked where: Blue' }).getByRole('button', { name: '2' }).click();
    await says('peeked');
    await page.getByLabel('Cup: white squares').fill('2');
    await page.getByLabel('Cup: white squares').press('Tab');
    await page.getByLabel('Scroll of square 6').selectOption('aside');
    await page.getByText('Coats, round by round').click();
    await page.getByLabel('Education, Red, round I').fill('-3');
    await page.getByLabel('Education, Red, round I').press('Tab');
    await page.getByRole('group', { name: 'Players who know the coats' }).getByRole('button', { name: 'Red' }).click();
    await page.getByLabel('Red: points so far').fill('7');
    await page.getByLabel('Red: points so far').press('Tab');
    await page.getByLabel('First player').selectOption('2');
    for (const field of ['cup', 'scrolls', 'coats', 'informed', 'points']) await says(field);
    await expect.poll(said).toMatchObject({ round: 3, first: 2, moment: 'cards', scrolls: { six: 'aside' } });
    // Each fault of the position has a sentence and its ruling.
    await page.getByText('Impossible position').waitFor();
    await page.getByText('Ruling A17').first().waitFor();
    await fine(page);
  });

  it('settles who wins Medievallons, and names what cannot be', async () => {
    const page = await workshop({}, 'medievallons');
    const add = async (place: string, cards: string[]) => {
      await page.getByRole('button', { name: place, exact: true }).click();
      for (const card of cards) await page.getByRole('button', { name: `Add: ${card},` }).press('Enter');
    };
    await add('Blue: guild 1', ['Knight', 'Knight', 'Jester']);
    await add('Green: guild 1', ['Star', 'Star']);
    await page.getByText('A guild is three cards or more').waitFor();
    await add('Green: guild 1', ['Star', 'Star']);
    await page.getByText('Blue has to choose').waitFor();
    await moment(page, 'The end').click();
    await page.getByText('Green wins').waitFor();
    await page.getByText('Ruling M22').waitFor();
    await page.getByRole('button', { name: 'Take away: Star' }).first().click();
    await page.getByText('share the victory').waitFor();
  });

  it('plays on from a position of Medievallons, draws, and asks a bot', async () => {
    const page = await workshop({ size: 'phone', touch: true }, 'medievallons');
    await page.getByRole('button', { name: 'Blue: hand', exact: true }).tap();
    for (const card of ['Monk', 'Star', 'Monk']) {
      await page.getByRole('button', { name: `Add: ${card},` }).tap();
      await page
        .getByRole('button', { name: `Take away: ${card}` })
        .first()
        .waitFor();
    }
    await page.getByRole('button', { name: 'Compare the choices' }).tap();
    await page.getByText('Best:').waitFor();
    await page.getByRole('button', { name: 'Play a Monk' }).tap();
    await page.getByText('Chance decides next').waitFor();
    await page.getByRole('button', { name: 'Draw', exact: true }).tap();
    await page.getByText('Yellow has to choose').waitFor();
    await page.getByText('Blue plays a Monk').waitFor();
    await page.reload();
    await page.getByText('Yellow has to choose').waitFor();
  });

  it('is the beginning of a record, which is replayed and reviewed', async () => {
    const page = await visitor();
    const record = {
      ...{ format: 'roundtable/2', game: 'medievallons', players: 2, options: {}, seats: ['Ann', 'Bert'] },
      position: { hands: ['A,O', 'A,B'], deck: 'K,K' },
      log: ['0 play O', '* draw 0 K'],
    };
    const open = async (one: object): Promise<void> => {
      const buffer = Buffer.from(JSON.stringify(one));
      await page.goto(`${inject('base')}/replay`);
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'one.json', mimeType: 'application/json', buffer });
    };
    await open({ ...record, position: { guilds: ['0.1 K 1+1'] } });
    await page.getByText('three cards or more').or(page.locator('.wrong, .problem')).first().waitFor();
    await open(record);
    await page.locator('.replay').waitFor();
    await page.getByRole('link', { name: 'Review the game' }).click();
    await page.getByText(/quick review, \d+ s/).waitFor({ timeout: 60_000 });
  });

  it.each([
    { size: 'laptop' },
    { size: 'phone', language: 'ru' },
    { size: 'laptop', game: 'medievallons' },
    { size: 'phone', language: 'fr', game: 'medievallons' },
    { size: 'phone', language: 'de' },
  ] as (Look & { game?: string })[])('is fine to look at: %o', async ({ game = 'academy', ...look }) => {
    const page = await workshop(look, game);
    if (look.language === undefined && game === 'academy') await tie(page);
    await fine(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    if (process.env['PICTURES']) {
      await page.screenshot({ path: `${process.env['PICTURES']}/workshop.${game}.${look.size}.png`, fullPage: true });
    }
  });
});
