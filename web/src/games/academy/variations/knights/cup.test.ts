import { expect, it } from 'vitest';
import { cupAt, cupSquares } from './cup';

const usual = { cupReach: 3, cupMiddle: false };
const withMiddle = { cupReach: 3, cupMiddle: true };

it('has no square in the middle, unless the table agreed so', () => {
  expect(cupSquares(usual)).toEqual([3, 2, 1, -1, -2, -3]);
  expect(cupSquares(withMiddle)).toEqual([3, 2, 1, 0, -1, -2, -3]);
});

it('stands between the two sides at the start, and on its square later', () => {
  for (const values of [usual, withMiddle]) expect(cupAt(values, 0)).toBe(0.5);
  expect(cupSquares(usual).map((square) => cupAt(usual, square) * 12)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(cupAt(withMiddle, 1) * 14).toBe(5);
});
