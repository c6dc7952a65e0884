// The user's own notes on moments of a game, kept on this device beside the game and its branches.

import { isObject, Kept } from './kept';
import { notesOf, type Shelf } from './saved';

export interface Note {
  /** Number of entries of the log before the moment. */
  entry: number;
  text: string;
}

export const longestNote = 500;
const most = 100;

/** The notes with this one set, by entry. An empty text deletes it. */
export function withNote(notes: readonly Note[], entry: number, text: string): Note[] {
  const short = text.trim().slice(0, longestNote);
  const others = notes.filter((one) => one.entry !== entry);
  if (short === '' || others.length >= most) return others;
  return [...others, { entry, text: short }].sort((a, b) => a.entry - b.entry);
}

const sound = (all: unknown): all is Note[] =>
  Array.isArray(all) &&
  all.every((one) => isObject(one) && Number.isInteger(one['entry']) && typeof one['text'] === 'string');

export class Notes {
  private readonly kept: Kept<Note[]>;

  constructor(id: string, shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept<Note[]>(notesOf(id), sound, [], shelf);
  }
  all(): Note[] {
    return this.kept.read();
  }
  set(entry: number, text: string): Note[] {
    const notes = withNote(this.all(), entry, text);
    this.kept.write(notes);
    return notes;
  }
}
