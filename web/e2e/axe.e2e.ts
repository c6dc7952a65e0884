// Checks that axe-core finds no faults on any screen in either theme, and that no text is too small.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crowded, forgive, shapeless, sizes, tooSmall, useBrowser, visitor } from './browser';
import { fine } from './fine';
import { academy, everything, guilds, openLocal, playOn } from './robot';

useBrowser();

/** A fake server with a person who has played for a while. */
async function pretend(page: Page): Promise<void> {
  const me = { id: 'u1', name: 'Anna', account: true, created: 1_790_000_000_000 };
  const tally = { game: 'academy', players: 4, people: false, month: '2026-10' };
  const person = {
    person: me,
    page: 'companions',
    tallies: [
      { ...tally, people: true, place: 1, games: 6 },
      { ...tally, place: 2, games: 3 },
      { ...tally, place: 3, month: '2026-11', games: 2 },
      { ...tally, place: 4, month: '2026-11', games: 1 },
      { ...tally, game: 'medievallons', players: 3, place: 2, games: 1 },
    ],
    companions: [
      { user: 'u2', name: 'Bert', account: false, games: 5, won: 2, last: 1_793_000_000_000 },
      { user: 'u3', name: 'Cleo', account: true, games: 40, won: 9, last: 1_793_000_000_000 },
    ],
  };
  const table = {
    ...{ id: 't1', game: 'academy', players: 2, options: {}, public: true, phase: 'finished', you: 0, votes: [[], []] },
    seats: [
      { kind: 'person', name: 'Anna', user: 'u1', here: false, bot: false },
      { kind: 'person', name: 'Bert', user: 'u2', here: false, bot: false },
    ],
    result: { scores: [31, 20], winners: [0], why: 'points', detail: { squires: [] as object[] } },
  };
  const coats = (...values: number[]) => ({
    coats: values.map((value, at) => [['jousts', 'king', 'charity'][at], value]),
  });
  table.result.detail.squires = [coats(9, 12, -4), coats(5, 12, 0)];
  const games = Array.from({ length: 12 }, (_, n) => ({
    ...{ ended: 1_793_000_000_000, place: 1 },
    table: { ...table, id: `t${n + 1}` },
  }));
  // Some of the games were reviewed on this device.
  await page.addInitScript(() => {
    const seat = (luck: number, own: number, others: number) => ({ start: 500_000, luck, own, others });
    const sums = [
      [90_000, -150_000, 560_000],
      [-160_000, -60_000, 720_000],
      [310_000, -90_000, 280_000],
      [-40_000, -210_000, 750_000],
      [120_000, 0, 380_000],
    ].map(([luck, own, others], at) => {
      const seats = [seat(luck!, own!, others!), seat(-luck!, 0, 0)];
      return { id: `t${at + 1}`, depth: 'quick', seats };
    });
    localStorage.setItem('roundtable.reviewed', JSON.stringify(sums));
  });
  await page.routeWebSocket('**/api/v1/ws', () => {});
  await page.route('**/api/v1/you', (route) => route.fulfill({ json: { you: me } }));
  await page.route('**/api/v1/me/page', (route) => route.fulfill({ json: {} }));
  const running = { table: { ...table, phase: 'playing', result: null }, since: 1_793_000_000_000, due: [null, null] };
  await page.route('**/api/v1/turns', (route) => route.fulfill({ json: { turns: [running] } }));
  await page.route('**/api/v1/people/u1', (route) => route.fulfill({ json: person }));
  await page.route('**/api/v1/people/u1?as=others', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'not-yours', reason: 'closed', message: 'closed' } } }),
  );
  await page.route('**/api/v1/people/u1/games*', (route) => route.fulfill({ json: { games } }));
}

describe('axe finds nothing in either theme', () => {
  const paths = [
    '/',
    '/new/academy',
    '/new/academy?friends=1',
    '/new/medievallons',
    '/replay',
    '/rules/academy',
    '/rules/medievallons',
    '/hall',
    '/credits',
    '/me',
    '/learn/academy',
    '/learn/medievallons',
    '/play/nowhere',
  ];
  it('on any page', async () => {
    const page = await visitor();
    const look = async (path: string): Promise<void> => {
      await page.setViewportSize(sizes.laptop);
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await fine(page);
      await page.setViewportSize(sizes.phone);
      expect(await tooSmall(page)).toEqual([]);
      expect(await crowded(page)).toEqual([]);
    };
    for (const path of paths)
      await look(path).catch((error: unknown) => {
        throw new Error(path, { cause: error });
      });
  });
  it.each([
    ['Academy, 5 players, everything', everything(5)],
    ['Medievallons, 5 players', guilds(5)],
  ] as const)('%s, from the start to the end, wide and narrow', async (_, setup) => {
    const page = await visitor();
    const inBothSizes = async (look: () => Promise<void>): Promise<void> => {
      for (const size of ['laptop', 'phone'] as const) {
        await page.setViewportSize(sizes[size]);
        await look();
      }
    };
    await openLocal(page, setup, 11);
    for (const clicks of [0, 30]) {
      await playOn(page, clicks, clicks);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.title.startsWith('●'));
      await inBothSizes(async () => {
        await fine(page);
        expect(await shapeless(page, 'main :is(.cell, .tiny, .deck, .guild)')).toEqual([]);
        expect(await crowded(page)).toEqual([]);
      });
    }
    await playOn(page, 1);
    await inBothSizes(() => fine(page));
    await page.locator('dialog[open] a[href^="/replay/"]').click();
    await page.locator('.replay').waitFor();
    await inBothSizes(() => fine(page));
    await page.goto(page.url().replace('/replay/', '/review/'));
    await page.locator('.judged tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await inBothSizes(async () => {
      await fine(page);
      expect(await crowded(page)).toEqual([]);
    });
  });

  it.each(['laptop', 'phone'] as const)('the sheets over a table, %s', async (size) => {
    const page = await visitor({ size });
    await openLocal(page, academy(4), 11);
    await page.waitForFunction(() => document.title.startsWith('●'));
    for (const name of ['Menu', 'Hint', ...(size === 'phone' ? ['Players', 'Log', 'Help'] : [])]) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      await fine(page);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
  });

  it('an account, with a new recovery code', async () => {
    const page = await visitor();
    await page.goto('/me');
    await page.getByLabel('Your name').fill('Axel');
    await page.getByLabel('Passphrase').fill('four quiet words');
    await page.locator('form button[type="submit"]').click();
    await page.locator('.code').waitFor();
    await fine(page);
  });

  it('somebody’s own page, as they see it and as others do', async () => {
    const page = await visitor({ language: 'ru' });
    await pretend(page);
    await page.goto('/person/me');
    await page.getByRole('heading', { name: 'Ваши места' }).waitFor();
    await page.getByRole('img', { name: /1-е: 6, 2-е: 3, 3-е: 2, 4-е: 1/ }).waitFor();
    await page.getByText('Вы 31, Bert 20').first().waitFor();
    await page.getByRole('img', { name: /^Поединок: 9,0 за партию, у остальных 5,0/ }).waitFor();
    await page
      .getByRole('img', { name: /1-е место; в начале 50, удача \+12, ваш выбор 0, выбор других \+38/ })
      .waitFor();
    expect(await page.locator('.button.primary').count()).toBe(1);
    await fine(page);
    await page.setViewportSize(sizes.phone);
    expect(await tooSmall(page)).toEqual([]);
    expect(await crowded(page)).toEqual([]);
    // Too few games give no chart. Then the audience of the page, and the page as others see it.
    await page.getByRole('button', { name: 'С людьми' }).click();
    await page.getByText('после 10 партий').first().waitFor();
    await page.getByRole('button', { name: 'Никто' }).click();
    await page.getByRole('button', { name: 'Никто', pressed: true }).waitFor();
    await page.getByPlaceholder('С кем играли…').fill('Zoe');
    await page.getByText('Никого с именем «Zoe» здесь нет.').waitFor();
    await page.getByRole('link', { name: 'Глазами других' }).click();
    await page.getByText('Вашу страницу видите только вы.').waitFor();
    forgive(/403/);
  });

  it('a table that waits for its players, for who made it and for who comes by the link', async () => {
    const page = await visitor();
    await page.goto('/new/academy?friends=1');
    await page.getByLabel('Your name').fill('Ann');
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL('**/table/*');
    await page.locator('h1').first().waitFor();
    await fine(page);
    const guest = await visitor();
    await guest.goto(page.url());
    await guest.locator('form.sit').waitFor();
    await fine(guest);
    await guest.locator('form.sit input').fill('Bert');
    await guest.locator('form.sit button').click();
    // The host's actions, and the changes that others see.
    await page.getByRole('button', { name: 'More for Bert' }).click();
    await fine(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change options' }).click();
    await page.locator('dialog[open] select').first().waitFor();
    await fine(page);
    await page.getByRole('switch').last().click({ force: true });
    await page.locator('dialog[open] form .button.primary').click();
    await guest.getByTestId('changed').waitFor();
    await fine(guest);
    for (const one of [page, guest]) {
      await one.setViewportSize(sizes.phone);
      expect(await tooSmall(one)).toEqual([]);
      expect(await crowded(one)).toEqual([]);
    }
  });
});
