// The last chosen opponents and rules of a game, to start at once.

import type { Game } from '../../games/game';
import type { LocalSetup } from '../../source/saved';
import { optionsOf, understoodValue, usualValues } from '../setup/options';
import { usualSeats } from '../setup/usual_seats';
import { levels, type GameName, type Level } from '../../protocol/protocol';

export interface Quick {
  players: number;
  level: Level;
  /** Sets of rules by name, each in the order of a record. */
  rules: Record<string, string[]>;
}

/** All other options have their defaults. */
export function quickSetup(game: Game, { players, level, rules }: Quick, name: string): LocalSetup {
  const options = optionsOf(game, { ...usualValues(game), ...rules }, players);
  const bots = Array.from({ length: players - 1 }, () => level);
  return { game: game.name, options, seats: ['me', ...bots], ...(name ? { name } : {}) };
}

const keptAt = (game: GameName): string => `roundtable.quick.${game}`;

export function keepQuick(game: GameName, quick: Quick): void {
  try {
    localStorage.setItem(keptAt(game), JSON.stringify(quick));
  } catch {
    // no storage
  }
}

export function recallQuick(game: Game): Quick {
  try {
    return understoodQuick(game, JSON.parse(localStorage.getItem(keptAt(game.name)) ?? 'null'));
  } catch {
    return understoodQuick(game, null);
  }
}

/** Invalid values get their defaults. */
export function understoodQuick(game: Game, kept: unknown): Quick {
  const found = (kept ?? {}) as Partial<Record<keyof Quick, unknown>>;
  const rules = (found.rules ?? {}) as Record<string, unknown>;
  const sets = game.options.filter(({ kind }) => kind === 'set');
  const players = allowed(game, found.players) ? found.players : usualSeats(game).length;
  return {
    players,
    level: levels.includes(found.level as Level) ? (found.level as Level) : 'squire',
    rules: Object.fromEntries(
      sets.map((option) => [option.name, understoodValue(option, rules[option.name], players) as string[]]),
    ),
  };
}

function allowed({ players: [least, most] }: Game, count: unknown): count is number {
  return Number.isInteger(count) && (count as number) >= least && (count as number) <= most;
}
