import { describe, expect, it } from 'vitest';
import { shown, type Balance, type Moment, type Review } from '../../source/review';
import { apart, change, costliest, course, first, nextMoment, outcome, skillsOf, verdict, waterfall } from './figures';

const balance = (start: number, luck: number, own: number, others: number): Balance => ({
  ...{ start, luck, own, others },
  result: start + luck + own + others,
});

const moment = (entry: number, seat: number | null, decision: number, luck: number): Moment => ({
  ...{ entry, seat, win: [500_000, 500_000], luck: { win: [luck, -luck] } },
  ...(seat === null
    ? {}
    : { decision: { win: [decision, -decision] }, label: decision < 0 ? 'costly' : 'best', skill: 'draft' }),
});

const review: Review = {
  players: 2,
  moments: [moment(0, null, 0, 20_000), moment(1, 0, -90_000, 0), moment(2, 1, 40_000, 0), moment(3, 0, 0, -100_000)],
  seats: [
    {
      win: balance(500_000, -80_000, -90_000, 40_000),
      turns: [1, 2, 3],
      skills: { draft: { choices: 10, costly: 1, win: -90_000 } },
    },
    {
      win: balance(500_000, 80_000, -40_000, 90_000),
      turns: [1, 3],
      skills: { draft: { choices: 8, costly: 0, win: -40_000 } },
    },
  ],
};

describe('the verdict', () => {
  it.each([
    ['choices', balance(250_000, -40_000, -140_000, 20_000)],
    ['luck', balance(250_000, -200_000, -90_000, 40_000)],
    ['unlucky', balance(250_000, -240_000, -30_000, 20_000)],
    ['well', balance(250_000, 500_000, -60_000, 310_000)],
    ['lucky', balance(250_000, 700_000, -200_000, 250_000)],
    ['open', balance(250_000, 0, 0, 0)],
  ] as const)('%s', (wanted, sums) => expect(verdict(sums)).toBe(wanted));
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

it('draws parts that begin where the last one ended, and add up', () => {
  const bars = waterfall(balance(250_000, -40_000, -140_000, 20_000));
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 250_000],
    [250_000, 210_000],
    [210_000, 70_000],
    [70_000, 90_000],
    [0, 90_000],
  ]);
  expect(bars.slice(0, 4).reduce((sum, { value }) => sum + value, 0)).toBe(bars[4]!.value);
});

it('knows what a moment changed, and how it went', () => {
  expect(change(review.moments[3]!, 0, 'win')).toBe(-100_000);
  expect(change(review.moments[2]!, 1, 'win')).toBe(-40_000);
  expect(change(review.moments[0]!, 0, 'points')).toBe(0);
  expect(course(review, 0)).toEqual([500_000, 500_000, 500_000, 500_000, 370_000]);
  expect([shown(250_000, 'win'), shown(-1_500, 'points')]).toEqual([25, -1.5]);
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
  const without = { ...review, moments: review.moments.map((one) => ({ ...one, decision: { win: [0, 0] } })) };
  expect(first(without, 0)).toBe(3);
});

it('tells a skill by what a choice cost, beside the others, and finds the worst', () => {
  const [draft] = skillsOf(review, 0);
  expect(draft).toEqual({
    ...{ name: 'draft', choices: 10, costly: 1, lost: 90_000, each: 9_000, worst: 1 },
    others: [{ seat: 1, each: 5_000 }],
  });
  expect(skillsOf(review, 1)[0]).toMatchObject({ lost: 40_000, worst: 2 });
});

it('moves labels apart, within their bounds', () => {
  expect(apart([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
  expect(apart([95, 95, 95], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(apart([50, 10], 20, 0, 100)).toEqual([50, 10]);
});

it('begins with the three choices of a seat that cost it most, and with none that is fine', () => {
  const choice = (entry: number, seat: number, lost: number, label: Moment['label']): Moment =>
    ({ entry, seat, label, decision: { win: [-lost, lost] } }) as unknown as Moment;
  const moments = [
    choice(0, 0, 40_000, 'costly'),
    choice(1, 0, 20_000, 'fine'),
    choice(2, 1, -90_000, 'blunder'),
    choice(3, 0, 90_000, 'blunder'),
    choice(4, 0, 35_000, 'costly'),
    choice(5, 0, 50_000, 'costly'),
  ];
  expect(costliest({ moments } as Review, 0, 'win').map(({ entry }) => entry)).toEqual([3, 5, 0]);
  expect(costliest({ moments: moments.slice(1, 2) } as Review, 0, 'win')).toEqual([]);
  // With no chance left to lose, only points count.
  const late: Moment = { ...moment(9, 0, 0, 0), decision: { win: [0, 0], points: [-3000, 3000] } };
  const fine: Moment = { ...late, entry: 10, decision: { win: [0, 0], points: [-900, 900] } };
  expect(costliest({ moments: [late, fine] } as Review, 0, 'win')).toEqual([]);
  expect(costliest({ moments: [late, fine] } as Review, 0, 'points')).toEqual([late]);
});
