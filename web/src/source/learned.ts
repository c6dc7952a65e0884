// What a game has learned, given to engines as soon as a bot needs it: they come without.

import type { Engine } from '../engine/engine';
import { Refused } from '../protocol/protocol';

/** Whether a bot was asked that plays by what its game has learned, and the engine has nothing of it. */
export function lacksNet(error: unknown): boolean {
  return error instanceof Refused && error.problem.field === 'net';
}

export class Learned {
  private readonly taught = new Set<Engine>();

  /** `net`: what a game has learned, in base64; null if there is nothing, or it cannot be had now. */
  constructor(private readonly net: (game: string) => Promise<string | null>) {}

  /** Asks, and asks once more if something was lacking that could be had. */
  async asking<T>(game: string, engine: Engine, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!lacksNet(error) || !(await this.teach(game, engine))) throw error;
      return ask();
    }
  }

  private async teach(game: string, engine: Engine): Promise<boolean> {
    if (this.taught.has(engine)) return true;
    const bytes = await this.net(game);
    if (bytes === null) return false;
    this.taught.add(engine);
    await engine.ask({ do: 'net', game, bytes });
    return true;
  }
}
