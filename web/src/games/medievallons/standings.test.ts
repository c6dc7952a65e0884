import { describe, expect, it } from 'vitest';
import { reasonOf, standings } from './standings';

function result(why: string, guilds: number[], members: number[], hands: number[], winners: number[]) {
  return { scores: guilds, winners, why, detail: { guilds, members, hands } };
}

describe('the end', () => {
  it('lists the winner first, then by guilds, cards in them and hand', () => {
    const rows = standings(result('third-guild', [1, 3, 1, 1], [3, 9, 3, 4], [2, 0, 5, 0], [1]));
    expect(rows.map((row) => row.seat)).toEqual([1, 3, 2, 0]);
    expect(rows.map((row) => row.winner)).toEqual([true, false, false, false]);
  });

  it.each([
    ['third', result('third-guild', [0, 3], [0, 9], [1, 5], [1])],
    ['guilds', result('cycle', [1, 2, 0], [6, 6, 0], [9, 1, 9], [1])],
    ['members', result('cycle', [1, 1, 0], [4, 5, 0], [9, 1, 9], [1])],
    // The player without a guild has the largest hand, but is already eliminated by guilds.
    ['hands', result('cycle', [1, 1, 0], [4, 4, 0], [3, 2, 9], [0])],
    ['equal', result('max-turns', [1, 1, 0], [4, 4, 0], [2, 2, 9], [0, 1])],
  ])('is decided by %s', (reason, end) => {
    expect(reasonOf(end)).toBe(reason);
  });
});
