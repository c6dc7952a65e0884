// The verdicts of a review, and the geometry of its charts. No access to the page.

import { point, victory, type Balance, type Moment, type Review, type Unit } from '../../source/review';

/** The most important fact about a result. */
export type Verdict = 'choices' | 'luck' | 'unlucky' | 'well' | 'lucky' | 'open';

/** Smaller losses are no mistakes. In millionths of a victory. */
const little = 0.05 * victory;

export function verdict({ start, luck, own, result }: Balance): Verdict {
  if (result < start) {
    if (-own >= -luck) return 'choices';
    return -own < little ? 'unlucky' : 'luck';
  }
  if (result === start) return 'open';
  return -own < 2 * little ? 'well' : 'lucky';
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

/** A bar of the waterfall chart. */
export interface Bar {
  what: keyof Balance;
  from: number;
  to: number;
  value: number;
}

/** The start begins at zero, each part at the end of the part before it, and the result at zero again. */
export function waterfall(balance: Balance): Bar[] {
  let at = 0;
  const parts = (['start', 'luck', 'own', 'others'] as const).map((what): Bar => {
    const from = at;
    at += balance[what];
    return { what, from, to: at, value: balance[what] };
  });
  return [...parts, { what: 'result', from: 0, to: balance.result, value: balance.result }];
}

/** The change of a moment for a seat: by its choice, and by luck. */
export function change(moment: Moment, seat: number, unit: Unit): number {
  return (moment.decision?.[unit]?.[seat] ?? 0) + (moment.luck[unit]?.[seat] ?? 0);
}

/** The value of each position for a seat; the last value is the result. */
export function course(review: Review, seat: number): number[] {
  const before = review.moments.map((moment) => moment.win[seat]!);
  return [...before, review.seats[seat]!.win.result];
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

/** The moment to show first: the seat's costliest choice, otherwise its greatest turning point. */
export function first(review: Review, seat: number): number {
  const cost = (moment: Moment): number => (moment.seat === seat ? (moment.decision?.win[seat] ?? 0) : 0);
  const worst = review.moments.reduce((a, b) => (cost(b) < cost(a) ? b : a), review.moments[0]!);
  if (worst && worst.label !== 'fine' && cost(worst) < 0) return review.moments.indexOf(worst);
  const weight = (turn: number): number => Math.abs(change(review.moments[turn]!, seat, 'win'));
  return [...review.seats[seat]!.turns].sort((a, b) => weight(b) - weight(a))[0] ?? 0;
}

/** A skill of a seat: the cost of the choices that needed it, compared with the other seats. */
export interface Skill {
  name: string;
  choices: number;
  costly: number;
  /** The cost of all its choices and of one on average: millionths of a victory. Not negative. */
  lost: number;
  each: number;
  /** The other seats with enough choices of this skill. */
  others: { seat: number; each: number }[];
  /** The costliest moment; null if none had a cost. */
  worst: number | null;
}

/** Fewer choices say nothing about a skill. */
export const enough = 5;
/** The cost of a choice in random play, in millionths of a victory (docs/review.md). */
export const atRandom = 0.03 * victory;

/** In the game's own order of skills. */
export function skillsOf(review: Review, seat: number): Skill[] {
  const costOf = (moment: Moment): number => -(moment.decision?.win[seat] ?? 0);
  return Object.entries(review.seats[seat]!.skills).map(([name, { choices, costly, win }]) => {
    const worst = review.moments
      .map((moment, at) => ({ moment, at }))
      .filter(({ moment }) => moment.seat === seat && moment.skill === name && costOf(moment) > 0)
      .sort((a, b) => costOf(b.moment) - costOf(a.moment))[0];
    const others = review.seats.flatMap(({ skills }, other) => {
      const theirs = skills[name];
      if (other === seat || !theirs || theirs.choices < enough) return [];
      return [{ seat: other, each: -theirs.win / theirs.choices }];
    });
    return { name, choices, costly, lost: 0 - win, each: (0 - win) / choices, others, worst: worst?.at ?? null };
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

/**
 * At most three choices of a seat that cost it something, the costliest first. In points, this includes choices after
 * which there was hardly a chance to lose.
 */
export function costliest(review: Review, seat: number, unit: Unit): Moment[] {
  const lost = (moment: Moment): number => moment.decision?.[unit]?.[seat] ?? 0;
  const costs = (moment: Moment): boolean =>
    unit === 'points' ? lost(moment) <= -point : moment.label === 'costly' || moment.label === 'blunder';
  return review.moments
    .filter((one) => one.seat === seat && costs(one))
    .sort((a, b) => lost(a) - lost(b))
    .slice(0, 3);
}
