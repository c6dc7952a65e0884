// The causes of a game's result: luck, own choices, other players' choices (docs/review.md). study.wasm computes them
// in a worker, one entry of the log at a time.

import type { Engine } from '../engine/engine';
import { taught, type StudySurroundings } from './adviser';
import type { GameName } from '../protocol/protocol';
import type { Comparison, Made, ValuedChoice, Worth } from './analysis';

/** Standard errors of the parts. */
export type BalanceErrors = Record<'start' | 'luck' | 'own' | 'others', number>;

/** start + luck + own + others = result. */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  errors: BalanceErrors;
}

/** An entry of the log; `win` and `points` are the values before it. */
export interface Moment extends Worth, Partial<Made> {
  /** Standard errors of those values. */
  errors: Worth;
  entry: number;
  /** null: chance. */
  seat: number | null;
  luck: Worth & { errors: Worth };
  /** The part of others' choices that comes from unknown cards. */
  rest: Worth;
  /** If there was a choice (Advice). */
  choices?: ValuedChoice[];
  reference?: number;
  sure?: boolean;
  exact?: true;
  why?: Comparison;
}
/** A moment with a choice. */
export type Choosing = Moment & Made & { seat: number; choices: ValuedChoice[]; reference: number };
export const isChoosing = (moment: Moment): moment is Choosing => moment.choices !== undefined;

/** A seat's choices that take one skill. The skills add up to its own choices. */
export interface SkillReview {
  choices: number;
  /** Costly choices and blunders. */
  costly: number;
  win: number;
  points?: number;
}

/** The mean change by a choice that was not forced, mostly negative, and its standard error. */
export interface Figure {
  decisions: number;
  win: number;
  winError: number;
  points?: number;
  pointsError?: number;
}

export interface SeatReview {
  win: Balance;
  points?: Balance;
  figure: Figure;
  /** Indices of moments. */
  turns: number[];
  /** By name; skills without choices are missing. */
  skills: Record<string, SkillReview>;
}

export interface Review {
  players: number;
  /** Version of the method: figures of different versions are not comparable. */
  analysis: number;
  seats: SeatReview[];
  moments: Moment[];
}

export interface Progress {
  found: number;
  entries: number;
  /** The review of the entries analysed so far. */
  review: Review | null;
}

/** Imagined games for each decision: `quick` for a first review, `deep` for smaller errors. */
export const depths = { quick: 96, deep: 1024 };
export type Depth = keyof typeof depths;

/** A moment analysed alone gives the same result as in its review. */
const seed = 1;

/** Milliseconds between updates of the page. */
const patience = 1000;

/** The environment of a review; tests inject their own. */
export interface ReviewSurroundings extends StudySurroundings {
  now: () => number;
}

export class Reviewing {
  private engine: Engine | undefined;
  private readonly now: () => number;
  private stopped = false;

  constructor(
    private readonly record: string,
    private readonly game: GameName,
    private readonly given: Partial<ReviewSurroundings> = {},
  ) {
    this.now = given.now ?? (() => performance.now());
  }

  /** Reports progress until the review is complete or stopped. Rejects with Refused. */
  async run(games: number, tell: (progress: Progress) => void): Promise<void> {
    try {
      const engine = await taught(this.game, this.given);
      this.engine = engine;
      // Reasons take as long as all the rest: EntryReviews has them.
      const begun = { do: 'review', record: this.record, games, seed, reasons: false };
      const { entries } = await engine.ask<{ entries: number }>(begun);
      let review: Review | null = null;
      let told = this.now();
      for (let found = 0; found < entries && !this.stopped;) {
        ({ found } = await engine.ask<{ found: number }>({ do: 'find' }));
        if (found === entries || this.now() - told >= patience) {
          ({ review } = await engine.ask<{ review: Review }>({ do: 'tell' }));
          told = this.now();
        }
        if (!this.stopped) tell({ found, entries, review });
      }
    } catch (error) {
      if (!this.stopped) throw error;
    } finally {
      this.engine?.close();
    }
  }

  stop(): void {
    this.stopped = true;
    this.engine?.close();
  }
}

/** Reviews single entries, with reasons. Keeps its engine for the next one. */
export class EntryReviews {
  private engine: Promise<Engine> | undefined;

  constructor(
    private readonly record: string,
    private readonly game: GameName,
    private readonly given: Partial<StudySurroundings> = {},
  ) {}

  /** The review of that entry alone. Rejects with Refused. */
  async of(entry: number, games: number): Promise<Review> {
    this.engine ??= taught(this.game, this.given);
    const asked = { do: 'judge', record: this.record, entry, games, seed };
    return (await (await this.engine).ask<{ review: Review }>(asked)).review;
  }

  close(): void {
    this.engine?.then(
      (engine) => engine.close(),
      () => {},
    );
  }
}

/** A seat's expected share of the victory, and its standard error. */
export interface Chance {
  win: number;
  error: number;
}

/** The chance of each seat before an entry, as in a quick review. Rejects with Refused. */
export async function chancesAt(
  record: string,
  game: GameName,
  entry: number,
  given: Partial<StudySurroundings> = {},
): Promise<Chance[]> {
  const reviews = new EntryReviews(record, game, given);
  try {
    const { seats } = await reviews.of(entry, depths.quick);
    return seats.map(({ win: { start, errors } }) => ({ win: start, error: errors.start }));
  } finally {
    reviews.close();
  }
}
