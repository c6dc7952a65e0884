// Games against bots saved on this device: one item of the browser's storage for each game.

import { levels, Refused, type GameName, type Level, type Options, type Quit } from '../protocol/protocol';

export interface LocalSetup {
  game: GameName;
  options: Options;
  /** One seat is `me`; `here` are other people on a shared device. */
  seats: ('me' | 'here' | Level)[];
  /** The names of those people, by seat. */
  names?: string[];
  /** The person's name in the record. */
  name?: string;
  /** Coats and standings stay hidden until the end. */
  hidden?: boolean;
}

export interface SavedGame {
  version: 1;
  id: string;
  setup: LocalSetup;
  /** Seed of all chance in this game: 64 hexadecimal digits. */
  seed: string;
  created: number;
  updated: number;
  /** null until the first state. */
  record: string | null;
  /** Choices that wait for simultaneous ones, as entries of a record. */
  waiting: string[];
  decision: number;
  over: boolean;
  rematch: string | null;
  /** Players who have conceded, with times: a bot plays those seats to the end. */
  quits?: Quit[];
  /** Set if the game ended early. */
  ended?: { how: 'conceded' | 'agreed'; by: number };
  /** For a branch: the original game, the number of its entries, and whether the cards to come are the same. */
  branch?: { of: string; entries: number; same: boolean };
}

/** An entry in a list of games. `setup` is null if the game cannot be read; it is kept nevertheless. */
export interface Listed {
  id: string;
  setup: LocalSetup | null;
  created: number;
  updated: number;
  over: boolean;
  ended?: 'conceded' | 'agreed';
  /** The original game of a branch. */
  branch?: string;
}

/** The part of the browser's Storage that the page uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'roundtable.game.';
/** The key of the notes on a game (notes.ts). */
export const notesOf = (id: string): string => `roundtable.notes.${id}`;
/** Limit for finished games. Branches have a separate limit, so that they delete no games. */
const gamesKept = 20;
const branchesKept = 40;

export class SavedGames {
  constructor(private readonly shelf: Shelf = browserShelf()) {}

  /** Undefined if there is none; throws Refused if it is damaged, and leaves it unchanged. */
  read(id: string): SavedGame | undefined {
    const text = this.shelf.getItem(prefix + id);
    return text === null ? undefined : understood(id, text);
  }

  /** Throws Refused if there is no room. */
  write(game: SavedGame): void {
    const text = JSON.stringify(game);
    for (;;) {
      try {
        this.shelf.setItem(prefix + game.id, text);
        break;
      } catch {
        const oldest = (game.branch ? this.branches() : [...this.finished(), ...this.branches()]).at(-1);
        if (!oldest || oldest.id === game.id) {
          throw new Refused({ code: 'store', message: 'this browser has no room left for the game' });
        }
        this.remove(oldest.id);
      }
    }
    if (!game.over) return;
    for (const old of [...this.finished().slice(gamesKept), ...this.branches().slice(branchesKept)])
      this.remove(old.id);
  }

  remove(id: string): void {
    this.shelf.removeItem(prefix + id);
    this.shelf.removeItem(notesOf(id));
  }

  /** The latest first. */
  list(): Listed[] {
    const ids: string[] = [];
    for (let i = 0; i < this.shelf.length; i++) {
      const key = this.shelf.key(i);
      if (key?.startsWith(prefix)) ids.push(key.slice(prefix.length));
    }
    return ids.map((id) => this.listed(id)).sort((a, b) => b.updated - a.updated || (a.id < b.id ? -1 : 1));
  }

  private finished(): Listed[] {
    return this.list().filter(({ over, branch }) => over && branch === undefined);
  }
  private branches(): Listed[] {
    return this.list().filter(({ over, branch }) => over && branch !== undefined);
  }

  private listed(id: string): Listed {
    try {
      const { setup, created, updated, over, branch, ended } = this.read(id)!;
      const more = { ...(branch ? { branch: branch.of } : {}), ...(ended ? { ended: ended.how } : {}) };
      return { id, setup, created, updated, over, ...more };
    } catch {
      return { id, setup: null, created: 0, updated: 0, over: false };
    }
  }
}

/** 64 unpredictable hexadecimal digits. */
export function newSeed(): string {
  return hex(32);
}

export function newGame(setup: LocalSetup, now: number, seed = newSeed()): SavedGame {
  return {
    version: 1,
    id: `local-${hex(8)}`,
    setup,
    seed,
    created: now,
    updated: now,
    record: null,
    waiting: [],
    decision: 0,
    over: false,
    rematch: null,
  };
}

/** True if several people share the device. */
export function isHandedOver(setup: LocalSetup): boolean {
  return setup.seats.includes('here');
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Checks only fields that the page itself uses: the engine checks the game. */
function understood(id: string, text: string): SavedGame {
  const damaged = (what: string) =>
    new Refused({ code: 'damaged', message: `the saved game ${id} cannot be read: ${what}` });
  let game: Partial<SavedGame>;
  try {
    game = JSON.parse(text) as Partial<SavedGame>;
  } catch {
    throw damaged('it is no JSON');
  }
  if (typeof game !== 'object' || game === null) throw damaged('it is no object');
  if (game.version !== 1) throw damaged(`version ${String(game.version)} is not known here`);
  const setup = game.setup;
  if (typeof setup?.game !== 'string') throw damaged('its game is not known');
  const seats = Array.isArray(setup.seats) ? setup.seats : [];
  const known = seats.every((seat) => seat === 'me' || seat === 'here' || levels.includes(seat));
  if (!known || seats.filter((seat) => seat === 'me').length !== 1) throw damaged('its seats are not known');
  const sound =
    game.id === id &&
    typeof game.seed === 'string' &&
    typeof game.created === 'number' &&
    typeof game.updated === 'number' &&
    (game.record === null || typeof game.record === 'string') &&
    Array.isArray(game.waiting) &&
    typeof game.decision === 'number' &&
    typeof game.over === 'boolean' &&
    (game.rematch === null || typeof game.rematch === 'string') &&
    (game.branch === undefined || (typeof game.branch.of === 'string' && typeof game.branch.entries === 'number'));
  if (!sound) throw damaged('something is missing');
  const recorded = /"game":"([^"]*)"/.exec(game.record ?? '')?.[1];
  if (recorded !== undefined && recorded !== setup.game) throw damaged('its record is of another game');
  return game as SavedGame;
}

/** If the browser forbids storage, a shelf that lasts until the page is closed. */
export function browserShelf(): Shelf {
  try {
    localStorage.getItem(prefix);
    return localStorage;
  } catch {
    return forgetful;
  }
}

export class MemoryShelf implements Shelf {
  private readonly texts = new Map<string, string>();

  get length(): number {
    return this.texts.size;
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const forgetful = new MemoryShelf();
