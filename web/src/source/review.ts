// The causes of a game's result: luck, own choices, other players' choices (docs/review.md). study.wasm computes them
// in a worker, one entry of the log at a time.

import type { Engine } from '../engine/engine';
import { fetchNet } from '../engine/nets';
import { studyEngine } from '../engine/worker_engine';
import type { GameName } from '../protocol/protocol';

/** By seat: millionths of a victory, and thousandths of the final points in games with points. */
export interface Worth {
  win: number[];
  points?: number[];
}
export type Unit = keyof Worth;
export const victory = 1_000_000;
export const point = 1_000;

/** In percent, or in points. */
export function shown(value: number, unit: Unit): number {
  return unit === 'win' ? (100 * value) / victory : value / point;
}

/** start + luck + own + others = result. */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

export interface JudgedChoice extends Worth {
  action: string;
  /** Standard error of the difference to the choice made. */
  uncertain: number;
  /** Gains compared with the choice made, in hundredths. */
  reasons: Record<string, number>;
}

export type Label = 'best' | 'fine' | 'costly' | 'blunder';

/** An entry of the log; `win` and `points` are the values before it. */
export interface Moment extends Worth {
  entry: number;
  /** null: chance. */
  seat: number | null;
  luck: Worth;
  /** If there was a choice: best first, and the index of the choice made. */
  choices?: JudgedChoice[];
  chosen?: number;
  label?: Label;
  /** The skill that the choice takes. */
  skill?: string;
  decision?: Worth;
}

/** A seat's choices that take one skill. The skills add up to its own choices. */
export interface SkillReview {
  choices: number;
  /** Costly choices and blunders. */
  costly: number;
  win: number;
  points?: number;
}

export interface SeatReview {
  win: Balance;
  points?: Balance;
  /** Indices of moments. */
  turns: number[];
  /** By name; skills without choices are missing. */
  skills: Record<string, SkillReview>;
}

export interface Review {
  players: number;
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
export const depths = { quick: 128, deep: 1024 };
export type Depth = keyof typeof depths;

/** Milliseconds between updates of the page. */
const patience = 600;

/** The environment of a review; tests inject their own. */
export interface StudySurroundings {
  engine: () => Engine;
  net: (game: string) => Promise<string | null>;
  now: () => number;
}

export class Reviewing {
  private readonly engine: Engine;
  private readonly around: StudySurroundings;
  private stopped = false;

  constructor(
    private readonly record: string,
    private readonly game: GameName,
    given: Partial<StudySurroundings> = {},
  ) {
    this.around = {
      engine: given.engine ?? studyEngine,
      net: given.net ?? fetchNet,
      now: given.now ?? (() => performance.now()),
    };
    this.engine = this.around.engine();
  }

  /** Reports progress until the review is complete or stopped. Rejects with Refused. */
  async run(games: number, tell: (progress: Progress) => void): Promise<void> {
    try {
      const bytes = await this.around.net(this.game);
      if (bytes !== null) await this.engine.ask({ do: 'net', game: this.game, bytes });
      const begun = { do: 'review', record: this.record, games, seed: seeds.review };
      const { entries } = await this.engine.ask<{ entries: number }>(begun);
      let review: Review | null = null;
      let told = this.around.now();
      for (let found = 0; found < entries && !this.stopped;) {
        ({ found } = await this.engine.ask<{ found: number }>({ do: 'find' }));
        if (found === entries || this.around.now() - told >= patience) {
          ({ review } = await this.engine.ask<{ review: Review }>({ do: 'tell' }));
          told = this.around.now();
        }
        if (!this.stopped) tell({ found, entries, review });
      }
    } catch (error) {
      if (!this.stopped) throw error;
    } finally {
      this.engine.close();
    }
  }

  stop(): void {
    this.stopped = true;
    this.engine.close();
  }
}

/** A study engine with the game's net. */
export async function taught(game: GameName, given: Partial<StudySurroundings>): Promise<Engine> {
  const bytes = await (given.net ?? fetchNet)(game);
  const engine = (given.engine ?? studyEngine)();
  if (bytes !== null) await engine.ask({ do: 'net', game, bytes });
  return engine;
}

/** Seeds of reviews and puzzles: a moment analysed alone gives the same result as in its review. */
const seeds = { review: 1, puzzle: 2 };

/** The analysis of one entry: the seat's choices, compared with the one made. Rejects with Refused. */
export async function judge(
  record: string,
  game: GameName,
  entry: number,
  games: number,
  given: Partial<StudySurroundings> = {},
  seed = seeds.puzzle,
): Promise<Moment> {
  const engine = await taught(game, given);
  try {
    const { review } = await engine.ask<{ review: Review }>({ do: 'judge', record, entry, games, seed });
    return { ...review.moments[0]!, entry };
  } finally {
    engine.close();
  }
}
/** Each seat's expected share of the victory before an entry, as in a quick review. Rejects with Refused. */
export async function chancesAt(
  record: string,
  game: GameName,
  entry: number,
  given: Partial<StudySurroundings> = {},
): Promise<number[]> {
  return (await judge(record, game, entry, depths.quick, given, seeds.review)).win;
}
/** Imagined games for each choice of a single moment. */
export const gamesForChoice = 256;
