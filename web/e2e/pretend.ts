// A fake server with a person who has played for a while.

import type { Page } from 'playwright-core';

export async function pretend(page: Page): Promise<void> {
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
    const seat = (luck: number, own: number, others: number) => ({
      ...{ start: 500_000, luck, own, others },
      errors: { start: 9_000, luck: 15_000, own: 20_000, others: 27_000 },
    });
    const sums = [
      [90_000, -150_000, 560_000],
      [-160_000, -60_000, 720_000],
      [310_000, -90_000, 280_000],
      [-40_000, -210_000, 750_000],
      [120_000, 0, 380_000],
    ].map(([luck, own, others], at) => {
      const seats = [seat(luck!, own!, others!), seat(-luck!, 0, 0)];
      return { id: `t${at + 1}`, depth: 'quick', analysis: 1, seats };
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
