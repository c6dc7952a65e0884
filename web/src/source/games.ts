import { workerDesk } from '../engine/desk';
import type { Description } from '../protocol/description';

/** All games the engine knows. */
export async function engineGames(desk = workerDesk()): Promise<Description[]> {
  try {
    return (await desk.ask<{ games: Description[] }>({ do: 'games' })).games;
  } finally {
    desk.close();
  }
}
