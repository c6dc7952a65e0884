import { describe, expect, it } from 'vitest';
import { shown, type Label } from '../../source/analysis';
import type { Balance, Moment, Review } from '../../source/review';
import { barsOf } from '../../table/advice/waterfall';
import {
  apart,
  band,
  change,
  changeError,
  costliest,
  countLabels,
  course,
  finding,
  first,
  nextMoment,
  outcome,
  partsOf,
  skillsOf,
  withoutLuck,
} from './figures';

const balance = (start: number, luck: number, own: number, others: number, error = 10_000): Balance => ({
  ...{ start, luck, own, others },
  result: start + luck + own + others,
  errors: { start: error, luck: error, own: error, others: error },
});

const at = (entry: number, seat: number | null, luck = 0): Moment => ({
  ...{
    entry,
    seat,
    win: [500_000, 500_000],
    errors: { win: [10_000, 10_000] },
    luck: { win: [luck, -luck], errors: { win: [4_000, 4_000] } },
    rest: { win: [0, 0] },
  },
});
/** A choice that cost something, of a hundred imagined games. */
const choice = (entry: number, seat: number, cost: number, label: Label = 'costly', points = 0): Moment => {
  const by = (value: number): number[] => (seat === 0 ? [value, -value] : [-value, value]);
  const valued = { win: [500_000, 500_000], error: 4_000, apart: 4_000, games: 100, skill: 'draft' };
  return {
    ...at(entry, seat),
    ...{ chosen: 1, reference: 0, label, skill: 'draft' },
    choices: [
      { ...valued, action: 'a', behind: -cost },
      { ...valued, action: 'b', behind: cost },
    ],
    decision: { win: by(-cost), points: by(-points), errors: { win: [3_000, 3_000], points: [300, 300] } },
  };
};
const figure = { decisions: 10, win: -9_000, winError: 1_000 };
const review: Review = {
  players: 2,
  analysis: 1,
  moments: [at(0, null, 20_000), choice(1, 0, 90_000), choice(2, 1, 40_000), at(3, 0, -100_000)],
  seats: [
    {
      win: balance(500_000, -80_000, -90_000, 40_000),
      turns: [1, 2, 3],
      skills: { draft: { choices: 1, costly: 1, win: -90_000 } },
      figure,
    },
    {
      win: balance(500_000, 80_000, -40_000, 90_000),
      turns: [1, 3],
      skills: { draft: { choices: 8, costly: 0, win: -40_000 } },
      figure,
    },
  ],
};

describe('the heading states only what the ranges support', () => {
  it.each([
    ['mixed', balance(250_000, -138_000, -133_000, 21_000)],
    ['lost-own', balance(250_000, -40_000, -190_000, 20_000)],
    ['lost-luck', balance(250_000, -240_000, -30_000, 20_000)],
    ['lost-others', balance(250_000, -10_000, -30_000, -210_000)],
    ['mixed', balance(250_000, -40_000, -190_000, 20_000, 80_000)], // the same, but uncertain
    ['won-luck', balance(250_000, 700_000, -200_000, 250_000)],
    ['won-others', balance(250_000, 50_000, -60_000, 760_000)],
    ['won-own', balance(250_000, 50_000, 300_000, 60_000)],
    ['open', balance(250_000, 0, 0, 0)],
  ] as const)('%s', (wanted, sums) => expect(finding(sums)).toBe(wanted));

  it('and the result without luck has the error of luck', () => {
    expect(withoutLuck(balance(250_000, -40_000, -140_000, 20_000))).toEqual({ value: 130_000, error: 10_000 });
  });
});

it('says how it ended, and by how much where points tell', () => {
  const pointed = (...results: number[]): Review => ({
    ...review,
    seats: results.map((result) => ({ ...review.seats[0]!, points: { ...balance(0, 0, 0, 0), result } })),
  });
  expect(outcome(review, null, 0).kind).toBe('open');
  expect(outcome(review, [0], 0).kind).toBe('won');
  expect(outcome(review, [0, 1], 0).kind).toBe('shared');
  expect(outcome(pointed(31_000, 20_000), [0], 0)).toEqual({ kind: 'wonBy', by: 11 });
  expect(outcome(pointed(31_000, 20_000, 25_000), [0], 1)).toEqual({ kind: 'lostBy', by: 11 });
  expect(outcome(pointed(31_000, 31_000), [0], 1).kind).toBe('lost'); // a broken tie
});

it('splits a result into parts that add up to it, with their errors', () => {
  const bars = barsOf(partsOf(balance(250_000, -40_000, -140_000, 20_000)));
  expect(bars.map(({ part, from, to, error }) => [part, from, to, error])).toEqual([
    ['start', 0, 250_000, 10_000],
    ['luck', 250_000, 210_000, 10_000],
    ['own', 210_000, 70_000, 10_000],
    ['others', 70_000, 90_000, 10_000],
    ['result', 0, 90_000, 0],
  ]);
});

it('knows what a moment changed, and how it went', () => {
  expect(change(review.moments[3]!, 0, 'win')).toBe(-100_000);
  expect(change(review.moments[2]!, 1, 'win')).toBe(-40_000);
  expect(change(review.moments[0]!, 0, 'points')).toBe(0);
  expect(changeError(review.moments[1]!, 0, 'win')).toBe(5_000);
  expect(course(review, 0)).toEqual([500_000, 500_000, 500_000, 500_000, 370_000]);
  expect([shown(250_000, 'win'), shown(-1_500, 'points')]).toEqual([25, -1.5]);
});

it('draws a band of two standard errors on both sides, which stays between 0 and 100%', () => {
  const sure = { ...at(1, 1), win: [1_000_000, 0], errors: { win: [0, 0] } };
  const nearly = { ...at(2, 0), win: [995_000, 5_000], errors: { win: [4_000, 4_000] } };
  const moments = [at(0, null), sure, nearly];
  expect(band({ ...review, moments }, 0)).toEqual([
    { low: 480_000, high: 520_000 },
    { low: 1_000_000, high: 1_000_000 },
    { low: 987_000, high: 1_000_000 },
  ]);
  expect(band({ ...review, moments }, 1)[2]).toEqual({ low: 0, high: 13_000 });
});

it('goes from choice to choice, or stays', () => {
  const own = (one: Moment): boolean => one.seat === 0;
  expect(nextMoment(review.moments, 0, 1, own)).toBe(1);
  expect(nextMoment(review.moments, 1, 1, own)).toBe(3);
  expect(nextMoment(review.moments, 3, 1, own)).toBe(3);
  expect(nextMoment(review.moments, 3, -1, () => true)).toBe(2);
});

it('looks first at the choice that cost most, or at what turned the game', () => {
  expect(first(review, 0)).toBe(1);
  const without = { ...review, moments: review.moments.map((one) => ({ ...one, label: 'unsure' as const })) };
  expect(first(without, 0)).toBe(3);
});

it('tells a skill by what a choice changed, with its error, beside the others, and finds the worst', () => {
  const [draft] = skillsOf(review, 0, 'win');
  expect(draft).toEqual({
    ...{ name: 'draft', choices: 1, costly: 1, each: -90_000, error: 3_000, worst: 1 },
    others: [{ seat: 1, each: -40_000 }],
  });
  expect(skillsOf(review, 1, 'win')[0]).toMatchObject({ each: -40_000, worst: 2, others: [] });
});

it('counts the labels of a seat', () => {
  const moments = [choice(0, 0, 0, 'best'), choice(1, 0, 9, 'unsure'), choice(2, 1, 9e4), choice(3, 0, 0, 'best')];
  expect(countLabels({ ...review, moments }, 0)).toEqual({ best: 2, unsure: 1 });
  // In a lost game no choice changes the chance to win, so none of them is praised.
  const { choices = [], ...rest } = choice(4, 0, 0, 'best');
  const idle = { ...rest, choices: choices.map((one) => ({ ...one, apart: 0 })) };
  expect(countLabels({ ...review, moments: [...moments, idle] }, 0)).toEqual({ best: 2, unsure: 1, idle: 1 });
});

it('moves labels apart, within their bounds', () => {
  expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
  expect(apart([95, 95, 95], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(apart([50, 10], 20, 0, 100)).toEqual([50, 10]);
});

it('lists the three choices of a seat that surely cost it most', () => {
  const moments = [
    choice(0, 0, 40_000, 'costly'),
    choice(1, 0, 20_000, 'fine'),
    choice(2, 1, 90_000, 'blunder'),
    choice(3, 0, 90_000, 'blunder'),
    choice(4, 0, 35_000, 'costly'),
    choice(5, 0, 50_000, 'costly'),
    choice(6, 0, 99_000, 'unsure'),
  ];
  const listed = (all: Moment[], unit: 'win' | 'points'): number[] =>
    costliest({ ...review, moments: all }, 0, unit).map(({ entry }) => entry);
  expect(listed(moments, 'win')).toEqual([3, 5, 0]);
  expect(listed(moments.slice(1, 2), 'win')).toEqual([]);
  // With no chance left to lose, only points count.
  const late = [choice(9, 0, 0, 'best', 3_000), choice(10, 0, 0, 'best', 900)];
  expect(listed(late, 'win')).toEqual([]);
  expect(listed(late, 'points')).toEqual([9]);
});
