// Asks the study engine about the choices of a game on this device. Only the seat's knowledge counts.

import type { Engine } from '../engine/engine';
import { fetchNet } from '../engine/nets';
import { studyEngine } from '../engine/worker_engine';
import { Refused, type GameName, type View } from '../protocol/protocol';
import type { Advice, Judgement } from './analysis';

/** The environment of an analysis; tests inject their own. */
export interface StudySurroundings {
  engine: () => Engine;
  /** The net of a game in base64; null if there is none. */
  net: (game: string) => Promise<string | null>;
}

/** A study engine with the game's net. A damaged net counts as none. */
export async function taught(game: GameName, given: Partial<StudySurroundings>): Promise<Engine> {
  const bytes = await (given.net ?? fetchNet)(game);
  const engine = (given.engine ?? studyEngine)();
  if (bytes !== null) {
    await engine.ask({ do: 'net', game, bytes }).catch((error: unknown) => {
      if (!(error instanceof Refused) || error.problem.code === 'engine') throw error;
    });
  }
  return engine;
}

/** The seat's view when it chose last, and its choice. */
export interface Judged {
  view: View;
  moment: Judgement;
}

/** Keeps its engine for the next question. */
export class Adviser {
  private engine: Promise<Engine> | undefined;

  constructor(
    private readonly game: GameName,
    private readonly given: Partial<StudySurroundings> = {},
  ) {}

  /** The seat's open choice. Rejects with Refused. */
  async advise(record: string, seat: number): Promise<Advice> {
    return (await this.ask<{ advice: Advice }>({ do: 'advise', record, seat })).advice;
  }

  /** The seat's last choice; null if it has not had one yet. Rejects with Refused. */
  async last(record: string, seat: number): Promise<Judged | null> {
    return (await this.ask<{ last: Judged | null }>({ do: 'last', record, seat })).last;
  }

  close(): void {
    this.engine?.then(
      (engine) => engine.close(),
      () => {},
    );
  }

  private async ask<T>(question: { do: string; record: string; seat: number }): Promise<T> {
    this.engine ??= taught(this.game, this.given);
    this.engine.catch(() => (this.engine = undefined));
    return (await this.engine).ask<T>(question);
  }
}
