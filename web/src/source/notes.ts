// The user's own notes and arrows on moments of a game, kept on this device. A saved file and a link of the game have
// them in a line after the record (docs/record.md).

import { Refused } from '../protocol/protocol';
import { isObject, Kept } from './kept';
import { browserShelf, notesOf, type Shelf } from './saved';

/** From one place on the board to another; the game names its places. */
export type Arrow = readonly [from: string, to: string];

export interface Note {
  /** Number of entries of the log before the moment. */
  entry: number;
  text: string;
  arrows?: Arrow[];
}

export const longestNote = 500;
export const mostArrows = 8;
const most = 100;
const longestLine = 200_000;
const place = /^[a-z0-9][a-z0-9.]{0,39}$/i;
const lineStart = '{"notes":';

/** The notes with a change of this one, by entry. A note without text and arrows is deleted. */
export function withNote(notes: readonly Note[], entry: number, change: Partial<Note>): Note[] {
  const before = notes.find((one) => one.entry === entry);
  const { text, arrows = [] } = { text: '', ...before, ...change };
  const short = text.trim().slice(0, longestNote);
  const others = notes.filter((one) => one !== before);
  if ((short === '' && arrows.length === 0) || others.length >= most) return others;
  const note = { entry, text: short, ...(arrows.length > 0 ? { arrows: arrows.slice(0, mostArrows) } : {}) };
  return [...others, note].sort((a, b) => a.entry - b.entry);
}

/** The arrows with this one, or without it if it was there. */
export function withArrow(arrows: readonly Arrow[], [from, to]: Arrow): Arrow[] {
  const others = arrows.filter(([a, b]) => a !== from || b !== to);
  return others.length < arrows.length ? others : [...arrows, [from, to]];
}

/** The fault in a value as notes on a log of `entries` entries; null if there is none. */
function faultIn(all: unknown, entries: number): string | null {
  if (!Array.isArray(all) || all.length > most) return `notes: expected a list of at most ${most}`;
  const seen = new Set<unknown>();
  for (const [n, one] of all.entries()) {
    const wrong = (field: string, expected: string): string => `notes[${n}]${field}: expected ${expected}`;
    if (!isObject(one)) return wrong('', 'an object');
    const { entry, text, arrows = [], ...others } = one;
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) return wrong('', `the fields entry, text and arrows, found ${unknown.slice(0, 40)}`);
    const isEntry = Number.isInteger(entry) && (entry as number) >= 0 && (entry as number) <= entries;
    if (!isEntry) return wrong('.entry', `a number from 0 to ${entries}`);
    if (seen.has(entry)) return wrong('.entry', 'one note for each entry');
    if (typeof text !== 'string' || text.length > longestNote)
      return wrong('.text', `at most ${longestNote} characters`);
    if (!Array.isArray(arrows) || arrows.length > mostArrows)
      return wrong('.arrows', `a list of at most ${mostArrows}`);
    if (!arrows.every(isArrow)) return wrong('.arrows', 'pairs of places on the board');
    seen.add(entry);
  }
  return null;
}
const isArrow = (one: unknown): one is Arrow =>
  Array.isArray(one) && one.length === 2 && one.every((end) => typeof end === 'string' && place.test(end));

const sound = (all: unknown): all is Note[] => faultIn(all, Infinity) === null;

/** The text of a file with a game and its notes. */
export function fileOf(record: string, notes: readonly Note[]): string {
  return notes.length > 0 ? `${record}\n${lineStart}${JSON.stringify(notes)}}\n` : record;
}

export const holdsNotes = (line: string): boolean => line.startsWith(lineStart);

/** A game from a file or a link. */
export interface GameFile {
  record: string;
  notes: Note[];
  /** The reason why its notes were left out; null if they can be read. */
  fault: string | null;
}

/** A record with the line of its notes; null: it has none. */
export function gameFile(record: string, line: string | null): GameFile {
  if (line === null) return { record, notes: [], fault: null };
  try {
    if (line.length > longestLine) throw new Error(`notes: found ${line.length} characters, allowed: ${longestLine}`);
    const { log } = JSON.parse(record) as { log: string[] };
    const { notes } = parsed(line);
    const fault = faultIn(notes, log.length);
    return { record, notes: fault === null ? (notes as Note[]) : [], fault };
  } catch (error) {
    return { record, notes: [], fault: (error as Error).message };
  }
}
function parsed(line: string): { notes?: unknown } {
  try {
    return JSON.parse(line) as { notes?: unknown };
  } catch {
    throw new Refused({ code: 'damaged', message: 'notes: expected JSON' });
  }
}

/** The game in the text of a link. */
export function gameIn(text: string): GameFile {
  const at = text.indexOf(`\n${lineStart}`);
  return at < 0 ? gameFile(text, null) : gameFile(text.slice(0, at), text.slice(at + 1).trimEnd());
}

export class Notes {
  private readonly kept: Kept<Note[]>;

  /** `id`: of the game, or of an opened record (openedId). */
  constructor(id: string, shelf?: Pick<Shelf, 'getItem' | 'setItem'>) {
    this.kept = new Kept<Note[]>(notesOf(id), sound, [], shelf);
  }
  all(): Note[] {
    return this.kept.read();
  }
  set(entry: number, change: Partial<Note>): Note[] {
    const notes = withNote(this.all(), entry, change);
    this.kept.write(notes);
    return notes;
  }
  /** Adds notes of a file. What the user wrote here stays. */
  add(notes: readonly Note[]): void {
    const own = this.all();
    const all = notes.reduce<Note[]>((sum, { entry, text, arrows = [] }) => {
      const mine = own.find((one) => one.entry === entry);
      const both = [mine?.text ?? '', text].filter((one, n) => one !== '' && (n === 0 || one !== mine?.text));
      const drawn = arrows.filter(([from, to]) => !mine?.arrows?.some(([a, b]) => a === from && b === to));
      return withNote(sum, entry, { text: both.join('\n'), arrows: [...(mine?.arrows ?? []), ...drawn] });
    }, own);
    this.kept.write(all);
  }
}

/** A short name for a text (FNV-1a, 2 × 32 bits). */
function digest(text: string): string {
  const hash = (seed: number): string => {
    let sum = seed;
    for (let i = 0; i < text.length; ++i) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return hash(0x811c9dc5) + hash(0x1234567);
}

/** Names a game without an id, from a file or a link, for its notes. */
export const openedId = (record: string): string => `~${digest(record)}`;

interface Opened {
  id: string;
  /** The notes of the file that were added last. */
  added: string;
}
const isOpened = (all: unknown): all is Opened[] =>
  Array.isArray(all) && all.every((one) => typeof one?.id === 'string' && typeof one?.added === 'string');
/** Notes are kept for that many opened games. */
const mostOpened = 30;

/** Keeps the notes of a file or a link on this device, once: notes that the user deletes do not come back with a
    reload. The notes on the games opened longest ago are deleted. */
export function keepOpened({ record, notes }: GameFile, shelf = browserShelf()): void {
  const list = new Kept<Opened[]>('roundtable.opened', isOpened, [], shelf);
  const id = openedId(record);
  const before = list.read();
  const added = notes.length > 0 ? digest(JSON.stringify(notes)) : '';
  const known = before.find((one) => one.id === id);
  if (added !== '' && known?.added !== added) new Notes(id, shelf).add(notes);
  const all = [{ id, added: added || (known?.added ?? '') }, ...before.filter((one) => one !== known)];
  for (const old of all.slice(mostOpened)) shelf.removeItem(notesOf(old.id));
  list.write(all.slice(0, mostOpened));
}
