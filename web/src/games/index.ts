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

/** A game that is not in the list may still be one the engine knows. */
export function gameNamed(name: string): Game {
  return games.find((game) => game.name === name) ?? { name, title: name, players: [2, 5], options: [] };
}
