import { expect, it } from 'vitest';
import { minutesOf, timeOf } from './hours';

it('reads and writes times of the day', () => {
  expect([0, 450, 1325].map(timeOf)).toEqual(['00:00', '07:30', '22:05']);
  expect(['00:00', '07:30', '22:05'].map(minutesOf)).toEqual([0, 450, 1325]);
  expect(minutesOf('')).toBeNull();
});
