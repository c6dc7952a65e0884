// A value in the browser's storage. Unreadable data counts as missing, and without room the value is not kept.

import { browserShelf, type Shelf } from './saved';

export class Kept<T> {
  constructor(
    private readonly key: string,
    private readonly sound: (value: unknown) => value is T,
    private readonly empty: T,
    private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf(),
  ) {}

  read(): T {
    try {
      const found = JSON.parse(this.shelf.getItem(this.key) ?? 'null') as unknown;
      return this.sound(found) ? found : this.empty;
    } catch {
      return this.empty;
    }
  }
  write(value: T): void {
    try {
      this.shelf.setItem(this.key, JSON.stringify(value));
    } catch {
      // No room: everything else goes on.
    }
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
