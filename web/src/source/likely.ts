// The most likely moves after a choice (study/continuation.h), with an imagined game that shows them on a board. Both
// follow from the knowledge of the choosing seat: the real hidden cards are never used.

import type { Engine } from '../engine/engine';
import { taught, type StudySurroundings } from './adviser';
import type { GameName, TableState } from '../protocol/protocol';
import { ReplaySource } from './replay';

export interface LikelyMove {
  seat: number;
  action: string;
  /** Percent of the imagined games that came this far; null: the choice itself. */
  percent: number | null;
  /** The table before the move as its player saw it; null if the imagined game does not have this move. */
  before: TableState | null;
  /** The number of the state after it; null likewise. */
  shown: number | null;
}

export interface Line {
  /** The choice, then the likely moves. */
  moves: LikelyMove[];
  /** The table before the choice and after each move, as the choosing seat sees it; simultaneous moves have one state.
      Empty if no position describes the moment. */
  states: TableState[];
}

/** A choice of a seat before that entry of a record's log. */
export interface Asked {
  record: string;
  entries: number;
  seat: number;
  action: string;
}

/** The answer to `follow` (wasm/study/json_study.h). */
interface Followed {
  moves: { seat: number; action: string; of100: number }[];
  record: string | null;
  entries: number;
}

/** Keeps its engine for the next line. */
export class LikelyLines {
  private engine: Promise<Engine> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly game: GameName,
    private readonly given: Partial<StudySurroundings> = {},
  ) {}

  /** Rejects with Refused. */
  of(asked: Asked): Promise<Line> {
    // One after the other: the engine has room for one imagined game.
    const line = this.last.then(() => this.find(asked));
    this.last = line.catch(() => {});
    return line;
  }

  close(): void {
    this.engine?.then(
      (engine) => engine.close(),
      () => {},
    );
  }

  private async find(asked: Asked): Promise<Line> {
    this.engine ??= taught(this.game, this.given);
    this.engine.catch(() => (this.engine = undefined));
    const engine = await this.engine;
    const { moves, record, entries } = await engine.ask<Followed>({ do: 'follow', ...asked });
    const line = {
      moves: [
        { seat: asked.seat, action: asked.action, percent: null, before: null, shown: null },
        ...moves.map(({ seat, action, of100 }) => ({ seat, action, percent: of100, before: null, shown: null })),
      ],
      states: [],
    };
    return record === null ? line : played(line, record, entries, asked.seat, engine);
  }
}

/** The line with the states of an imagined game. */
async function played(line: Line, record: string, entries: number, seat: number, engine: Engine): Promise<Line> {
  const source = new ReplaySource(record, { seat, engine: () => ({ ask: (asked) => engine.ask(asked), close() {} }) });
  await new Promise<unknown>((resolve, failed) => source.start({ state: resolve, failed, connection() {} }));
  const { log } = JSON.parse(record) as { log: string[] };
  /** The entries of the moves in the log. Simultaneous choices are there in the order of their effect. */
  const found = new Set<number>();
  const at = line.moves.map(({ seat, action }) => {
    const entry = log.findIndex((text, n) => n >= entries && !found.has(n) && text === `${seat} ${action}`);
    if (entry >= 0) found.add(entry);
    return entry;
  });
  const steps = [...new Set([...found].map((entry) => source.stepBefore(entry)))].sort((a, b) => a - b);
  const states = await Promise.all([...steps, source.steps.count].map((step) => source.at(step, seat)));
  const moves = await Promise.all(
    line.moves.map(async (move, n) => {
      if (at[n]! < 0) return move;
      const step = source.stepBefore(at[n]!);
      return { ...move, before: await source.at(step, move.seat), shown: steps.indexOf(step) + 1 };
    }),
  );
  source.close();
  return { moves, states };
}
