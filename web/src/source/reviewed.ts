// Results of reviews stored on this device: sums and figures of each game by seat, the latest games first. They contain
// no names and no cards.

import type { Balance, Depth, Figure, Review } from './review';
import { browserShelf, type Shelf } from './saved';

export interface SeatSums extends Omit<Balance, 'result'> {
  /** Missing in reviews kept by older pages. */
  figure?: Figure;
}

export interface Sums {
  /** Id of the table. */
  id: string;
  depth: Depth;
  /** Version of the method: sums of different versions are not comparable. */
  analysis: number;
  /** By seat. */
  seats: SeatSums[];
}

const key = 'roundtable.reviewed';
const most = 100;
const parts = ['start', 'luck', 'own', 'others'] as const;

export class ReviewedGames {
  constructor(private readonly shelf: Pick<Shelf, 'getItem' | 'setItem' | 'removeItem'> = browserShelf()) {}

  /** Unreadable data counts as none: a review can be repeated. */
  all(): Sums[] {
    try {
      const found = JSON.parse(this.shelf.getItem(key) ?? '[]') as unknown;
      return Array.isArray(found) ? found.filter(sound) : [];
    } catch {
      return [];
    }
  }

  /** A quick review does not replace a deep one of the same version. */
  keep(id: string, depth: Depth, review: Review): void {
    const kept = this.all();
    const before = kept.find((one) => one.id === id);
    if (before?.depth === 'deep' && depth === 'quick' && before.analysis === review.analysis) return;
    const seats = review.seats.map(({ win: { result: _, ...sums }, figure }) => ({ ...sums, figure }));
    const latest = [{ id, depth, analysis: review.analysis, seats }, ...kept.filter((one) => one !== before)].slice(
      0,
      most,
    );
    try {
      this.shelf.setItem(key, JSON.stringify(latest));
    } catch {
      // No room: the review is shown anyway.
    }
  }

  forget(): void {
    this.shelf.removeItem(key);
  }
}

function sound(one: unknown): one is Sums {
  const { id, depth, analysis, seats } = (one ?? {}) as Partial<Sums>;
  return (
    typeof id === 'string' &&
    (depth === 'quick' || depth === 'deep') &&
    Number.isInteger(analysis) &&
    Array.isArray(seats) &&
    seats.every(
      (seat) =>
        parts.every((part) => [seat?.[part], seat?.errors?.[part]].every((n) => typeof n === 'number')) &&
        (seat?.figure === undefined || isFigure(seat.figure)),
    )
  );
}

function isFigure(one: unknown): boolean {
  const { decisions, win, winError } = (one ?? {}) as Partial<Figure>;
  return [decisions, win, winError].every((n) => typeof n === 'number');
}
