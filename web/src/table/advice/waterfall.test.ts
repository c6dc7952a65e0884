import { expect, it } from 'vitest';
import { axisOf, barsOf } from './waterfall';

const parts = [
  { name: 'start', value: 250, error: 0, whole: true as const },
  { name: 'loss', value: -300, error: 10 },
  { name: 'gain', value: 20, error: 5 },
  { name: 'sum', value: -30, error: 20, whole: true as const },
];

it('begins each part where the last one ended, and wholes at zero', () => {
  expect(barsOf(parts).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['start', 0, 250],
    ['loss', 250, -50],
    ['gain', -50, -30],
    ['sum', 0, -30],
  ]);
});

it('has room for zero, for all bars and for their ranges', () => {
  expect(axisOf(barsOf(parts))).toEqual({ low: -70, span: 320 });
  expect(axisOf(barsOf([{ value: 5, error: 0 }]))).toEqual({ low: 0, span: 5 });
  expect(axisOf([])).toEqual({ low: 0, span: 1 });
});
