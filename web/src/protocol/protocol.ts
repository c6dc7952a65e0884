// Data about a table, common to all games, from the server and the engine. docs/protocol.md documents the fields.

/** The engine's name of a game. */
export type GameName = string;
export type Level = 'page' | 'squire' | 'knight' | 'champion';
export const levels: readonly Level[] = ['page', 'squire', 'knight', 'champion'];

/** As in a record: only options that differ from their defaults. The engine describes them. */
export type Options = Record<string, unknown>;

export type SeatInfo =
  | {
      kind: 'person';
      name: string;
      user: string;
      here: boolean;
      away?: number | null;
      bot: boolean;
      ready?: boolean;
      holiday?: number | null;
      removed?: boolean;
      silenced?: boolean;
      /** A bot plays the seat to the end. */
      conceded?: boolean;
    }
  | { kind: 'bot'; name: string }
  /** Reserved for one person in a rematch. */
  | { kind: 'held'; name: string; user: string }
  | { kind: 'open' };

/** True if a person or a bot has the seat. */
export function taken(seat: SeatInfo): boolean {
  return seat.kind === 'person' || seat.kind === 'bot';
}

export interface GameResult {
  scores: number[];
  winners: number[];
  why: string;
  detail: Record<string, unknown>;
}

/** Seconds for the whole game, and seconds that each choice adds. */
export interface Bank {
  bank: number;
  plus: number;
}
/** A bank, or seconds for each decision. */
export type Clock = number | Bank;
/** When time is up: a bot plays, or the other players decide. */
export type Overtime = 'bot' | 'end';

/** The terms of a table, which its host may change until the start. */
export interface Terms {
  players: number;
  options: Options;
  public: boolean;
  clock: Clock | null;
  overtime?: Overtime;
  chat: boolean;
  /** Coats and standings stay hidden until the end, as in the box. */
  hidden?: boolean;
  /** Players may ask bots for hints in a game with other people. */
  hints?: boolean;
  /** The game starts only when all players are ready. */
  ready?: boolean;
}

/** A step towards an early end, after `events` events. */
export interface Quit {
  what: 'concede' | 'propose' | 'agree' | 'decline' | 'withdraw' | 'lapse';
  seat: number;
  at: number;
  events: number;
}

/** The public data of a table. */
export interface Info extends Terms {
  id: string;
  game: GameName;
  /** The matchmaker created the table. */
  found?: boolean;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  created: number;
  updated: number;
  seats: SeatInfo[];
  /** Number of spectators. */
  spectators?: number;
  you: number | null;
  /** Before the start: the host's seat. */
  host: number | null;
  /** Number of changes of terms, and the last change that some player has not accepted. */
  changes?: number;
  changed?: { at: number; name: string; before: Terms } | null;
  commitment: string;
  /** By seat: the commitment to the player's nonce for the shuffle. */
  numbers?: (string | null)[];
  /** While the start waits for the nonces of these seats, with the deadline. */
  opening?: { until: number | null; seats: number[] } | null;
  /** Restarts because of missing nonces, and the players who caused the last one. */
  anew?: { times: number; names: string[] } | null;
  votes: number[][];
  /** While the clocks are paused, with the end of the pause. */
  pause?: { since: number; until: number } | null;
  /** The seats that want a pause. */
  pausing?: number[];
  /** The seat that ended the game early; `stopped`: the operator closed the table. */
  endedBy?: number | null;
  stopped?: boolean;
  /** The kind of a finished game's end. */
  ending?: 'played' | 'conceded' | 'agreed' | 'overtime' | 'stopped' | null;
  /** The seat that won because all others conceded. */
  winner?: number | null;
  /** The open proposal to abandon the game; `asked`: seats whose answer is missing. */
  abandoning?: { by: number; agreed: number[]; asked: number[]; until: number } | null;
  quits?: Quit[];
  /** The moderator's seat. */
  keeper?: number | null;
  rematch: string | null;
  /** The seat that asked for the rematch. */
  rematchBy: number | null;
  result: GameResult | null;
  secret: string | null;
  /** In lists: the standings by seat, as spectators see them. */
  standings?: (number | null)[] | null;
}

/** An invitation to another person's table. */
export interface Invitation {
  table: string;
  game: GameName;
  players: number;
  from: { user: string; name: string };
  at: number;
  until: number;
}

/** A search by the matchmaker. Newer servers send the optional fields. */
export interface Search {
  there: number;
  of: number;
  since: number;
  /** The time from which bots may fill the seats. */
  bots: number | null;
  games?: GameName[];
  players?: number[];
  pace?: 'quick' | 'day';
  rules?: 'plain' | 'any';
  /** The table that was found, and the deadline for joining it. */
  found?: { table: string; until: number } | null;
}

/** The seats that must choose, and the kind of question. */
export interface Asked {
  seats: number[];
  chance: boolean;
  over: boolean;
  together: boolean;
  question: string;
}

/** A legal choice of the viewer, with its effect. `text` is the form that is sent. */
export interface Choice {
  text: string;
}

/** A seat's or a spectator's knowledge of a game. Each game adds fields. */
export interface View {
  game: GameName;
  players: number;
  options: Options;
  /** The viewer's seat; null: a spectator. */
  seat: number | null;
  asked: Asked;
  legal: Choice[];
}

/** An event; its fields depend on `event`. */
export interface GameEvent {
  event: string;
  text?: string;
}

export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** An undone choice of a seat, before event number `event`. */
export interface TakenBack {
  event: number;
  seat: number;
}

/** The complete state of a table for one viewer. */
export interface TableState {
  info: Info;
  /** null until the game has started. */
  view: View | null;
  /** Number of the open decision; it only grows. A choice belongs to one decision. */
  decision: number;
  /** The viewer's own choice while it waits for other players' simultaneous choices. */
  chosen: string | null;
  /** The viewer's premove, and whether it is still legal; null where none is possible. */
  ahead?: { choice: string | null; fits: boolean } | null;
  /** The seat that may undo its last choice, or null. */
  undo: number | null;
  /** Undone choices. */
  takenBack?: TakenBack[];
  /** For each seat the deadline (ms since 1970), or null. */
  due: (number | null)[];
  /** For each seat the milliseconds left when its clock next runs, or null. */
  left?: (number | null)[];
  events: GameEvent[];
  chat: ChatLine[];
  /** True if there are older lines. */
  earlier?: boolean;
}

/** An error: a code of docs/protocol.md, optionally a more specific reason, and an English message for programmers. */
export interface Problem {
  code: string;
  reason?: string;
  field?: string;
  message: string;
}

/** A Source rejects with this error. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** True for a temporary failure of the store: this or another server continues without a new request of the user. */
export function passes({ code, reason }: Problem): boolean {
  return code === 'store' && reason !== 'damaged';
}

/** The problem of an error: that of `Refused`, otherwise a failure with this code. */
export function problemOf(error: unknown, code: 'internal' | 'engine' = 'internal'): Problem {
  return error instanceof Refused ? error.problem : { code, message: String(error) };
}
