// Moments of games with one clearly best choice (docs/puzzles.md), and which of them were solved on this device.

import type { GameName } from '../protocol/protocol';
import { browserShelf, type Shelf } from './saved';

export interface Puzzle {
  /** By which it is known: its number from 1, in the file of its game. */
  id: string;
  grade: number;
  /** The skill that the answer takes, by the engine's name. */
  theme: string;
  /** Up to the moment, without the answer. */
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

/** The games that have any. */
export const withPuzzles: ReadonlySet<GameName> = new Set(addresses.keys());

/** A moment of a record and what was best there, as somebody who sits there gets it: the others are bots. */
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

/** A line of a file. */
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

/** The same for all on the same day, wherever they are; on following days others. */
export function puzzleOfTheDay(puzzles: Puzzle[], day: Date): Puzzle | undefined {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  // By a step that shares no divisor with their number, so that each comes once before any comes again.
  let step = Math.floor(puzzles.length * 0.618);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  while (step > 1 && divisor(puzzles.length, step) !== 1) step--;
  return puzzles[(number * Math.max(1, step)) % Math.max(1, puzzles.length)];
}

/** What came of one's first try. */
export type Tried = 'solved' | 'missed';

const key = (game: GameName): string => `roundtable.puzzles.${game}`;

export class TriedPuzzles {
  constructor(
    private readonly game: GameName,
    private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf(),
  ) {}

  /** By id; what cannot be read is as if it had not been tried. */
  all(): Map<string, Tried> {
    try {
      const found = Object.entries(JSON.parse(this.shelf.getItem(key(this.game)) ?? '{}') as Record<string, unknown>);
      return new Map(found.filter((one): one is [string, Tried] => one[1] === 'solved' || one[1] === 'missed'));
    } catch {
      return new Map();
    }
  }
  /** The first try counts. */
  note(id: string, how: Tried): void {
    const tried = this.all();
    if (tried.has(id)) return;
    try {
      this.shelf.setItem(key(this.game), JSON.stringify(Object.fromEntries(tried.set(id, how))));
    } catch {
      // No room: it can be solved all the same.
    }
  }
}
