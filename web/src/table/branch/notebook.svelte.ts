// The notes on a game, for the parts of a screen that show or change them.

import { Notes, openedId, type Note } from '../../source/notes';

export class Notebook {
  notes = $state.raw<Note[]>([]);
  private readonly kept: Notes;

  /** `of`: the game's id; empty for a game from a file or a link. */
  constructor(of: string, record: string) {
    this.kept = new Notes(of || openedId(record));
    this.notes = this.kept.all();
  }
  at(entry: number): Note | undefined {
    return this.notes.find((one) => one.entry === entry);
  }
  set(entry: number, change: Partial<Note>): void {
    this.notes = this.kept.set(entry, change);
  }
  /** Another tab may have changed them. */
  refresh(): void {
    this.notes = this.kept.all();
  }
}
