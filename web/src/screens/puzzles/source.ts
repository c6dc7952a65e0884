// The table of a puzzle: a record at its last moment, with the seat's view. A choice is reported, but not applied.

import { Refused, type TableState } from '../../protocol/protocol';
import { ReplaySource } from '../../source/replay';
import type { Puzzle } from '../../source/puzzles';
import type { Listener, Source } from '../../source/source';
import type { Engine } from '../../engine/engine';
import { studyEngine } from '../../engine/worker_engine';
import { puzzles } from './texts';

const never = (): Promise<never> => Promise.reject(new Refused({ code: 'not-now', message: 'this is a puzzle' }));

/**
 * The record before the seat is asked. Forced simultaneous choices of others are left out, since a game records them
 * only after all have chosen.
 */
function moment({ record, answer }: Pick<Puzzle, 'record' | 'answer'>): string {
  const { log, ...rest } = JSON.parse(record) as { log: string[] };
  const [verb] = answer.split(' ');
  const last = log.findLastIndex((entry) => !new RegExp(`^\\d! ${verb} `).test(entry));
  return JSON.stringify({ ...rest, log: log.slice(0, last + 1) });
}

export class PuzzleSource implements Source {
  readonly offers = { play: true, undo: false, hint: false, chat: false, steps: false };
  /** In place of the question, once it is answered. */
  said: string | null = null;
  /** The moment with all its choices; null while loading. */
  posed: TableState | null = null;
  private readonly moment: ReplaySource;
  private listener: Listener | undefined;

  constructor(
    private readonly puzzle: Pick<Puzzle, 'record' | 'seat' | 'answer'>,
    private readonly onanswer: (text: string) => void,
    engine: () => Engine = studyEngine, // it supports positions
  ) {
    this.moment = new ReplaySource(moment(puzzle), { step: Infinity, seat: puzzle.seat, engine });
  }

  start(listener: Listener): void {
    this.listener = listener;
    this.moment.start({
      connection: (connection) => listener.connection(connection),
      failed: (problem) => listener.failed(problem),
      state: (state) => {
        this.posed = { ...state, info: { ...state.info, you: this.puzzle.seat } };
        listener.state(this.posed);
      },
    });
  }
  close(): void {
    this.moment.close();
  }

  async choose(_decision: number, text: string): Promise<void> {
    const { posed } = this;
    if (!posed?.view) return never();
    this.said = puzzles()?.chosen ?? null;
    this.listener?.state({ ...posed, view: { ...posed.view, legal: [] } });
    this.onanswer(text);
  }
  /** Offers the choices again. */
  again(): void {
    this.said = null;
    if (this.posed) this.listener?.state(this.posed);
  }

  undo = never;
  hint = never;
  say = never;
  rematch = never;
  record = (): Promise<string> => Promise.resolve(this.puzzle.record);
}
