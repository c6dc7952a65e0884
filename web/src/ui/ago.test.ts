import { expect, it } from 'vitest';
import { ago, day } from './ago';

it('says how long ago in the coarsest unit', () => {
  const at = (seconds: number) => ago('en', 0, seconds * 1000);
  expect([at(-5), at(59), at(60), at(7199), at(7200), at(86_400), at(86_400 * 3), at(86_400 * 70)]).toEqual([
    'now',
    'now',
    '1 minute ago',
    '1 hour ago',
    '2 hours ago',
    'yesterday',
    '3 days ago',
    '2 months ago',
  ]);
  expect(ago('ru', 0, 300_000)).toBe('5 минут назад');
});

it('a day is written as people write it', () => {
  const time = Date.UTC(2026, 10, 3, 12);
  expect([day('en', time), day('fr', time), day('ru', time)]).toEqual([
    '3 November 2026',
    '3 novembre 2026',
    '3 ноября 2026 г.',
  ]);
});
