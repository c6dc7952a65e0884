// A game that can begin at once.

import type { LocalSetup } from '../../source/saved';
import type { GameName } from '../../source/source';

export const usualSeats: Readonly<Record<GameName, LocalSetup['seats']>> = {
  academy: ['me', 'squire', 'squire', 'squire'],
  medievallons: ['me', 'squire', 'squire'],
};

export function quickSetup(game: GameName, name: string): LocalSetup {
  return { game, options: {}, seats: [...usualSeats[game]], ...(name ? { name } : {}) };
}
