// Missed puzzles return after growing intervals, until they are solved after the longest one.

import type { GameName } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import type { Shelf } from './saved';

/** Days until a puzzle returns: after it was missed, then after each time that it was solved when due. */
export const intervals = [1, 3, 7, 21, 60];

/** By puzzle: the number of the current interval, and the day on which it ends. */
export type Repeats = Record<string, [step: number, due: number]>;

export function repeated(before: Repeats, id: string, solved: boolean, day: number): Repeats {
  const { [id]: found, ...rest } = before;
  if (!solved) return { ...rest, [id]: [0, day + intervals[0]!] };
  if (!found) return before;
  const [step, due] = found;
  if (day < due) return before; // it was fresh in the memory
  const interval = intervals[step + 1];
  return interval === undefined ? rest : { ...rest, [id]: [step + 1, day + interval] };
}

/** The puzzles due on a day, the longest due first. */
export const dueOn = (repeats: Repeats, day: number): string[] =>
  Object.entries(repeats)
    .filter(([, [, due]]) => due <= day)
    .sort(([, [, a]], [, [, b]]) => a - b)
    .map(([id]) => id);

const sound = (all: unknown): all is Repeats =>
  isObject(all) &&
  Object.values(all).every(
    (one) => Array.isArray(one) && one.length === 2 && one.every(Number.isInteger) && one[0] in intervals,
  );

export class RepeatedPuzzles {
  private readonly kept: Kept<Repeats>;

  constructor(game: GameName, shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept(`roundtable.puzzles.again.${game}`, sound, {}, shelf);
  }
  due(day: number): string[] {
    return dueOn(this.kept.read(), day);
  }
  note(id: string, solved: boolean, day: number): void {
    this.kept.write(repeated(this.kept.read(), id, solved, day));
  }
}
