// The list of games. To add the drawing of a game, make a folder with an index.ts and list it here.

import type { Description } from '../protocol/description';
import { academy } from './academy';
import descriptions from './descriptions.json';
import type { Game, GameModule } from './game';
import { medievallons } from './medievallons';

const drawn: Record<string, GameModule> = { academy, medievallons };

/** In display order. */
export const games: readonly Game[] = (descriptions.games as unknown as Description[]).map((game) => ({
  ...game,
  ...drawn[game.name],
}));

/** The listed game, or a stub with its name: does not ask the engine. */
export function gameNamed(name: string): Game {
  return games.find((game) => game.name === name) ?? { name, title: name, players: [2, 2], options: [] };
}

/** The listed game, or the engine's description: the engine may know more games than the list. */
export async function findGame(name: string): Promise<Game> {
  const listed = games.find((game) => game.name === name);
  if (listed) return listed;
  const { engineGames } = await import('../source/games');
  return (await engineGames()).find((game) => game.name === name) ?? gameNamed(name);
}
