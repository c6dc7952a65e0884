// The history of the puzzle of the day: only puzzles tried on their own day count.

import { isObject, Kept } from './kept';
import type { Tried } from './puzzles';
import type { Shelf } from './saved';

/** By day (days.ts). */
export type History = Record<number, Tried>;

const most = 400;

/** With several games a day counts as solved if one of its puzzles was. */
export function noted(history: History, day: number, how: Tried): History {
  const known = history[day] === 'solved' ? 'solved' : how;
  const all = Object.entries({ ...history, [day]: known }) as [string, Tried][];
  return Object.fromEntries(all.sort(([a], [b]) => Number(b) - Number(a)).slice(0, most));
}

/** The number of days in a row on which a puzzle was tried. The streak lasts through a day that is not over. */
export function streak(history: History, today: number): number {
  let day = today in history ? today : today - 1;
  let days = 0;
  for (; day in history; day--) days++;
  return days;
}

/** The last seven days, the earliest first. */
export const lastWeek = (history: History, today: number): { day: number; how: Tried | null }[] =>
  Array.from({ length: 7 }, (_, at) => today - 6 + at).map((day) => ({ day, how: history[day] ?? null }));

const sound = (all: unknown): all is History =>
  isObject(all) &&
  Object.entries(all).every(([day, how]) => /^\d+$/.test(day) && (how === 'solved' || how === 'missed'));

export class DailyPuzzles {
  private readonly kept: Kept<History>;

  constructor(shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept<History>('roundtable.puzzles.daily', sound, {}, shelf);
  }
  history(): History {
    return this.kept.read();
  }
  note(day: number, how: Tried): void {
    this.kept.write(noted(this.history(), day, how));
  }
}
