import { expect, it } from 'vitest';
import { cardsAt, cardsFor, left, put, take } from './cards';
import type { AcademyPosition } from './part';
import { at, fit, pointsIn } from './position';

it('the box has 52 cards, and a sword is played on one of two tracks', () => {
  expect(cardsFor('hands').reduce((sum, card) => sum + left({}, card), 0)).toBe(52);
  expect(cardsFor('played').length - cardsFor('hands').length).toBe(3);
});

it('a card is put and taken away, and is no longer left meanwhile', () => {
  const hand = { pile: 'hands', squire: 1 } as const;
  const one = put({}, 3, hand, 'Q5');
  expect(one).toEqual({ hands: [[], ['Q5'], []] });
  expect(left(one, 'Q5')).toBe(0);
  const two = put(one, 3, { pile: 'played', squire: 0 }, 'S4 jousts');
  expect([left(two, 'S4'), left(two, 'S4 tournaments')]).toEqual([3, 3]);
  expect(cardsAt(take(two, 3, hand, 0), hand)).toEqual([]);
  expect(take(one, 3, hand, 0)).toEqual({});
});

const full: AcademyPosition = {
  ...{ round: 3, first: 2, moment: 'play', cup: 2, scrolls: { six: 1 }, bets: ['king', 'king', 'king', 'king'] },
  tracks: { jousts: [[3, 3, 0]] },
  hands: [['G5'], [], [], []],
  played: [['S3 jousts'], [], [], ['S3 jousts']],
  peeked: [[1], [], [], []],
};

it('points are what was brought and all coats, those of King’s Service twice where both scrolls went', () => {
  const coats = [{ jousts: [3, 2], king: [6, 1], kingTwice: true }, { education: [-1, -3] }];
  expect(pointsIn({ points: [10, 0], coats }, 2)).toEqual([10 + 3 + 12 - 1, 2 + 2 - 3]);
  expect(pointsIn({}, 2)).toEqual([0, 0]);
});

it('what goes with a moment stays, and what does not goes', () => {
  expect(at(full, 'scoring', 4, { variations: ['bet'] })).toMatchObject({ played: full.played, bets: full.bets });
  expect(at(full, 'end', 4, {})).toEqual({
    round: 6,
    first: 2,
    moment: 'end',
    cup: 2,
    scrolls: { six: 1 },
    tracks: full.tracks,
  });
  expect(at(full, 'draft', 4, {})).not.toHaveProperty('hands');
  expect(at({}, 'draft', 3, { variations: ['bet'] }).bets).toEqual(['quests', 'quests', 'quests']);
});

it('at a table with other rules, what these do not have is gone', () => {
  expect(fit(full, 3, {})).toEqual({ round: 3, first: 2, moment: 'play', tracks: { jousts: [[3, 0]] } });
  const rules = { variations: ['knights', 'scrolls'] };
  expect(fit(full, 4, rules)).toMatchObject({ cup: 2, scrolls: { six: 1 }, hands: full.hands, played: full.played });
  expect(fit(full, 4, rules)).not.toHaveProperty('peeked');
  expect(fit({ ...full, first: 3 }, 2, { two: 'karadoc' }).first).toBe(1);
});
