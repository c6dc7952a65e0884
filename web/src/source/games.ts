import { workerEngine } from '../engine/worker_engine';
import type { Description } from '../protocol/description';

/** All games the engine knows. */
export async function engineGames(engine = workerEngine()): Promise<Description[]> {
  try {
    return (await engine.ask<{ games: Description[] }>({ do: 'games' })).games;
  } finally {
    engine.close();
  }
}
