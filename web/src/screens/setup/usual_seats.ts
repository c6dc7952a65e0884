import type { Game } from '../../games/game';
import type { LocalSetup } from '../../source/saved';

export function usualSeats({ usualPlayers, players }: Game): LocalSetup['seats'] {
  return Array.from({ length: usualPlayers ?? players[0] }, (_, seat) => (seat === 0 ? 'me' : 'squire'));
}
