import { expect, it } from 'vitest';
import { ago } from './ago';

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
