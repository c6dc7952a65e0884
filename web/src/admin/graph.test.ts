import { expect, it } from 'vitest';
import { highest, nearest, path, points, span } from './graph';

const minute = 60_000;
const now = 100 * minute;

it('a line goes from the first moment to now, its highest value at the upper edge', () => {
  const at = [now - 60 * minute, now - 30 * minute, now];
  const line = points(at, [0, 5, 10]);
  expect(highest([line, []])).toBe(10);
  const box = { now, long: span(at, now), top: 10, width: 300, height: 50 };
  expect(path(line, box)).toBe('M0 50L150 25L300 0');
  expect(path(points(at, [0, 0, 0]), { ...box, top: 0 })).toBe('M0 50L150 50L300 50');
  expect(path([], box)).toBe('');
});

it('what a server has to show that was started just now stands at the right', () => {
  expect(span([], now)).toBe(5 * minute);
  expect(span([now - minute], now)).toBe(5 * minute);
  expect(span([now - 20 * minute, now], now)).toBe(20 * minute);
});

it('a pointer finds the moment that it is over, and none where nothing was counted', () => {
  const at = [now - 10 * minute, now - 5 * minute, now];
  expect(nearest(at, now, 10 * minute, 0)).toBe(0);
  expect(nearest(at, now, 10 * minute, 0.52)).toBe(1);
  expect(nearest(at, now, 10 * minute, 1)).toBe(2);
  expect(nearest(at, now, 10 * minute, 0.25)).toBeNull();
  expect(nearest([], now, 10 * minute, 0.5)).toBeNull();
});
