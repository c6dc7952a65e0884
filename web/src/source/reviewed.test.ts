import { expect, it } from 'vitest';
import type { Review } from './review';
import { ReviewedGames } from './reviewed';
import { MemoryShelf } from './saved';

const errors = { start: 1_000, luck: 2_000, own: 3_000, others: 4_000 };
const figure = { decisions: 20, win: -5_000, winError: 900 };
const review = (luck: number, analysis = 1): Review => ({
  players: 2,
  analysis,
  moments: [],
  seats: [luck, -luck].map((one) => ({
    win: { start: 500_000, luck: one, own: -100_000, others: 50_000, result: 450_000 + one, errors },
    figure,
    turns: [],
    skills: {},
  })),
});

it('keeps what each game came to, by seat, the latest first', () => {
  const shelf = new MemoryShelf();
  const games = new ReviewedGames(shelf);
  expect(games.all()).toEqual([]);
  games.keep('first', 'quick', review(10));
  games.keep('second', 'quick', review(20));
  expect(games.all().map(({ id }) => id)).toEqual(['second', 'first']);
  expect(games.all()[0]!.seats[1]).toEqual({
    ...{ start: 500_000, luck: -20, own: -100_000, others: 50_000 },
    ...{ errors, figure },
  });
  for (let n = 0; n < 200; ++n) games.keep(`game ${n}`, 'quick', review(n));
  expect(games.all()).toHaveLength(100);
  games.forget();
  expect(shelf.length).toBe(0);
});

it('lets no glance replace a closer look', () => {
  const games = new ReviewedGames(new MemoryShelf());
  const luck = (): number => games.all()[0]!.seats[0]!.luck;
  games.keep('a', 'quick', review(10));
  games.keep('a', 'deep', review(20));
  games.keep('a', 'quick', review(30));
  expect(games.all()).toHaveLength(1);
  expect(luck()).toBe(20);
  // Figures of an older version of the method are replaced.
  games.keep('a', 'quick', review(40, 2));
  expect(luck()).toBe(40);
});

it('takes what is damaged for what is not there', () => {
  const shelf = new MemoryShelf();
  shelf.setItem('roundtable.reviewed', '{');
  expect(new ReviewedGames(shelf).all()).toEqual([]);
  const sums = { start: 1, luck: 1, own: 1, others: 1, errors };
  const kept = (seat: object): string => JSON.stringify([{ id: 'a', depth: 'quick', analysis: 1, seats: [seat] }]);
  shelf.setItem('roundtable.reviewed', kept({ ...sums, figure: { decisions: '20' } }));
  expect(new ReviewedGames(shelf).all()).toEqual([]);
  // Older pages kept no figures.
  shelf.setItem('roundtable.reviewed', kept(sums));
  expect(new ReviewedGames(shelf).all()).toHaveLength(1);
  shelf.setItem('roundtable.reviewed', '[null, {"id":"a"}, {"id":"b","depth":"quick","seats":[{"luck":1}]}]');
  expect(new ReviewedGames(shelf).all()).toEqual([]);
});
