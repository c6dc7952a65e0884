// The list of games. To draw one, make a folder with an index.ts and add it here.

import type { Description } from '../protocol/description';
import { academy } from './academy';
import descriptions from './descriptions.json';
import type { Game, GameModule } from './game';
import { medievallons } from './medievallons';

const drawn: Record<string, GameModule> = { academy, medievallons };

/** In the order in which they are shown. */
export const games: readonly Game[] = (descriptions.games as unknown as Description[]).map((game) => ({
  ...game,
  ...drawn[game.name],
}));

/** As far as it is known without the engine. */
export function gameNamed(name: string): Game {
  return games.find((game) => game.name === name) ?? { name, title: name, players: [2, 2], options: [] };
}

/** A game that is not in the list may still be one the engine knows. */
export async function findGame(name: string): Promise<Game> {
  const listed = games.find((game) => game.name === name);
  if (listed) return listed;
  const { engineGames } = await import('../source/games');
  return (await engineGames()).find((game) => game.name === name) ?? gameNamed(name);
}
