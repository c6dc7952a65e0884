import { expect, it } from 'vitest';
import { gameNamed } from '../../games';
import { quickSetup, understoodQuick } from './quick';

const academy = gameNamed('academy');
const medievallons = gameNamed('medievallons');

it('begins as usual where nothing was chosen', () => {
  expect(quickSetup(academy, understoodQuick(academy, null), 'Ann')).toEqual({
    game: 'academy',
    options: {},
    seats: ['me', 'squire', 'squire', 'squire'],
    name: 'Ann',
  });
  expect(quickSetup(medievallons, understoodQuick(medievallons, 'x'), '').seats).toHaveLength(3);
});

it('begins with the players, the level and the rules that were chosen', () => {
  const chosen = { players: 2, level: 'knight', rules: { advanced: ['lift'], variations: ['alms', 'bet', 'x'] } };
  const { seats, options } = quickSetup(academy, understoodQuick(academy, chosen), '');
  expect(seats).toEqual(['me', 'knight']);
  expect(options).toEqual({ two: 'karadoc', advanced: ['lift'], variations: ['bet', 'alms'] });
});

it('is as usual where what was kept is damaged', () => {
  const damaged = { players: 9, level: 'king', rules: { advanced: [1], variations: 'bet' } };
  expect(understoodQuick(academy, damaged)).toEqual(understoodQuick(academy, null));
});
