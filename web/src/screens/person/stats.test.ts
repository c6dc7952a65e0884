import { expect, it } from 'vitest';
import type { Played, Tally } from '../../source/pages';
import type { Info } from '../../protocol/protocol';
import { scoreLine } from './told';
import { compared, count, filtered, filterFor, fortunes, gamesIn, months, percent, places, playersIn } from './stats';

const tally = (more: Partial<Tally>): Tally => ({
  game: 'academy',
  players: 4,
  people: true,
  month: '2026-11',
  place: 1,
  games: 1,
  ...more,
});
const tallies = [
  tally({ games: 3 }),
  tally({ place: 2, games: 2 }),
  tally({ place: 4, month: '2026-09', people: false }),
  tally({ players: 3, games: 2 }),
  tally({ game: 'medievallons', players: 2, games: 9, place: 2 }),
];

it('begins with what is played most, and keeps to what was chosen as far as there is any', () => {
  expect(filterFor(tallies, {})).toEqual({ game: 'medievallons', players: 2, people: false });
  expect(filterFor(tallies, { game: 'academy' })).toEqual({ game: 'academy', players: 4, people: false });
  expect(filterFor(tallies, { game: 'academy', players: 3, people: true })?.players).toBe(3);
  expect(filterFor(tallies, { game: 'medievallons', players: 3 })?.players).toBe(2);
  expect(filterFor([], {})).toBeNull();
  expect(gamesIn(tallies)).toEqual(['medievallons', 'academy']);
  expect(playersIn(tallies, 'academy')).toEqual([4, 3]);
});

it('counts places and months', () => {
  const four = filtered(tallies, { game: 'academy', players: 4, people: false });
  expect(count(four)).toBe(6);
  expect(places(four, 4)).toEqual([3, 2, 0, 1]);
  expect(months(four)).toEqual([
    { month: '2026-09', games: 1, won: 0 },
    { month: '2026-11', games: 5, won: 3 },
  ]);
  expect(months(four, 1).map((one) => one.month)).toEqual(['2026-11']);
  expect(count(filtered(tallies, { game: 'academy', players: 4, people: true }))).toBe(5);
  expect(percent(1, 3)).toBe(33);
});

it('compares where points come from with the others at the same tables', () => {
  const points = {
    sources: () => ['a', 'b'],
    of: ({ result }: Info) => (result ? [result.scores, [4, 0], [2, 2]] : null),
  };
  const table = (scores: number[] | null, user = 'u1'): Info =>
    ({ seats: [{ kind: 'person', user }, { kind: 'bot' }, { kind: 'bot' }], result: scores && { scores } }) as Info;
  expect(compared('u1', [table([5, 1]), table([1, 2]), table(null), table([9, 9], 'u2')], points)).toEqual({
    games: 2,
    sources: [
      { name: 'a', own: 3, others: 3 },
      { name: 'b', own: 1.5, others: 1 },
    ],
  });
  expect(compared('u1', [], points).games).toBe(0);
});

it('shows what was luck in the games that were reviewed, from one’s own seat, the last ones in order', () => {
  const played = (id: string, users: string[]): Played =>
    ({
      ended: 1,
      place: 2,
      table: { id, seats: users.map((user) => ({ kind: 'person', user })) },
    }) as unknown as Played;
  const errors = { start: 10_000, luck: 20_000, own: 40_000, others: 50_000 };
  const seat = (luck: number) => ({ start: 250_000, luck, own: -90_000, others: 40_000, errors });
  const reviewed = ['a', 'b', 'c', 'old'].map((id) => ({
    ...{ id, depth: 'quick' as const, analysis: id === 'old' ? 1 : 2 },
    seats: [seat(10_000), seat(-20_000)],
  }));
  const games = [
    played('c', ['u1', 'u2']),
    played('not reviewed', ['u1', 'u2']),
    played('old', ['u1', 'u2']), // by an older method
    played('b', ['u2', 'u1']),
    played('a', ['u2', 'u3']),
  ];
  expect(fortunes('u1', games, reviewed)).toEqual([
    { id: 'b', ended: 1, place: 2, start: 25, luck: -2, own: -9, others: 4, ownCostMore: false },
    { id: 'c', ended: 1, place: 2, start: 25, luck: 1, own: -9, others: 4, ownCostMore: true },
  ]);
  expect(fortunes('u1', games, reviewed, 1).map(({ id }) => id)).toEqual(['c']);
});

it('tells a game by its winners first, then by points', () => {
  const result = { scores: [31, -2, 31], winners: [2], why: 'gallantry', detail: {} };
  const table = { result } as unknown as Info;
  expect(scoreLine(table, ['Ann', 'Bob', 'you'])).toBe('You 31, Ann 31, Bob −2');
});
