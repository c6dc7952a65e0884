// What a review says in a word, and where its pictures have their lines. Nothing here asks the page for anything.

import { point, victory, type Balance, type Moment, type Review, type Unit } from '../../source/review';

/** What one would say of it first. */
export type Verdict = 'choices' | 'luck' | 'unlucky' | 'well' | 'lucky' | 'open';

/** Less than this nobody would call a mistake: of a victory. */
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
  /** Points, where they say how close it was. */
  by: number;
}

/** How the game ended for a seat; `winners` is null where it did not. */
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

/** A bar of the waterfall: from where to where, and what it is. */
export interface Bar {
  what: keyof Balance;
  from: number;
  to: number;
  value: number;
}

/** The start stands on the ground, each part begins where the last one ended, and the result stands on the ground again. */
export function waterfall(balance: Balance): Bar[] {
  let at = 0;
  const parts = (['start', 'luck', 'own', 'others'] as const).map((what): Bar => {
    const from = at;
    at += balance[what];
    return { what, from, to: at, value: balance[what] };
  });
  return [...parts, { what: 'result', from: 0, to: balance.result, value: balance.result }];
}

/** What a moment changed for a seat: by choice, and by what nobody could know. */
export function change(moment: Moment, seat: number, unit: Unit): number {
  return (moment.decision?.[unit]?.[seat] ?? 0) + (moment.luck[unit]?.[seat] ?? 0);
}

/** What each position of the game was worth to a seat, the last one after all that is known. */
export function course(review: Review, seat: number): number[] {
  const before = review.moments.map((moment) => moment.win[seat]!);
  return [...before, review.seats[seat]!.win.result];
}

/** The next moment in a direction that `fits`, or where one is if there is none. */
export function nextMoment(
  moments: readonly Moment[],
  at: number,
  by: 1 | -1,
  fits: (moment: Moment) => boolean,
): number {
  for (let next = at + by; next >= 0 && next < moments.length; next += by) if (fits(moments[next]!)) return next;
  return at;
}

/** Where to look first: the choice that cost most, or else what turned the game most. */
export function first(review: Review, seat: number): number {
  const cost = (moment: Moment): number => (moment.seat === seat ? (moment.decision?.win[seat] ?? 0) : 0);
  const worst = review.moments.reduce((a, b) => (cost(b) < cost(a) ? b : a), review.moments[0]!);
  if (worst && worst.label !== 'fine' && cost(worst) < 0) return review.moments.indexOf(worst);
  const weight = (turn: number): number => Math.abs(change(review.moments[turn]!, seat, 'win'));
  return [...review.seats[seat]!.turns].sort((a, b) => weight(b) - weight(a))[0] ?? 0;
}

/** A skill of a seat: what a choice that took it cost, beside those of the others. */
export interface Skill {
  name: string;
  choices: number;
  costly: number;
  /** All of them together, and one by itself: millionths of a victory, none below 0. */
  lost: number;
  each: number;
  /** Where others stand who had enough of such choices. */
  others: { seat: number; each: number }[];
  /** The moment that cost most; null: none cost anything. */
  worst: number | null;
}

/** So few choices say nothing of a skill. */
export const enough = 5;
/** What a choice costs whoever plays at random, of a victory (docs/review.md). */
export const atRandom = 0.03 * victory;

/** In the order in which the game names them. */
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

/** Moves labels apart that would lie on each other; in the order that they came. */
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
 * At most three choices of a seat that cost it something, the costliest first. In points even those after which there was hardly a
 * chance left to lose.
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
