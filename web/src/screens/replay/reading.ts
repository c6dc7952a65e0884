// What comes with a file that somebody drops on the page.

import { recordsIn, ReplaySource } from '../../source/replay';
import type { GameName, Problem } from '../../protocol/protocol';

export type Bad = 'notJson' | 'otherGame' | 'tooLarge';
export type Found = { records: string[] } | { bad: Bad };

/** A file of games has one a line; nobody looks through more than that by hand. */
export const largest = 4_000_000;

/** The game a record is of, or what is wrong with it. */
export function gameOf(record: string): GameName | Bad {
  let game: unknown;
  try {
    const found = JSON.parse(record) as { format?: unknown; game?: unknown } | null;
    if (typeof found?.format !== 'string' || !found.format.startsWith('roundtable/')) return 'notJson';
    game = found.game;
  } catch {
    return 'notJson';
  }
  return game === 'academy' || game === 'medievallons' ? game : 'otherGame';
}

/** The records in a file's text, if all of them are ones. */
export function readFile(text: string): Found {
  if (text.length > largest) return { bad: 'tooLarge' };
  const records = recordsIn(text);
  for (const record of records) {
    const game = gameOf(record);
    if (game === 'notJson' || game === 'otherGame' || game === 'tooLarge') return { bad: game };
  }
  return { records };
}

/** Lets the engine go through a record once: null, or what is wrong with it. */
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
