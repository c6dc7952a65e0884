// Playing on from a point of a record: a new game on this device that remembers its origin. The record itself does not
// change.

import { Refused, type GameName, type Level, type Options } from '../protocol/protocol';
import type { Engine } from '../engine/engine';
import { studyEngine } from '../engine/worker_engine';
import { localAddress } from './local';
import { newGame, newSeed, SavedGames, type SavedGame } from './saved';

/** The same cards with the same seed; other cards to come; or all cards drawn again that the seat could not know. */
export type Cards = 'same' | 'fresh' | 'hidden';

export interface Wish {
  /** The record and the id of the original game; the id is empty for a record from a file. */
  record: string;
  of: string;
  /** Number of entries of its log that have happened. */
  entries: number;
  seat: number;
  others: Level;
  cards: Cards;
  /** The person's name in the record. */
  name: string;
}

/** The parts of a record that branches use. */
interface Written {
  game: GameName;
  options: Options;
  seats: string[];
  seed?: string;
  log: string[];
  result?: { scores: number[]; winners: number[] };
}

const written = (record: string): Written & Record<string, unknown> =>
  JSON.parse(record) as Written & Record<string, unknown>;

/** True if the seed determines the further cards: the game was played on this device or on a server. */
export function keepsCards(record: string, of: string): boolean {
  return of !== '' && /^[0-9a-f]{64}$/.test(written(record).seed ?? '');
}

/** The start of the branch: that entry or, with hidden cards drawn again, the last moment that can be set up. */
async function begun(wish: Wish, engine: () => Engine): Promise<Pick<Wish, 'record' | 'entries'>> {
  if (wish.cards !== 'hidden') return wish;
  const { record, entries, seat } = wish;
  const workshop = engine();
  try {
    return await workshop.ask({ do: 'imagine', record, entries, seat, seed: newSeed() });
  } finally {
    workshop.close();
  }
}

/** Number of branches kept for each game. */
export const mostBranches = 8;

/** Saves the branch and returns its address in the page. Deletes the oldest branch beyond the limit. Throws Refused
    if there is no room. */
export async function startBranch(
  wish: Wish,
  games = new SavedGames(),
  now = Date.now(),
  engine = studyEngine,
): Promise<string> {
  const { seats, seed, log: happened } = written(wish.record);
  if (wish.entries > happened.length || wish.seat >= seats.length)
    throw new Refused({ code: 'not-now', message: 'there is nothing to play on from here' });
  const from = await begun(wish, engine);
  const { result: _, seed: __, numbers: ___, legal: ____, ...rest } = written(from.record);
  const { game, options } = rest;
  const log = wish.cards === 'hidden' ? rest.log : happened.slice(0, wish.entries);
  const players = seats.map((_name, seat) => (seat === wish.seat ? ('me' as const) : wish.others));
  const same = wish.cards === 'same' && keepsCards(wish.record, wish.of);
  const branch = newGame({ game, options, seats: players, name: wish.name }, now, same ? seed! : newSeed());
  const names = players.map((player) => (player === 'me' ? wish.name || 'you' : `bot:${player}`));
  games.write({
    ...branch,
    record: JSON.stringify({ ...rest, seats: names, log }),
    branch: { of: wish.of, entries: from.entries, same },
  });
  for (const { id } of branchesOf(wish.of, wish.record, games).slice(mostBranches)) games.remove(id);
  return localAddress(branch.id);
}

/** The result of a branch, compared with the original game. */
export interface Outcome {
  id: string;
  /** True if its record begins with a position: the branch has other cards than the game. */
  begun: boolean;
  seat: number;
  entries: number;
  over: boolean;
  won: boolean;
  /** null: not finished. */
  score: number | null;
  then: number | null;
}

/** True if the record begins with a position. */
const begins = ({ record }: SavedGame): boolean => /"position"\s*:/.test(record ?? '');

/** The original of a branch, and the number of its entries before the branch; null if the game is no branch. */
export function cameFrom(id: string, games = new SavedGames()): { of: string; entries: number; begun: boolean } | null {
  const game = id.startsWith('local-') ? games.read(id) : undefined;
  if (!game?.branch?.of) return null;
  const { of, entries } = game.branch;
  if (of.startsWith('local-') && !games.read(of)) return null;
  const begun = begins(game);
  return { of, entries: begun ? 0 : entries, begun };
}

/** The branches of a game, the latest first. */
export function branchesOf(of: string, record: string, games = new SavedGames()): Outcome[] {
  if (!of) return [];
  const was = written(record).result;
  return games
    .list()
    .filter((one) => one.branch === of)
    .map(({ id }) => games.read(id)!)
    .map((game: SavedGame) => {
      const seat = game.setup.seats.indexOf('me');
      const { result } = written(game.record!);
      return {
        ...{ id: game.id, seat, entries: game.branch!.entries, over: game.over, begun: begins(game) },
        won: result?.winners.includes(seat) ?? false,
        score: result?.scores[seat] ?? null,
        then: was?.scores[seat] ?? null,
      };
    });
}
