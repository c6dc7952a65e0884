// A player's rating for puzzles by Glicko (Mark Glickman, 1999): each first try is a game against the puzzle's grade.

import type { GameName } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import type { Shelf } from './saved';

export interface Rating {
  rating: number;
  /** Standard deviation of the rating. */
  deviation: number;
  /** Day of the last puzzle (days.ts). */
  day: number;
  puzzles: number;
}

const start = { rating: 1200, deviation: 350 };
const least = 30;
/** After two years without puzzles a certain rating is as uncertain as at the start. */
const perDay = (start.deviation ** 2 - 50 ** 2) / 730;
const q = Math.LN10 / 400;

/** The rating of a grade's puzzles. Half of the players of that rating solve them. */
export const ratingOfGrade = (grade: number): number => 500 + 300 * grade;
const gradeDeviation = 60;

export function rated(before: Rating | null, grade: number, solved: boolean, day: number): Rating {
  const { rating, puzzles } = before ?? { rating: start.rating, puzzles: 0 };
  const days = before ? Math.max(0, day - before.day) : 0;
  const deviation = before
    ? Math.min(start.deviation, Math.sqrt(before.deviation ** 2 + perDay * days))
    : start.deviation;
  const g = 1 / Math.sqrt(1 + (3 * q ** 2 * gradeDeviation ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - ratingOfGrade(grade))) / 400));
  const information = q ** 2 * g ** 2 * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + information;
  return {
    rating: rating + (q / precision) * g * ((solved ? 1 : 0) - expected),
    deviation: Math.max(least, Math.sqrt(1 / precision)),
    day,
    puzzles: puzzles + 1,
  };
}

/** Half of the interval that holds the true rating with 95 %. */
export const margin = ({ deviation }: Rating): number => 1.96 * deviation;
/** Puzzles before the rating is shown. */
export const shownFrom = 5;

const sound = (one: unknown): one is Rating | null =>
  one === null ||
  (isObject(one) && ['rating', 'deviation', 'day', 'puzzles'].every((name) => Number.isFinite(one[name])));

export class PuzzleRating {
  private readonly kept: Kept<Rating | null>;

  constructor(game: GameName, shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept(`roundtable.puzzles.rating.${game}`, sound, null, shelf);
  }
  read(): Rating | null {
    return this.kept.read();
  }
  note(grade: number, solved: boolean, day: number): void {
    this.kept.write(rated(this.read(), grade, solved, day));
  }
}
