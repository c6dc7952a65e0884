import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol/protocol';
import { waitingFor } from './patience';

const person = (more: object): SeatInfo => ({
  kind: 'person',
  name: 'Ann',
  user: 'u',
  here: true,
  bot: false,
  ...more,
});
const seats = [
  person({}),
  person({ here: false, away: 1000 }),
  person({ here: false, away: 1000, bot: true }),
  person({}),
  { kind: 'bot', name: 'squire' } as SeatInfo,
];

test('whoever is away is waited for, and can be voted on after half a minute', () => {
  expect(waitingFor(seats, [1, 2, 4], 0, 1000, 2000)).toEqual([{ seat: 1, away: true, long: false }]);
  expect(waitingFor(seats, [1, 2, 4], 0, 1000, 31_000)).toEqual([{ seat: 1, away: true, long: true }]);
});

test('whoever is here is given three minutes', () => {
  expect(waitingFor(seats, [0, 3], 0, 1000, 180_999)).toEqual([]);
  expect(waitingFor(seats, [0, 3], 0, 1000, 181_000)).toEqual([{ seat: 3, away: false, long: true }]);
});
