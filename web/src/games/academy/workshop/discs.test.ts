import { expect, it } from 'vitest';
import { only, put, shift, squareOf, type Tracks } from './discs';

const tracks: Tracks = {
  jousts: [
    [3, 1],
    [5, 0, 2],
  ],
};

it('a disc that comes to a square lies on top there', () => {
  expect(put(tracks, 'jousts', 1, 5)).toEqual({ jousts: [[5, 0, 2, 1]] });
  expect(put(tracks, 'jousts', 3, 4)).toEqual({
    jousts: [
      [3, 1],
      [4, 3],
      [5, 0, 2],
    ],
  });
  expect(put(tracks, 'jousts', 0, 0)).toEqual({
    jousts: [
      [3, 1],
      [5, 2],
    ],
  });
  expect(squareOf(tracks, 'jousts', 2)).toBe(5);
  expect(squareOf(tracks, 'king', 2)).toBe(0);
  // The number of the square is not mistaken for a squire.
  expect(squareOf({ jousts: [[3, 1]] }, 'jousts', 3)).toBe(0);
});

it('a disc is shifted within its stack, and no further', () => {
  expect(shift(tracks, 'jousts', 0, 1)).toEqual({
    jousts: [
      [3, 1],
      [5, 2, 0],
    ],
  });
  expect(shift(tracks, 'jousts', 2, 1)).toEqual(tracks);
});

it('who does not play has no discs', () => {
  expect(only(tracks, 2)).toEqual({
    jousts: [
      [3, 1],
      [5, 0],
    ],
  });
});
