// Values of a seat's choices, their errors and reasons (docs/review.md). study.wasm or the server computes them; hints,
// "Was that good?", reviews, puzzles and the workshop show them. table/advice/words.ts has the words.

/** By seat: millionths of a victory, and thousandths of the final points in games with points. */
export interface Worth {
  win: number[];
  points?: number[];
}
export type Unit = keyof Worth;
export const victory = 1_000_000;
export const point = 1_000;

/** In percent, or in points. */
export function shown(value: number, unit: Unit): number {
  return unit === 'win' ? (100 * value) / victory : value / point;
}

/** Half the width of a range, from a standard error: 95% of ranges hold the true value. */
export const margin = (error: number): number => 2 * error;
/** True if the range of a value does not include 0. */
export const isSure = (value: number, error: number): boolean => Math.abs(value) > margin(error);

export interface ValuedChoice extends Worth {
  action: string;
  /** Standard error of the seat's share of the victory. */
  error: number;
  /** The best choice's share less this one's; of the best: the second's less its own. And its standard error. */
  behind: number;
  apart: number;
  /** Imagined games in which it was tried; 0: its value is exact. */
  games: number;
  skill: string;
}

/** A part of the difference between two choices. */
export interface Reason {
  kind: 'own' | 'denied' | 'options' | 'risk';
  /** The engine's name of a track or of a way to win. */
  topic?: string;
  /** The rival of `denied`. */
  seat?: number;
  /** Of a victory, and the standard error of that. */
  win: number;
  error: number;
  /** For the seat, or for the rival. */
  points?: number;
}

/** Why one choice is better than another, by their indexes. The reasons add up to `win`. */
export interface Comparison {
  better: number;
  worse: number;
  win: number;
  error: number;
  reasons: Reason[];
}

/** A seat's open choice. */
export interface Advice {
  /** Version of the method: figures of different versions are not comparable. */
  analysis: number;
  seat: number;
  exact?: true;
  /** The best choice is surely better than the second. */
  sure: boolean;
  /** Index of the choice that costs are measured from. */
  reference: number;
  /** Best first. */
  choices: ValuedChoice[];
  why?: Comparison;
}

export const labels = ['best', 'fine', 'unsure', 'costly', 'blunder'] as const;
export type Label = (typeof labels)[number];
export const isCostly = (label: Label | undefined): boolean => label === 'costly' || label === 'blunder';

/** A choice that was made. */
export interface Made {
  /** Its index. */
  chosen: number;
  label: Label;
  skill: string;
  /** Its value less the reference's: its part of the seat's sum. */
  decision: Worth & { errors: Worth };
}
export type Judgement = Advice & Made;

/** Choices that may be as good as the best. */
export function level(choices: readonly ValuedChoice[]): ValuedChoice[] {
  return choices.slice(1).filter(({ behind, apart }) => behind <= margin(apart));
}

/** A part of a lead; null: the sum of all parts that are small or unsure. */
export interface Step {
  reason: Reason | null;
  win: number;
}

/** Smaller parts are not worth a word: of a victory, and points. */
const least = { win: 0.0005 * victory, points: 0.05 * point };
const mostSteps = 5;

const isWorthAWord = ({ win, error, points }: Reason): boolean =>
  isSure(win, error) && Math.abs(win) >= least.win && Math.abs(points ?? Infinity) >= least.points;

/** The reasons for a choice, the largest first. They add up to its lead. */
export function stepsOf({ win, reasons }: Comparison): Step[] {
  const told = reasons
    .filter(isWorthAWord)
    .sort((a, b) => Math.abs(b.win) - Math.abs(a.win))
    .slice(0, mostSteps);
  const rest = told.reduce((left, reason) => left - reason.win, win);
  const steps: Step[] = told.map((reason) => ({ reason, win: reason.win }));
  return Math.abs(rest) >= least.win ? [...steps, { reason: null, win: rest }] : steps;
}
