// The findings of a review, and the geometry of its charts. No access to the page.

import { isCostly, isSure, margin, point, victory, type Label, type Unit } from '../../source/analysis';
import { isChoosing, type Balance, type Choosing, type Moment, type Review } from '../../source/review';
import type { Part } from '../../table/advice/waterfall';

/** A choice that surely costs less is as good as the best (docs/review.md). */
const asGood = 0.005 * victory;

/** The part of a result that surely did more for it than each other part, and its direction. */
export type Finding = 'open' | 'mixed' | `${'lost' | 'won'}-${'luck' | 'own' | 'others'}`;

/** Says only what the ranges of the parts support. */
export function finding({ start, luck, own, others, result, errors }: Balance): Finding {
  if (result === start) return 'open';
  const sign = result < start ? -1 : 1;
  // `others` is what remains, so its error depends on those of the rest.
  const apart = {
    luckOwn: Math.hypot(errors.luck, errors.own),
    luckOthers: Math.hypot(errors.start, 2 * errors.luck, errors.own),
    ownOthers: Math.hypot(errors.start, errors.luck, 2 * errors.own),
  };
  const ahead = (one: number, other: number, error: number): boolean => sign * (one - other) > margin(error);
  const direction = sign < 0 ? 'lost' : 'won';
  if (ahead(luck, own, apart.luckOwn) && ahead(luck, others, apart.luckOthers)) return `${direction}-luck`;
  if (ahead(own, luck, apart.luckOwn) && ahead(own, others, apart.ownOthers)) return `${direction}-own`;
  if (ahead(others, luck, apart.luckOthers) && ahead(others, own, apart.ownOthers)) return `${direction}-others`;
  return 'mixed';
}

/** The result less luck, and its standard error. */
export function withoutLuck({ luck, result, errors }: Balance): { value: number; error: number } {
  return { value: result - luck, error: errors.luck };
}

/** How many choices of a seat have each label. `idle`: none of the possible choices changed the chance to win. */
export function countLabels(review: Review, seat: number): Partial<Record<Label | 'idle', number>> {
  const counts: Partial<Record<Label | 'idle', number>> = {};
  for (const { label, choices } of choicesOf(review, seat)) {
    const idle = label === 'best' && choices.slice(1).every(({ behind, apart }) => behind + margin(apart) < asGood);
    const counted = idle ? 'idle' : label;
    counts[counted] = (counts[counted] ?? 0) + 1;
  }
  return counts;
}

export function choicesOf(review: Review, seat: number): Choosing[] {
  return review.moments.filter(isChoosing).filter((moment) => moment.seat === seat);
}

export interface Outcome {
  kind: 'won' | 'wonBy' | 'lost' | 'lostBy' | 'shared' | 'open';
  /** The lead or the deficit in points; 0 without points. */
  by: number;
}

/** The end of a game for a seat; `winners` is null for an unfinished game. */
export function outcome(review: Review, winners: readonly number[] | null, seat: number): Outcome {
  if (winners === null) return { kind: 'open', by: 0 };
  const won = winners.includes(seat);
  if (won && winners.length > 1) return { kind: 'shared', by: 0 };
  const points = review.seats.map((one) => (one.points?.result ?? 0) / point);
  const best = Math.max(...points.filter((_, other) => other !== seat));
  const by = Math.abs(points[seat]! - best);
  if (by === 0) return { kind: won ? 'won' : 'lost', by };
  return { kind: won ? 'wonBy' : 'lostBy', by };
}

export interface BalancePart extends Part {
  part: Exclude<keyof Balance, 'errors'>;
}

/** Start, luck, own and others' choices add up to the result. */
export function partsOf(balance: Balance): BalancePart[] {
  const { errors } = balance;
  const part = (one: keyof typeof errors): BalancePart => ({ part: one, value: balance[one], error: errors[one] });
  return [
    { ...part('start'), whole: true },
    ...(['luck', 'own', 'others'] as const).map(part),
    { part: 'result', value: balance.result, error: 0, whole: true },
  ];
}

/** The change of a moment for a seat: by its choice, and by luck. */
export function change(moment: Moment, seat: number, unit: Unit): number {
  return (moment.decision?.[unit]?.[seat] ?? 0) + (moment.luck[unit]?.[seat] ?? 0);
}

/** The standard error of that. */
export function changeError({ decision, luck }: Moment, seat: number, unit: Unit): number {
  return Math.hypot(decision?.errors[unit]?.[seat] ?? 0, luck.errors[unit]?.[seat] ?? 0);
}

/** The value of each position for a seat; the last value is the result. */
export function course(review: Review, seat: number): number[] {
  const before = review.moments.map((moment) => moment.win[seat]!);
  return [...before, review.seats[seat]!.win.result];
}

/** The ranges of a seat's chances before each entry. They hold the true chance with 95%. */
export function band(review: Review, seat: number): { low: number; high: number }[] {
  return review.moments.map(({ win, errors }) => {
    const half = margin(errors.win[seat]!);
    return { low: Math.max(0, win[seat]! - half), high: Math.min(victory, win[seat]! + half) };
  });
}

/** The next moment in a direction that `fits`; `at` if there is none. */
export function nextMoment(
  moments: readonly Moment[],
  at: number,
  by: 1 | -1,
  fits: (moment: Moment) => boolean,
): number {
  for (let next = at + by; next >= 0 && next < moments.length; next += by) if (fits(moments[next]!)) return next;
  return at;
}

/** What a choice cost, compared with the best; 0 where that is not sure. */
export function lost({ choices, chosen, label }: Choosing): number {
  return label === 'best' || label === 'unsure' ? 0 : choices[chosen]!.behind;
}

/** The moment to show first: the seat's costliest choice, otherwise its greatest turning point. */
export function first(review: Review, seat: number): number {
  const worst = costliest(review, seat, 'win')[0];
  if (worst) return review.moments.indexOf(worst);
  const weight = (turn: number): number => Math.abs(change(review.moments[turn]!, seat, 'win'));
  return [...review.seats[seat]!.turns].sort((a, b) => weight(b) - weight(a))[0] ?? 0;
}

/** A skill of a seat: the mean change by the choices that needed it, compared with the other seats. */
export interface Skill {
  name: string;
  choices: number;
  costly: number;
  each: number;
  error: number;
  /** The other seats with enough choices of this skill. */
  others: { seat: number; each: number }[];
  /** The moment with the lowest value; null if none cost anything. */
  worst: number | null;
}

/** Fewer choices say nothing about a skill. */
export const enough = 5;
/** The mean change by a choice in random play (docs/review.md). */
export const atRandom = { win: -0.02 * victory, points: -0.7 * point };

/** In the game's own order of skills. */
export function skillsOf(review: Review, seat: number, unit: Unit): Skill[] {
  const meanOf = (of: number, name: string): { each: number; error: number; moments: Choosing[] } => {
    const moments = choicesOf(review, of).filter((moment) => moment.skill === name);
    const sum = (value: (moment: Choosing) => number): number => moments.reduce((all, one) => all + value(one), 0);
    const squares = sum(({ decision }) => (decision.errors[unit]?.[of] ?? 0) ** 2);
    return {
      each: sum(({ decision }) => decision[unit]?.[of] ?? 0) / moments.length,
      error: Math.sqrt(squares) / moments.length,
      moments,
    };
  };
  return Object.entries(review.seats[seat]!.skills).map(([name, { choices, costly }]) => {
    const { each, error, moments } = meanOf(seat, name);
    const worst = moments
      .filter(({ decision }) => (decision[unit]?.[seat] ?? 0) < 0)
      .sort((a, b) => a.decision[unit]![seat]! - b.decision[unit]![seat]!)[0];
    const others = review.seats.flatMap(({ skills }, other) =>
      other !== seat && (skills[name]?.choices ?? 0) >= enough ? [{ seat: other, each: meanOf(other, name).each }] : [],
    );
    return { name, choices, costly, each, error, others, worst: worst ? review.moments.indexOf(worst) : null };
  });
}

/** Moves overlapping labels apart; the result is in the given order. */
export function apart(places: number[], least: number, top: number, bottom: number): number[] {
  const order = places.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let from = top;
  for (const one of order) from = (one.y = Math.max(one.y, from)) + least;
  let to = bottom;
  for (const one of order.toReversed()) to = (one.y = Math.min(one.y, to)) - least;
  const moved = [...places];
  for (const { y, i } of order) moved[i] = y;
  return moved;
}

/** At most three choices of a seat that surely cost it something, the costliest first; in points also those of a lost game. */
export function costliest(review: Review, seat: number, unit: Unit): Choosing[] {
  const points = ({ decision }: Choosing): number => decision.points?.[seat] ?? 0;
  const error = ({ decision }: Choosing): number => decision.errors.points?.[seat] ?? 0;
  const costs = (moment: Choosing): boolean =>
    unit === 'win' ? isCostly(moment.label) : points(moment) <= -point && isSure(points(moment), error(moment));
  const cost = (moment: Choosing): number => (unit === 'win' ? lost(moment) : -points(moment));
  return choicesOf(review, seat)
    .filter(costs)
    .sort((a, b) => cost(b) - cost(a))
    .slice(0, 3);
}
