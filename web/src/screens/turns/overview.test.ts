import { expect, it } from 'vitest';
import type { Info, View } from '../../protocol/protocol';
import type { Played } from '../../source/turns';
import { gameNamed } from '../../games';
import { dueOf, shareLeft, sorted, specialRules } from './overview';

function game(id: string, since: number | null, due: (number | null)[], name = 'b'): Played {
  const table = { id, game: name, you: 0, clock: 100 } as Info;
  return { table, since, due, view: {} as View };
}
const ids = (games: Played[]): string[] => games.map(({ table }) => table.id);

it('has the most urgent first, then who has waited longest, or by game', () => {
  const games = [game('late', 5, [null]), game('early', 1, [null]), game('soon', 9, [500]), game('a', 9, [900], 'a')];
  expect(ids(sorted(games, 'time', String))).toEqual(['soon', 'a', 'early', 'late']);
  expect(ids(sorted(games, 'game', String))).toEqual(['a', 'soon', 'early', 'late']);
});

it('shows one’s own time, or the least of those one waits for', () => {
  expect(dueOf(game('x', 1, [700, 300]))).toBe(700);
  expect(dueOf(game('x', null, [null, 300, 200]))).toBe(200);
  expect(dueOf(game('x', null, [null, null]))).toBeNull();
});

it('shows how much of the time is left', () => {
  expect(shareLeft(game('x', 0, [100_000]), 75_000)).toBe(0.25);
  expect(shareLeft(game('x', 0, [100_000]), 200_000)).toBe(0);
  expect(shareLeft(game('x', 0, [null]), 0)).toBeNull();
});

it('tells tables with the same people apart by their rules', () => {
  const academy = gameNamed('academy');
  expect(specialRules(academy, {})).toBe(0);
  expect(specialRules(academy, { variations: ['scrolls', 'codex'] })).toBe(2);
});
