import { beforeAll, describe, expect, it } from 'vitest';
import { load, table } from '../i18n/i18n';
import { overdue, passed, shown, timeOf } from './time.svelte';

const second = 1000;
const at = (): number => 100 * second;

beforeAll(() => load(table));

describe('the time of a seat', () => {
  const state = { due: [130 * second, null, 105 * second, 90 * second, null], left: [null, 61_500, null, null, null] };

  it('runs while it is asked, and is kept in the bank else', () => {
    expect(timeOf(state, 0, at)).toEqual({ seconds: 30, runs: true, soon: false });
    expect(timeOf(state, 1, at)).toEqual({ seconds: 62, runs: false, soon: false });
    expect(timeOf(state, 4, at)).toBeNull();
  });
  it('is told more loudly in the end, and is never less than nothing', () => {
    expect(timeOf(state, 2, at)).toEqual({ seconds: 5, runs: true, soon: true });
    expect(timeOf(state, 3, at)).toEqual({ seconds: 0, runs: true, soon: true });
    expect(timeOf({ due: [null], left: [3000] }, 0, at)).toMatchObject({ soon: false });
  });
  it('is told more loudly an hour before the end of days', () => {
    const hours = (n: number): object =>
      timeOf({ due: [100_000 + n * 3_600_000], left: [], info: { clock: 3 * 86_400 } }, 0, at)!;
    expect([hours(2), hours(1)]).toMatchObject([{ soon: false }, { soon: true }]);
  });
  it('is told twice to those who only hear the page, and not at once where there is little of it', () => {
    const steps = [90, 61, 60, 59, 11, 10, 9, 1];
    expect(steps.map((seconds, n) => passed(steps[n - 1] ?? 0, seconds))).toEqual([
      ...[null, null, 60, null, null, 10, null, null],
    ]);
    expect(passed(0, 30)).toBeNull();
  });
  it('is up for whoever is late, but that is for others to say', () => {
    expect(overdue(state, 0, at)).toEqual([3]);
    expect(overdue(state, 3, at)).toEqual([]);
  });
  it('is written as clocks do', () => {
    expect([5, 65, 3665, 3 * 86_400].map(shown)).toEqual(['0:05', '1:05', '1:01:05', '3 days']);
  });
});
