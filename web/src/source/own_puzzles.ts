// Puzzles from the user's own games: costly choices with one clearly best alternative, found by reviews on this device.
// Only their places in the saved games are stored.

import type { GameName } from '../protocol/protocol';
import { isCostly } from './analysis';
import type { Moment, Review } from './review';
import { browserShelf, type Shelf } from './saved';

export interface OwnPuzzle {
  id: string;
  game: GameName;
  /** Id of the table. */
  of: string;
  entry: number;
  seat: number;
  answer: string;
  theme: string;
}

const key = 'roundtable.puzzles.own';
const most = 60;
/** Millionths of a victory, and standard errors: the criterion of docs/puzzles.md, but with fewer imagined games. */
const clearly = { ahead: 50_000, errors: 3 };

function isClear({ choices, chosen, label }: Moment): boolean {
  if (!choices || choices.length < 3 || !chosen || !isCostly(label)) return false;
  const { behind, apart } = choices[0]!;
  return -behind >= clearly.ahead && -behind >= clearly.errors * apart;
}

export class OwnPuzzles {
  constructor(private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf()) {}

  of(game: GameName): OwnPuzzle[] {
    return this.all().filter((one) => one.game === game);
  }
  find(game: GameName, id: string): OwnPuzzle | undefined {
    return this.of(game).find((one) => one.id === id);
  }

  /** Replaces the puzzles of a seat in a reviewed game. */
  keep(of: string, game: GameName, seat: number, review: Review): void {
    const found = review.moments
      .filter((moment) => moment.seat === seat && isClear(moment))
      .map(({ entry, choices, skill }) => ({
        ...{ id: `${of}.${entry}`, game, of, entry, seat },
        ...{ answer: choices![0]!.action, theme: skill ?? '' },
      }));
    const others = this.all().filter((one) => one.of !== of);
    try {
      this.shelf.setItem(key, JSON.stringify([...found, ...others].slice(0, most)));
    } catch {
      // No room: the review is shown anyway.
    }
  }

  /** Unreadable data counts as none: a new review finds the puzzles again. */
  private all(): OwnPuzzle[] {
    try {
      const found = JSON.parse(this.shelf.getItem(key) ?? '[]') as unknown;
      return Array.isArray(found) ? found.filter(sound) : [];
    } catch {
      return [];
    }
  }
}

function sound(one: unknown): one is OwnPuzzle {
  const { id, game, of, entry, seat, answer, theme } = (one ?? {}) as Partial<Record<keyof OwnPuzzle, unknown>>;
  return (
    [id, game, of, answer, theme].every((text) => typeof text === 'string') && [entry, seat].every(Number.isInteger)
  );
}
