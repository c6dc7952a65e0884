// Sources of records: the server or this device by the game's id, a link that holds one, or a file dropped on the page.

import { record as serverRecord, tableInfo } from '../../source/api';
import { holdsGame, recordOfFragment } from '../../source/game_link';
import { gameFile, gameIn, holdsNotes, keepOpened, type GameFile } from '../../source/notes';
import { recordsIn, ReplaySource } from '../../source/replay';
import { SavedGames } from '../../source/saved';
import { Refused, type GameName, type Problem } from '../../protocol/protocol';

/** The game from a file or a link, which has no id. `fault`: why its notes were left out. */
export const opened: { record: string | null; fault: string | null } = { record: null, fault: null };

/** Opens a game of a file, and keeps its notes on this device. */
export function open(game: GameFile): string {
  keepOpened(game);
  opened.fault = game.fault;
  return (opened.record = game.record);
}

/** Without an id, the record in the fragment of the address, or from the file. Rejects with Refused. */
export async function recordOf(id: string, hash = ''): Promise<string> {
  if (!id && holdsGame(hash)) return open(await linked(hash));
  if (!id && opened.record !== null) return opened.record;
  if (!id.startsWith('local-')) return serverRecord(id);
  const game = new SavedGames().read(id);
  if (!game?.record) throw new Refused({ code: 'not-found', message: `there is no game ${id} on this device` });
  if (!game.over) throw new Refused({ code: 'not-now', message: 'the game is not over yet' }); // it would show every hand
  return game.record;
}

/** The viewer's seat in a game of this device or of the server; null: they did not play it. */
export async function ownSeat(id: string): Promise<number | null> {
  if (!id) return null;
  if (!id.startsWith('local-'))
    return tableInfo(id).then(
      ({ you }) => you ?? null,
      () => null,
    );
  const seat = new SavedGames().read(id)?.setup.seats.indexOf('me') ?? -1;
  return seat < 0 ? null : seat;
}

async function linked(hash: string): Promise<GameFile> {
  const game = gameIn(await recordOfFragment(hash));
  const { record } = game;
  const wrong = gameOf(record) === null ? { message: 'this is no record of a game' } : await check(record);
  if (!wrong || ('code' in wrong && wrong.code === 'engine')) return game;
  throw new Refused({ code: 'damaged', reason: 'link', message: `the link holds no game: ${wrong.message}` });
}

export type Bad = 'notJson' | 'tooLarge';
export type Found = { games: GameFile[] } | { bad: Bad };

/** A file of several games has one per line. Larger files are too long to choose from by hand. */
export const largest = 4_000_000;

/** The name of a record's game, even of an unknown one; null if the text is no record. */
export function gameOf(record: string): GameName | null {
  try {
    const found = JSON.parse(record) as { format?: unknown; game?: unknown } | null;
    if (typeof found?.format !== 'string' || !found.format.startsWith('roundtable/')) return null;
    return typeof found.game === 'string' ? found.game : null;
  } catch {
    return null;
  }
}

/** The games in a file's text, with their notes; an error if any part is neither. */
export function readFile(text: string): Found {
  if (text.length > largest) return { bad: 'tooLarge' };
  const lines = recordsIn(text);
  const games = lines.flatMap((line, n) =>
    holdsNotes(line) ? [] : [gameFile(line, holdsNotes(lines[n + 1] ?? '') ? lines[n + 1]! : null)],
  );
  if (games.length === 0 || games.some(({ record }) => gameOf(record) === null)) return { bad: 'notJson' };
  return { games };
}

/** Replays a record once in the engine: null, or the problem found. */
export function check(record: string): Promise<Problem | null> {
  return new Promise((resolve) => {
    const source = new ReplaySource(record);
    const done = (problem: Problem | null): void => {
      source.close();
      resolve(problem);
    };
    source.start({ state: () => done(null), failed: done, connection: () => {} });
  });
}
