import { expect, it } from 'vitest';
import { duration } from './duration';

it('is told in the coarsest whole unit', () => {
  expect([30, 60, 120, 3600, 86_400 * 14].map((seconds) => duration('en', seconds))).toEqual([
    '30 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '14 days',
  ]);
  expect(duration('ru', 300)).toBe('5 минут');
});
