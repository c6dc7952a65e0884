// Loads a game's neural net into an engine when a bot first needs it.

import type { Engine } from '../engine/engine';
import { Refused } from '../protocol/protocol';

/** True if the error says that the bot needs a net that the engine does not have. */
export function lacksNet(error: unknown): boolean {
  return error instanceof Refused && error.problem.field === 'net';
}

export class Learned {
  private readonly taught = new Set<Engine>();

  /** `net`: the net of a game in base64; null if there is none, or the download fails. */
  constructor(private readonly net: (game: string) => Promise<string | null>) {}

  /** Asks, and asks again after loading a missing net. */
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
