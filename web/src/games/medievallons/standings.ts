// The result of a game for the comparison on the end screen.

import type { GameResult } from '../../protocol/protocol';

export interface Standing {
  seat: number;
  winner: boolean;
  guilds: number;
  members: number;
  hands: number;
}

const columns = ['guilds', 'members', 'hands'] as const;
type Column = (typeof columns)[number];

function numbers(result: GameResult, column: Column): number[] {
  const found = result.detail[column];
  return Array.isArray(found) ? (found as number[]) : [];
}

/** Best first: winners, then by guilds, cards in them, cards in hand. */
export function standings(result: GameResult): Standing[] {
  const rows = result.scores.map((guilds, seat) => ({
    seat,
    winner: result.winners.includes(seat),
    guilds,
    members: numbers(result, 'members')[seat] ?? 0,
    hands: numbers(result, 'hands')[seat] ?? 0,
  }));
  return rows.sort(
    (a, b) => Number(b.winner) - Number(a.winner) || b.guilds - a.guilds || b.members - a.members || b.hands - a.hands,
  );
}

/** The deciding comparison: a third guild, or the first column in which the winner is ahead of all others. */
export function reasonOf(result: GameResult): 'third' | Column | 'equal' {
  if (result.why === 'third-guild') return 'third';
  let level = standings(result);
  for (const column of columns) {
    const best = Math.max(...level.map((row) => row[column]));
    const ahead = level.filter((row) => row[column] === best);
    if (ahead.length === 1) return column;
    level = ahead;
  }
  return 'equal';
}
