// Playing on from a point of a record: another game on this device, which keeps where it came from. The record itself stays as it is.

import { Refused, type GameName, type Level, type Options } from '../protocol/protocol';
import type { Engine } from '../engine/engine';
import { studyEngine } from '../engine/worker_engine';
import { localAddress } from './local';
import { newGame, newSeed, SavedGames, type SavedGame } from './saved';

/** As they were, with those to come from the same seed; other cards to come; or all drawn anew that the seat could not know. */
export type Cards = 'same' | 'fresh' | 'hidden';

export interface Wish {
  /** The game that it is a branch of: its record, and its id; empty if it came from a file. */
  record: string;
  of: string;
  /** So many entries of its log have happened. */
  entries: number;
  seat: number;
  others: Level;
  cards: Cards;
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

/** Where it begins: at that entry, or, with other cards in the others' hands, at the last moment that can be set up. */
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

/** So many branches of a game are kept. */
export const mostBranches = 8;

/** Saves it and gives its address in the page; beyond those that are kept the oldest goes. Throws Refused if there is no room. */
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

/** What came of a branch, beside what happened. */
export interface Outcome {
  id: string;
  /** Whether it begins with a position: other cards than those of the game. */
  begun: boolean;
  seat: number;
  entries: number;
  over: boolean;
  won: boolean;
  /** null: not over. */
  score: number | null;
  then: number | null;
}

/** With a position instead of an empty table. */
const begins = ({ record }: SavedGame): boolean => /"position"\s*:/.test(record ?? '');

/** The game that a branch came from, and after how many of its own entries it left it. null: it is none. */
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
