// Short lessons completed on this device.

import type { GameName } from '../protocol/protocol';
import { browserShelf, type Shelf } from './saved';

const key = (game: GameName): string => `roundtable.lessons.${game}`;

export class TakenLessons {
  constructor(
    private readonly game: GameName,
    private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf(),
  ) {}

  /** Ids of the lessons; unreadable data counts as none. */
  all(): Set<string> {
    try {
      const found = JSON.parse(this.shelf.getItem(key(this.game)) ?? '[]') as unknown;
      return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
    } catch {
      return new Set();
    }
  }
  note(id: string): void {
    try {
      this.shelf.setItem(key(this.game), JSON.stringify([...this.all().add(id)]));
    } catch {
      // No room: the lesson can be taken anyway.
    }
  }
}
