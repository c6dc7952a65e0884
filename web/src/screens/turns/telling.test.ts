import { expect, it } from 'vitest';
import type { Turn } from '../../browser/turns.svelte';
import { begun, done, knownAfter, timeLeft, titleWith } from './telling';

const turn = (table: string, decision = 0, since = 0): Turn => ({ table, game: 'academy', decision, since, due: null });

it('puts the number of waiting tables before any title, once', () => {
  expect(titleWith('Hall · Roundtable', 3)).toBe('(3) Hall · Roundtable');
  expect(titleWith('(3) Hall · Roundtable', 1)).toBe('(1) Hall · Roundtable');
  expect(titleWith('(1) Hall · Roundtable', 0)).toBe('Hall · Roundtable');
});

it('tells each turn once, also the next one at the same table', () => {
  expect(begun([turn('a')], [turn('a'), turn('b')])).toEqual([turn('b')]);
  expect(begun([turn('a')], [turn('a', 5)])).toEqual([turn('a', 5)]);
  expect(done([turn('a'), turn('b')], [turn('b', 7)])).toEqual(['a']);
});

it('does not ring again for a turn that a pause or a holiday has moved', () => {
  const first = turn('a', 3);
  const paused = knownAfter([first], [turn('b', 1)]);
  const resumed = [turn('a', 3, 60_000), turn('b', 1)];
  expect(begun(paused, resumed)).toEqual([]);
  expect(begun(knownAfter(paused, resumed), [turn('a', 4)])).toEqual([turn('a', 4)]);
});

it('says how much time is left in each language', () => {
  const hours = 3_600_000;
  expect(timeLeft('en', 4.5 * hours, 0)).toBe('4 hours');
  expect(timeLeft('fr', 24 * hours, 0)).toBe('1\u00a0jour');
  expect(timeLeft('ru', 49 * hours, 0)).toBe('2 дня');
  expect(timeLeft('en', 5000, 9000)).toBe('0 seconds');
  // A clock of one day that has just started.
  expect(timeLeft('en', 24 * hours - 4000, 0)).toBe('1 day');
  expect(timeLeft('en', 48 * hours - 4000, 0)).toBe('2 days');
  expect(timeLeft('en', 23 * hours, 0)).toBe('23 hours');
  expect(timeLeft('en', hours - 500, 0)).toBe('1 hour');
});
