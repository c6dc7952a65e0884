import { studyEngine } from '../engine/worker_engine';
import type { Description } from '../protocol/description';

/** All games that the engine knows. */
export async function engineGames(engine = studyEngine()): Promise<Description[]> {
  try {
    return (await engine.ask<{ games: Description[] }>({ do: 'games' })).games;
  } finally {
    engine.close();
  }
}
