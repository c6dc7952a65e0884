// The origin of a table: a server, the engine in a worker, or a record. The page draws the states of a Source and knows
// no rules.

import type { Problem, TableState, View } from '../protocol/protocol';
import type { Judged } from './adviser';
import type { Advice } from './analysis';

/** The state of the connection. `lost`: reconnecting; `trouble`: the server cannot save at the moment. */
export type Connection = { kind: 'ok' } | { kind: 'lost' } | { kind: 'trouble'; message: string };

export interface Listener {
  /** A new state; always complete, and never modified afterwards. */
  state(state: TableState): void;
  connection(connection: Connection): void;
  /** The operator's announcement to all users, or null. */
  announced?(text: string | null): void;
  /** The table is not available at all (no such table, a damaged record…). */
  failed(problem: Problem): void;
}

export interface Source {
  /** What this source offers beyond watching. */
  readonly offers: { play: boolean; undo: boolean; hint: boolean; chat: boolean; steps: boolean };
  /** Starts sending states; called once. */
  start(listener: Listener): void;
  /** Stops sending and frees all resources. */
  close(): void;

  /** Resolves when the choice is accepted and saved. It is applied at most once, even if the connection is lost
      repeatedly. */
  choose(decision: number, text: string): Promise<void>;
  undo(): Promise<void>;
  /** On the viewer's open choice. Only if `offers.hint`. */
  hint(): Promise<Advice>;
  /** The viewer's last choice; null if there was none yet. Only if `offers.hint`. */
  last?(): Promise<Judged | null>;
  say(text: string): Promise<void>;
  /** Loads earlier lines of chat. Only at tables with chat. */
  readEarlier?(): Promise<void>;
  /** The next table with the same people, bots and options: returns its address in the page. */
  rematch(): Promise<string>;
  /** A text for the prompt instead of the question: about the viewer's last choice. */
  readonly said?: string | null;
  /** The record as JSON text: the current one of a local game, or that of a finished game. */
  record(): Promise<string>;

  /** Only at tables with several people. */
  readonly people?: People;
  /** Ways to end the game early; only for players. */
  readonly quitting?: Quitting;
  /** Only if `offers.steps`. */
  readonly steps?: Steps;
}

/** Actions of people at a table about each other. */
export interface People {
  /** Votes, or withdraws the vote, for a bot to play for an absent person. */
  vote(seat: number, on: boolean): Promise<void>;
  /** Takes the seat back from a bot. */
  comeBack(): Promise<void>;
  /** Asks for a pause, or withdraws that. */
  pause(on: boolean): Promise<void>;
  /** After another player's overtime: a bot plays for them, or the game is given up. */
  end(how: 'bot' | 'give-up'): Promise<void>;
  /** The view if it were the viewer's turn now. */
  lookAhead(): Promise<View>;
  /** Sets the premove; null cancels it. */
  chooseAhead(text: string | null): Promise<void>;
  /** Leaves the seat; during the game a bot takes over. */
  leave(): Promise<void>;
}

export interface Quitting {
  /** Concedes for good. `bots`: if only bots are left, they play to the end. */
  concede(how: 'end' | 'bots'): Promise<void>;
  /** Proposes to abandon the game, agrees, or declines; declining also withdraws one's own proposal. */
  abandon(how: 'propose' | 'agree' | 'decline'): Promise<void>;
}

/** Navigation in a record. Step 0 is before the first entry of the log. */
export interface Steps {
  readonly count: number;
  /** Steps at the start of a chapter: a round or a turn. */
  readonly marks: { step: number; number: number }[];
  /** The number of entries of the record before a step. */
  entries(step: number): number;
  go(step: number): void;
  /** Sets the viewer: a seat, or null to see all cards. */
  look(seat: number | null): void;
}
