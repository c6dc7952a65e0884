// Playing on from a point of a record: another game on this device, which keeps where it came from. The record itself stays as it is.

import { Refused, type GameName, type Level, type Options } from '../protocol/protocol';
import { localAddress } from './local';
import { newGame, newSeed, SavedGames, type SavedGame } from './saved';

export interface Wish {
  /** The game that it is a branch of: its record, and its id; empty if it came from a file. */
  record: string;
  of: string;
  /** So many entries of its log have happened. */
  entries: number;
  seat: number;
  others: Level;
  /** Whether what is drawn from here on follows from the same seed. */
  same: boolean;
  /** How the person is called in the record. */
  name: string;
}

/** What is read of a record. */
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

/** Whether what is drawn from here on follows from the game's seed: if it was played here or at a server. */
export function keepsCards(record: string, of: string): boolean {
  return of !== '' && /^[0-9a-f]{64}$/.test(written(record).seed ?? '');
}

/** Saves it and gives its address in the page. Throws Refused if there is no room. */
export function startBranch(wish: Wish, games = new SavedGames(), now = Date.now()): string {
  const { result: _, seed, legal: __, ...rest } = written(wish.record);
  const { game, options, seats, log } = rest;
  if (wish.entries > log.length || wish.seat >= seats.length)
    throw new Refused({ code: 'not-now', message: 'there is nothing to play on from here' });
  const players = seats.map((_name, seat) => (seat === wish.seat ? ('me' as const) : wish.others));
  const same = wish.same && keepsCards(wish.record, wish.of);
  const branch = newGame({ game, options, seats: players, name: wish.name }, now, same ? seed! : newSeed());
  const names = players.map((player) => (player === 'me' ? wish.name || 'you' : `bot:${player}`));
  games.write({
    ...branch,
    record: JSON.stringify({ ...rest, seats: names, log: log.slice(0, wish.entries) }),
    branch: { of: wish.of, entries: wish.entries, same },
  });
  return localAddress(branch.id);
}

/** What came of a branch, beside what happened. */
export interface Outcome {
  id: string;
  seat: number;
  entries: number;
  over: boolean;
  won: boolean;
  /** null: not over. */
  score: number | null;
  then: number | null;
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
        ...{ id: game.id, seat, entries: game.branch!.entries, over: game.over },
        won: result?.winners.includes(seat) ?? false,
        score: result?.scores[seat] ?? null,
        then: was?.scores[seat] ?? null,
      };
    });
}
