// Sources of records: the server or this device by the game's id, a link that holds one, or a file dropped on the page.

import { record as serverRecord } from '../../source/api';
import { holdsGame, recordOfFragment } from '../../source/game_link';
import { recordsIn, ReplaySource } from '../../source/replay';
import { SavedGames } from '../../source/saved';
import { Refused, type GameName, type Problem } from '../../protocol/protocol';

/** The record from a file or a link, which has no id. */
export const opened: { record: string | null } = { record: null };

/** Without an id, the record in the fragment of the address, or from the file. Rejects with Refused. */
export async function recordOf(id: string, hash = ''): Promise<string> {
  if (!id && holdsGame(hash)) return (opened.record = await linked(hash));
  if (!id && opened.record !== null) return opened.record;
  if (!id.startsWith('local-')) return serverRecord(id);
  const game = new SavedGames().read(id);
  if (!game?.record) throw new Refused({ code: 'not-found', message: `there is no game ${id} on this device` });
  if (!game.over) throw new Refused({ code: 'not-now', message: 'the game is not over yet' }); // it would show every hand
  return game.record;
}

async function linked(hash: string): Promise<string> {
  const record = await recordOfFragment(hash);
  const wrong = gameOf(record) === null ? { message: 'this is no record of a game' } : await check(record);
  if (!wrong || ('code' in wrong && wrong.code === 'engine')) return record;
  throw new Refused({ code: 'damaged', reason: 'link', message: `the link holds no game: ${wrong.message}` });
}

export type Bad = 'notJson' | 'tooLarge';
export type Found = { records: string[] } | { bad: Bad };

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

/** The records in a file's text; an error if any part is not a record. */
export function readFile(text: string): Found {
  if (text.length > largest) return { bad: 'tooLarge' };
  const records = recordsIn(text);
  if (records.some((record) => gameOf(record) === null)) return { bad: 'notJson' };
  return { records };
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
