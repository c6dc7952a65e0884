// A game that can begin at once: against whom, and by which rules, as it was chosen last.

import type { Game } from '../../games/game';
import type { LocalSetup } from '../../source/saved';
import { levels, type GameName, type Level } from '../../protocol/protocol';

export interface Quick {
  players: number;
  level: Level;
  /** Names of rules, in the order of a record. */
  advanced: string[];
  variations: string[];
}

export function usualSeats({ usualPlayers, players }: Game): LocalSetup['seats'] {
  return Array.from({ length: usualPlayers ?? players[0] }, (_, seat) => (seat === 0 ? 'me' : 'squire'));
}

export function quickSetup(game: Game, quick: Quick, name: string): LocalSetup {
  const { players, level, advanced, variations } = quick;
  const options = {
    ...(game.name === 'academy' && players === 2 ? { two: 'karadoc' as const } : {}),
    ...(advanced.length > 0 ? { advanced } : {}),
    ...(variations.length > 0 ? { variations } : {}),
  };
  const bots = Array.from({ length: players - 1 }, () => level);
  return { game: game.name, options, seats: ['me', ...bots], ...(name ? { name } : {}) };
}

const keptAt = (game: GameName): string => `roundtable.quick.${game}`;

export function keepQuick(game: GameName, quick: Quick): void {
  try {
    localStorage.setItem(keptAt(game), JSON.stringify(quick));
  } catch {
    // not kept
  }
}

export function recallQuick(game: Game): Quick {
  try {
    return understoodQuick(game, JSON.parse(localStorage.getItem(keptAt(game.name)) ?? 'null'));
  } catch {
    return understoodQuick(game, null);
  }
}

/** What is not as it should be is as usual. The engine knows the rules by name, the page only that they are names. */
export function understoodQuick(game: Game, kept: unknown): Quick {
  const found = (kept ?? {}) as Partial<Record<keyof Quick, unknown>>;
  const names = (list: unknown): string[] =>
    Array.isArray(list) && list.every((name) => typeof name === 'string') ? list : [];
  return {
    players: allowed(game, found.players) ? found.players : usualSeats(game).length,
    level: levels.includes(found.level as Level) ? (found.level as Level) : 'squire',
    advanced: names(found.advanced),
    variations: names(found.variations),
  };
}

function allowed({ players: [least, most] }: Game, count: unknown): count is number {
  return Number.isInteger(count) && (count as number) >= least && (count as number) <= most;
}
