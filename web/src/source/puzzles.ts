// Moments of games with one clearly best choice (docs/puzzles.md), and the ones solved on this device.

import type { GameName } from '../protocol/protocol';
import { browserShelf, type Shelf } from './saved';

export interface Puzzle {
  /** Its number in the file of its game, from 1. */
  id: string;
  grade: number;
  /** The skill that the answer takes, by the engine's name. */
  theme: string;
  /** The record up to the moment, without the answer. */
  record: string;
  entries: number;
  seat: number;
  answer: string;
}

export const grades = [1, 2, 3, 4, 5];

interface Written {
  seats?: string[];
  players: number;
  log: string[];
}

const files = import.meta.glob<string>('../../../study/*/puzzles.jsonl', {
  query: '?url',
  import: 'default',
  eager: true,
});
const addresses = new Map(Object.entries(files).map(([path, address]) => [path.split('/').at(-2)!, address]));

/** The games that have puzzles. */
export const withPuzzles: ReadonlySet<GameName> = new Set(addresses.keys());

/** A moment of a record with its best choice, for a person at that seat; the other seats are bots. */
export function posed(
  record: string,
  answer: string,
  seat: number,
  entries: number,
): Pick<Puzzle, 'record' | 'entries' | 'seat' | 'answer'> {
  const written = JSON.parse(record) as Written & Record<string, unknown>;
  const { result: _, seed: __, numbers: ___, legal: ____, ...rest } = written;
  const seats = Array.from({ length: written.players }, (_one, at) => (at === seat ? 'you' : 'bot:champion'));
  return { record: JSON.stringify({ ...rest, seats, log: written.log.slice(0, entries) }), entries, seat, answer };
}

/** Parses a line of a puzzle file. */
export function puzzleIn(line: string, number: number): Puzzle {
  const { grade, theme, record } = JSON.parse(line) as { grade: number; theme: string; record: Written };
  const [, seat, answer] = /^(\d) (.*)$/.exec(record.log.at(-1)!)!;
  return {
    ...{ id: String(number), grade, theme },
    ...posed(JSON.stringify(record), answer!, Number(seat), record.log.length - 1),
  };
}

export async function puzzlesOf(game: GameName): Promise<Puzzle[]> {
  const response = await fetch(addresses.get(game) ?? '');
  if (!response.ok) throw new Error(`no puzzles of ${game}`);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line, at) => puzzleIn(line, at + 1));
}

/** The same puzzle for all users on a local date, another one on the following days. */
export function puzzleOfTheDay(puzzles: Puzzle[], day: Date): Puzzle | undefined {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  // The step is coprime to the number of puzzles, so that each comes once before any repeats.
  let step = Math.floor(puzzles.length * 0.618);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  while (step > 1 && divisor(puzzles.length, step) !== 1) step--;
  return puzzles[(number * Math.max(1, step)) % Math.max(1, puzzles.length)];
}

/** The result of the first attempt. */
export type Tried = 'solved' | 'missed';

const key = (game: GameName): string => `roundtable.puzzles.tried.${game}`;

export class TriedPuzzles {
  constructor(
    private readonly game: GameName,
    private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf(),
  ) {}

  /** By id; unreadable data counts as not attempted. */
  all(): Map<string, Tried> {
    try {
      const found = Object.entries(JSON.parse(this.shelf.getItem(key(this.game)) ?? '{}') as Record<string, unknown>);
      return new Map(found.filter((one): one is [string, Tried] => one[1] === 'solved' || one[1] === 'missed'));
    } catch {
      return new Map();
    }
  }
  /** Only the first attempt counts. */
  note(id: string, how: Tried): void {
    const tried = this.all();
    if (tried.has(id)) return;
    try {
      this.shelf.setItem(key(this.game), JSON.stringify(Object.fromEntries(tried.set(id, how))));
    } catch {
      // No room: the puzzle can be solved anyway.
    }
  }
}
