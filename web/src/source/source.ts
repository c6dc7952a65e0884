// Where a table comes from: a server, the engine in a worker, or a record. The page draws what a Source tells it and
// knows no rules.

import type { Opinion, Problem, TableState, View } from '../protocol/protocol';
import type { Judged } from './judged';

/** Whether the source can be heard. `lost`: trying to come back; `trouble`: the server cannot save at the moment. */
export type Connection = { kind: 'ok' } | { kind: 'lost' } | { kind: 'trouble'; message: string };

export interface Listener {
  /** A new state; always the whole of it, and never changed afterwards. */
  state(state: TableState): void;
  connection(connection: Connection): void;
  /** What whoever runs the server tells everybody, or null. */
  announced?(text: string | null): void;
  /** The table cannot be had at all (no such table, a damaged record…). */
  failed(problem: Problem): void;
}

export interface Source {
  /** What this source offers beyond watching. */
  readonly offers: { play: boolean; undo: boolean; hint: boolean; chat: boolean; steps: boolean };
  /** Starts telling; called once. */
  start(listener: Listener): void;
  /** Stops telling and lets go of everything. */
  close(): void;

  /** Resolves when the choice is taken (and saved); sent at most once however often the connection is lost. */
  choose(decision: number, text: string): Promise<void>;
  undo(): Promise<void>;
  /** Best first. Only if `offers.hint`. */
  hint(): Promise<Opinion[]>;
  /** What can be said of the viewer's last choice; where it is absent their record tells. Only if `offers.hint`. */
  judged?(): Promise<Judged | null>;
  say(text: string): Promise<void>;
  /** Gets some of the lines before those of the state. Only where people talk. */
  readEarlier?(): Promise<void>;
  /** The next table with the same people, bots and options: its address in the page. */
  rematch(): Promise<string>;
  /** Instead of a question: what there is to say of the viewer's last choice. */
  readonly said?: string | null;
  /** The record so far (local), or of the finished game, as JSON text. */
  record(): Promise<string>;

  /** Only where people sit together. */
  readonly people?: People;
  /** Ways to end the game early; only where somebody plays. */
  readonly quitting?: Quitting;
  /** Only if `offers.steps`. */
  readonly steps?: Steps;
}

/** What people at a table do about each other. */
export interface People {
  /** Wants, or no longer wants, a bot to play for somebody who is away. */
  vote(seat: number, on: boolean): Promise<void>;
  /** Plays on in person again, after a bot stood in. */
  comeBack(): Promise<void>;
  /** Wants time to stand still, or not any more. */
  pause(on: boolean): Promise<void>;
  /** Somebody has run out of time: a bot plays on for them, or the game is given up. */
  end(how: 'bot' | 'give-up'): Promise<void>;
  /** What the viewer would see if it were their turn now. */
  lookAhead(): Promise<View>;
  /** What they mean to choose then; null: nothing any more. */
  chooseAhead(text: string | null): Promise<void>;
  /** Gets up; while the game runs a bot stands in. */
  leave(): Promise<void>;
}

export interface Quitting {
  /** Gives up for good. `bots`: where only bots are left, they play to the end. */
  concede(how: 'end' | 'bots'): Promise<void>;
  /** Proposes to abandon the game, agrees, or declines and so takes one's own proposal back. */
  abandon(how: 'propose' | 'agree' | 'decline'): Promise<void>;
}

/** A record gone through step by step. Step 0 is before the first entry of the log. */
export interface Steps {
  readonly count: number;
  /** Steps worth jumping to: where a chapter of the game begins, a round or a turn. */
  readonly marks: { step: number; number: number }[];
  /** After how many entries of the record a step is. */
  entries(step: number): number;
  go(step: number): void;
  /** Whose view: a seat, or null for one who sees everything. */
  look(seat: number | null): void;
}
