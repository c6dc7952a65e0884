// Puzzles out of one's own games: choices that cost something where another was clearly best, as reviews on this device found them. Only
// where they are is kept; the game itself is.

import type { GameName } from '../protocol/protocol';
import type { Moment, Review } from './review';
import { browserShelf, type Shelf } from './saved';

export interface OwnPuzzle {
  id: string;
  game: GameName;
  /** The table's. */
  of: string;
  entry: number;
  seat: number;
  answer: string;
  theme: string;
}

const key = 'roundtable.puzzles.own';
const most = 60;
/** Of a victory, in millionths, and standard errors: as puzzles are found (docs/puzzles.md), but by a quicker look. */
const clearly = { ahead: 50_000, errors: 3 };

function isClear({ seat, choices, chosen, label }: Moment): boolean {
  if (seat === null || !choices || choices.length < 3 || !chosen) return false;
  if (label !== 'costly' && label !== 'blunder') return false;
  const [best, second] = choices;
  const ahead = best!.win[seat]! - second!.win[seat]!;
  return ahead >= clearly.ahead && ahead >= clearly.errors * Math.max(best!.uncertain, second!.uncertain);
}

export class OwnPuzzles {
  constructor(private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf()) {}

  of(game: GameName): OwnPuzzle[] {
    return this.all().filter((one) => one.game === game);
  }
  find(game: GameName, id: string): OwnPuzzle | undefined {
    return this.of(game).find((one) => one.id === id);
  }

  /** Those of a seat in a game that was reviewed, in place of what was found in it before. */
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
      // No room: the review itself is shown all the same.
    }
  }

  /** What cannot be read is as if it were not there: a review finds it again. */
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
