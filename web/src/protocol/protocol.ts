// What a server and the engine say of a table, alike for every game. What the fields mean is written in docs/protocol.md.

/** As the engine names it. */
export type GameName = string;
export type Level = 'page' | 'squire' | 'knight' | 'champion';
export const levels: readonly Level[] = ['page', 'squire', 'knight', 'champion'];

/** As in a record: only what differs from the defaults. The engine describes what there is. */
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
      /** They have given up: a bot plays the seat to the end. */
      conceded?: boolean;
    }
  | { kind: 'bot'; name: string }
  /** Kept for one person, who was asked to play again. */
  | { kind: 'held'; name: string; user: string }
  | { kind: 'open' };

/** Whether somebody sits there, or a bot. */
export function taken(seat: SeatInfo): boolean {
  return seat.kind === 'person' || seat.kind === 'bot';
}

export interface GameResult {
  scores: number[];
  winners: number[];
  why: string;
  detail: Record<string, unknown>;
}

/** Seconds for the whole game, and what each answer adds. */
export interface Bank {
  bank: number;
  plus: number;
}
/** A bank, or seconds a decision. */
export type Clock = number | Bank;
/** What becomes of whoever runs out of time: a bot stands in, or the others say. */
export type Overtime = 'bot' | 'end';

/** What a table is played on, and its host may change until the start. */
export interface Terms {
  players: number;
  options: Options;
  public: boolean;
  clock: Clock | null;
  overtime?: Overtime;
  chat: boolean;
  /** Coats and standings stay hidden until the end, as in the box. */
  hidden?: boolean;
  /** Whether people may ask bots for advice though others play, too. */
  hints?: boolean;
  /** Whether all have to say that they are ready. */
  ready?: boolean;
}

/** What somebody did to end the game early, after that many events. */
export interface Quit {
  what: 'concede' | 'propose' | 'agree' | 'decline' | 'withdraw' | 'lapse';
  seat: number;
  at: number;
  events: number;
}

/** What everybody may know of a table. */
export interface Info extends Terms {
  id: string;
  game: GameName;
  /** The matchmaker made it for those who sit there. */
  found?: boolean;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  created: number;
  updated: number;
  seats: SeatInfo[];
  /** How many people watch without a seat. */
  spectators?: number;
  you: number | null;
  /** Before the start: the seat of who runs the table. */
  host: number | null;
  /** How often the terms were changed, and the last change that not all have agreed to. */
  changes?: number;
  changed?: { at: number; name: string; before: Terms } | null;
  commitment: string;
  /** By seat: the seal of the number that its person adds to the shuffle. */
  numbers?: (string | null)[];
  /** While the game waits for the numbers of these seats, and until when. */
  opening?: { until: number | null; seats: number[] } | null;
  /** How often the table has begun anew because somebody did not open theirs, and who it was last. */
  anew?: { times: number; names: string[] } | null;
  votes: number[][];
  /** While time stands still, and until when. */
  pause?: { since: number; until: number } | null;
  /** The seats that want it to. */
  pausing?: number[];
  /** The seat that ended the game early; or the operator has stopped it. */
  endedBy?: number | null;
  stopped?: boolean;
  /** How a finished game ended. */
  ending?: 'played' | 'conceded' | 'agreed' | 'overtime' | 'stopped' | null;
  /** The seat that won because all others conceded. */
  winner?: number | null;
  /** The open proposal to abandon the game; `asked`: whose answer is missing. */
  abandoning?: { by: number; agreed: number[]; asked: number[]; until: number } | null;
  quits?: Quit[];
  /** The seat that may silence and remove people. */
  keeper?: number | null;
  rematch: string | null;
  /** The seat that asked for it. */
  rematchBy: number | null;
  result: GameResult | null;
  secret: string | null;
  /** In lists: how it stands, by seat, as whoever watches sees it. */
  standings?: (number | null)[] | null;
}

/** Somebody asks one to their table. */
export interface Invitation {
  table: string;
  game: GameName;
  players: number;
  from: { user: string; name: string };
  at: number;
  until: number;
}

/** A search for a game, as the server tells it. What is optional comes from newer servers. */
export interface Search {
  there: number;
  of: number;
  since: number;
  /** When bots may come. */
  bots: number | null;
  games?: GameName[];
  players?: number[];
  pace?: 'quick' | 'day';
  rules?: 'plain' | 'any';
  /** The table that was found, and by when one has to be there. */
  found?: { table: string; until: number } | null;
}

/** Whose choice it is. */
export interface Asked {
  seats: number[];
  chance: boolean;
  over: boolean;
  together: boolean;
  question: string;
}

/** A choice that is open to the viewer, with what it would do. `text` is what is sent. */
export interface Choice {
  text: string;
}

/** What a seat, or one who watches, may know of a game. Each game adds its own. */
export interface View {
  game: GameName;
  players: number;
  options: Options;
  /** Whose view; null: of one who watches. */
  seat: number | null;
  asked: Asked;
  legal: Choice[];
}

/** What happened; the fields depend on `event`. */
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

/** All that is to be drawn of a table at one moment, as one viewer may know it. */
export interface TakenBack {
  event: number;
  seat: number;
}

export interface TableState {
  info: Info;
  /** null until the game has started. */
  view: View | null;
  /** Counts up; a choice is for one decision. */
  decision: number;
  /** The viewer's own choice that waits for others who choose at the same time. */
  chosen: string | null;
  /** What the viewer has chosen ahead, and whether it can still be done; null where nothing can be chosen ahead. */
  ahead?: { choice: string | null; fits: boolean } | null;
  /** The seat that may take its last choice back, or null. */
  undo: number | null;
  /** Choices that were taken back: by whom, and before which event. */
  takenBack?: TakenBack[];
  /** For each seat the time (ms since 1970) by which it must have decided, or null. */
  due: (number | null)[];
  /** For each seat the milliseconds that it has when its time next runs, or null. */
  left?: (number | null)[];
  events: GameEvent[];
  chat: ChatLine[];
  /** Whether something was said before those lines. */
  earlier?: boolean;
}

/** How good the bots think a choice is. */
export interface Opinion {
  action: string;
  /** The chance to win, 0 to 1. */
  win: number;
  /** Expected points. */
  score: number;
  playouts: number;
  /** What it changes, compared with the other choices, in hundredths of a point or of a victory, by the engine's names. */
  reasons: Record<string, number>;
}

/** Why something was refused: a code of docs/protocol.md, perhaps a finer word, and a sentence in English for programmers. */
export interface Problem {
  code: string;
  reason?: string;
  field?: string;
  message: string;
}

/** A Source refuses by rejecting with this. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Whether a server cannot save or read at the moment: it goes on by itself, here or at another one. */
export function passes({ code, reason }: Problem): boolean {
  return code === 'store' && reason !== 'damaged';
}

/** What to say of an error: what was refused, or that something went wrong where `code` says. */
export function problemOf(error: unknown, code: 'internal' | 'engine' = 'internal'): Problem {
  return error instanceof Refused ? error.problem : { code, message: String(error) };
}
