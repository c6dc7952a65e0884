// What made a game end as it did: luck, one's own choices, those of others (docs/review.md). study.wasm finds it out on a thread of
// its own, an entry of the log at a time.

import type { Engine } from '../engine/engine';
import { fetchNet } from '../engine/nets';
import { studyEngine } from '../engine/worker_engine';
import type { GameName } from '../protocol/protocol';

/** By seat: millionths of a victory, and thousandths of the points at the end where a game is about points. */
export interface Worth {
  win: number[];
  points?: number[];
}
export type Unit = keyof Worth;
export const victory = 1_000_000;
export const point = 1_000;

/** As percent, or as points. */
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
  /** A standard error of the difference to the choice that was made. */
  uncertain: number;
  /** What the seat would have had more, in hundredths. */
  reasons: Record<string, number>;
}

export type Label = 'best' | 'fine' | 'costly' | 'blunder';

/** An entry of the log; `win` and `points` are those of the position before it. */
export interface Moment extends Worth {
  entry: number;
  /** null: chance. */
  seat: number | null;
  luck: Worth;
  /** Where there was something to choose: best first, and which of them was made. */
  choices?: JudgedChoice[];
  chosen?: number;
  label?: Label;
  /** What the choice took. */
  skill?: string;
  decision?: Worth;
}

/** A seat's choices that take one skill. All skills together are its own choices. */
export interface SkillReview {
  choices: number;
  /** Or worse. */
  costly: number;
  win: number;
  points?: number;
}

export interface SeatReview {
  win: Balance;
  points?: Balance;
  /** Numbers of moments. */
  turns: number[];
  /** By name; those that nothing took are not there. */
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
  /** As far as it is known. */
  review: Review | null;
}

/** Games imagined for each decision: at a glance, and where somebody wants to be surer. */
export const depths = { quick: 128, deep: 1024 };
export type Depth = keyof typeof depths;

/** Milliseconds from one picture of what is known to the next. */
const patience = 600;

/** What reviewing needs of the world; tests bring their own. */
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

  /** Tells again and again, until all is known or it is stopped. Rejects with Refused. */
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

/** What judges choices, with what the game has learned. */
export async function taught(game: GameName, given: Partial<StudySurroundings>): Promise<Engine> {
  const bytes = await (given.net ?? fetchNet)(game);
  const engine = (given.engine ?? studyEngine)();
  if (bytes !== null) await engine.ask({ do: 'net', game, bytes });
  return engine;
}

/** The seeds that reviews and puzzles are judged with: a moment seen alone is as it was found. */
const seeds = { review: 1, puzzle: 2 };

/** What can be said of one entry alone: the choices that its seat had, compared with the one that was made. Rejects with Refused. */
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
/** By seat, the share of the victory it may expect before an entry, as a quick review says it. Rejects with Refused. */
export async function chancesAt(
  record: string,
  game: GameName,
  entry: number,
  given: Partial<StudySurroundings> = {},
): Promise<number[]> {
  return (await judge(record, game, entry, depths.quick, given, seeds.review)).win;
}
/** Games imagined for each choice of a moment that is looked at alone. */
export const gamesForChoice = 256;
