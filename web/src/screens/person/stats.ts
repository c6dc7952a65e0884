// The data of the charts on a person's page, computed from tallies of their places.

import type { Points } from '../../games/game';
import type { GameName, Info } from '../../protocol/protocol';
import type { Played, Tally } from '../../source/pages';
import type { Sums } from '../../source/reviewed';
import { isSure, shown } from '../../source/analysis';

export interface Filter {
  game: GameName;
  players: number;
  /** Only tables with other people. */
  people: boolean;
}

/** With fewer games a chart would show mostly chance. */
export const enough = 10;

export function count(tallies: Tally[]): number {
  return tallies.reduce((sum, tally) => sum + tally.games, 0);
}

/** The values that occur in the tallies, the most frequent first. */
function frequent<T>(tallies: Tally[], what: (tally: Tally) => T): T[] {
  const sums = new Map<T, number>();
  for (const tally of tallies) sums.set(what(tally), (sums.get(what(tally)) ?? 0) + tally.games);
  return [...sums].sort((a, b) => b[1] - a[1]).map(([one]) => one);
}

export function gamesIn(tallies: Tally[]): GameName[] {
  return frequent(tallies, (tally) => tally.game);
}
export function playersIn(tallies: Tally[], game: GameName): number[] {
  return frequent(
    tallies.filter((tally) => tally.game === game),
    (tally) => tally.players,
  );
}

/** The wanted filter as far as there are such games, otherwise the most frequent values. Null without any game. */
export function filterFor(tallies: Tally[], wanted: Partial<Filter>): Filter | null {
  const games = gamesIn(tallies);
  const game = games.find((one) => one === wanted.game) ?? games[0];
  if (game === undefined) return null;
  const all = playersIn(tallies, game);
  const players = all.find((one) => one === wanted.players) ?? all[0]!;
  return { game, players, people: wanted.people ?? false };
}

export function filtered(tallies: Tally[], filter: Filter): Tally[] {
  return tallies.filter(
    (tally) => tally.game === filter.game && tally.players === filter.players && (tally.people || !filter.people),
  );
}

/** How often first, second and so on. */
export function places(tallies: Tally[], players: number): number[] {
  return Array.from({ length: players }, (_, at) => count(tallies.filter((tally) => tally.place === at + 1)));
}

export interface Month {
  /** `2026-11` */
  month: string;
  games: number;
  won: number;
}

/** The latest months with games, in order. */
export function months(tallies: Tally[], most = 6): Month[] {
  const all = [...new Set(tallies.map((tally) => tally.month))].sort().slice(-most);
  return all.map((month) => {
    const its = tallies.filter((tally) => tally.month === month);
    return { month, games: count(its), won: count(its.filter((tally) => tally.place === 1)) };
  });
}

/** The mean points from a source per game, for a person and for the others at the same tables. */
export interface Source {
  name: string;
  own: number;
  others: number;
}

/** Games without known sources do not count. */
export function compared(id: string, tables: Info[], points: Points): { games: number; sources: Source[] } {
  const told = tables.flatMap((table) => {
    const seat = table.seats.findIndex((one) => one.kind === 'person' && one.user === id);
    const all = seat < 0 ? null : points.of(table);
    return all ? [{ own: all[seat]!, others: all.filter((_, other) => other !== seat) }] : [];
  });
  const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(numbers.length, 1);
  const sources = points.sources().map((name, at) => ({
    name,
    own: mean(told.map(({ own }) => own[at]!)),
    others: mean(told.map(({ others }) => mean(others.map((other) => other[at]!)))),
  }));
  return { games: told.length, sources };
}

/** The parts of a reviewed game's result for a person, in percent of a victory. */
export interface Fortune {
  id: string;
  ended: number;
  place: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  /** Own choices surely cost more than luck. */
  ownCostMore: boolean;
}

/** The latest games that were reviewed on this device, in order. */
export function fortunes(id: string, games: Played[], reviewed: Sums[], most = 10): Fortune[] {
  // Figures of different versions of the method are not comparable.
  const version = Math.max(...reviewed.map(({ analysis }) => analysis));
  const found = games.flatMap(({ table, ended, place }): Fortune[] => {
    const seat = table.seats.findIndex((one) => one.kind === 'person' && one.user === id);
    const sums = reviewed.find((one) => one.id === table.id && one.analysis === version)?.seats[seat];
    if (!sums) return [];
    const part = (what: keyof typeof sums.errors): number => shown(sums[what], 'win');
    const less = sums.luck - sums.own;
    const ownCostMore = less > 0 && isSure(less, Math.hypot(sums.errors.luck, sums.errors.own));
    const parts = { start: part('start'), luck: part('luck'), own: part('own'), others: part('others') };
    return [{ id: table.id, ended, place, ...parts, ownCostMore }];
  });
  return found.slice(0, most).reverse();
}

export function percent(part: number, of: number): number {
  return Math.round((100 * part) / of);
}
