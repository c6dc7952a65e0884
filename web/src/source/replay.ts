// A record as a source of states, step by step.

import { engineOf } from '../engine/worker_engine';
import type { Engine } from '../engine/engine';
import {
  Refused,
  type GameEvent,
  type GameName,
  type GameResult,
  type Info,
  type Options,
  type SeatInfo,
  type TableState,
  type View,
  problemOf,
} from '../protocol/protocol';
import type { Listener, Source, Steps } from './source';
import { whole } from './whole';

/** A `since` beyond all events, for a look without events. */
const noEvents = 1e9;

/** The answer to `read` (wasm/json_engine.h). */
interface Read {
  game: GameName;
  players: number;
  options: Options;
  seats: string[];
  seed: string;
  result: GameResult | null;
  /** For each step, the number of entries of the log before it. */
  entries: number[];
  marks: { step: number; number: number }[];
}

interface Look {
  over: boolean;
  view: View;
  events: { list: GameEvent[] };
}

/** The records in a file: one, or one per line. */
export function recordsIn(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => line.trimStart().startsWith('{"')) ? lines : [text];
}

export class ReplaySource implements Source {
  readonly offers = { play: false, undo: false, hint: false, chat: false, steps: true };
  readonly steps: Steps;

  private engine: Engine | undefined;
  private listener: Listener | undefined;
  private text = '';
  private read: Read | undefined;
  private wanted: { step: number; seat: number | null };
  private moving = false;
  private closed = false;
  private readonly makeEngine: (record: string) => Engine;

  /** `record`: its text, or a function that loads it. Opens at `step`, seen by `seat`. */
  constructor(
    private readonly source: string | (() => Promise<string>),
    {
      step = 0,
      seat = null,
      engine = engineOf,
    }: { step?: number; seat?: number | null; engine?: (record: string) => Engine } = {},
  ) {
    this.makeEngine = engine;
    this.wanted = { step, seat };
    const read = () => this.read;
    this.steps = {
      get count() {
        return (read()?.entries.length ?? 1) - 1;
      },
      get marks() {
        return read()?.marks ?? [];
      },
      entries: (step) => this.entriesAt(step),
      go: (to) => this.want({ step: to }),
      look: (by) => this.want({ seat: by }),
    };
  }

  start(listener: Listener): void {
    this.listener = listener;
    this.open().then(
      () => this.move(),
      (error: unknown) => this.fail(error),
    );
  }

  close(): void {
    this.closed = true;
    this.engine?.close();
  }

  record(): Promise<string> {
    return Promise.resolve(this.text);
  }

  choose = notHere;
  undo = notHere;
  hint = notHere;
  say = notHere;
  rematch = notHere;

  private async open(): Promise<void> {
    this.text = typeof this.source === 'string' ? this.source : await this.source();
    if (this.closed) return;
    this.engine = this.makeEngine(this.text);
    try {
      this.read = await this.engine.ask<Read>({ do: 'read', record: this.text });
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code === 'engine') throw error;
      const message = `this record cannot be replayed: ${error.problem.message}`;
      throw new Refused({ ...error.problem, code: 'damaged', message });
    }
  }

  private want(change: Partial<{ step: number; seat: number | null }>): void {
    this.wanted = { ...this.wanted, ...change };
    this.move().catch((error: unknown) => this.fail(error));
  }

  /** Moves to the last requested step; skips requests in between. */
  private async move(): Promise<void> {
    if (this.moving || !this.read) return;
    this.moving = true;
    try {
      let shown: typeof this.wanted | undefined;
      while (!this.closed && shown !== this.wanted) {
        shown = this.wanted;
        await this.show(this.read, shown.step, shown.seat);
      }
    } finally {
      this.moving = false;
    }
  }

  private async show(read: Read, wanted: number, seat: number | null): Promise<void> {
    const step = Math.min(Math.max(0, Math.trunc(wanted) || 0), this.steps.count);
    const state = await this.stateAt(read, step, seat);
    if (!this.closed) this.listener?.state(state);
  }

  /** The last step before an entry of the log. */
  stepBefore(entry: number): number {
    return Math.max(0, this.read?.entries.findLastIndex((entries) => entries <= entry) ?? 0);
  }

  entriesAt(step: number): number {
    return this.read?.entries[step] ?? 0;
  }

  /** The table at any step, seen by a seat, or with all cards open. */
  at(step: number, seat: number | null): Promise<TableState> {
    if (!this.read || this.closed) return notHere();
    return this.stateAt(this.read, Math.min(step, this.steps.count), seat);
  }

  // Sends all questions at once, so that no other question comes between them.
  private async stateAt(read: Read, step: number, seat: number | null): Promise<TableState> {
    const engine = this.engine!;
    const viewer = seat !== null && seat >= 0 && seat < read.players ? seat : 'all';
    const look = (by: number | string, since = 0) => engine.ask<Look>({ do: 'look', viewer: by, since });
    const everybody = viewer === 'all' ? Array.from({ length: read.players }, (_, i) => i) : [];
    const [, { over, view, events }, ...seats] = await Promise.all([
      engine.ask({ do: 'step', entries: read.entries[step] }),
      look(viewer),
      ...everybody.map((one) => look(one, noEvents).then((looked) => looked.view)),
    ]);
    return {
      info: this.info(read, over),
      view: viewer === 'all' ? whole(view, seats) : view,
      decision: step,
      chosen: null,
      undo: null,
      due: Array.from({ length: read.players }, () => null),
      events: events.list,
      chat: [],
    };
  }

  private fail(error: unknown): void {
    if (this.closed) return;
    this.listener?.failed(problemOf(error, 'engine'));
  }

  private info(read: Read, over: boolean): Info {
    const seats = Array.from({ length: read.players }, (_, i): SeatInfo => {
      const name = read.seats[i] ?? '';
      return name.startsWith('bot:')
        ? { kind: 'bot', name: name.slice(4) }
        : { kind: 'person', name, user: '', here: true, bot: false };
    });
    return {
      id: 'replay',
      game: read.game,
      players: read.players,
      options: read.options,
      public: false,
      clock: null,
      chat: false,
      phase: over ? 'finished' : 'playing',
      created: 0,
      updated: 0,
      seats,
      you: null,
      host: null,
      commitment: '',
      votes: seats.map(() => []),
      rematch: null,
      rematchBy: null,
      result: over ? read.result : null,
      secret: over && read.seed !== '' ? read.seed : null,
    };
  }
}

function notHere(): Promise<never> {
  return Promise.reject(new Refused({ code: 'not-now', message: 'this game is over; it can only be looked at' }));
}
