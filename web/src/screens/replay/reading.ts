// What comes with a file that somebody drops on the page.

import { recordsIn, ReplaySource } from '../../source/replay';
import type { GameName, Problem } from '../../protocol/protocol';

export type Bad = 'notJson' | 'tooLarge';
export type Found = { records: string[] } | { bad: Bad };

/** A file of games has one a line; nobody looks through more than that by hand. */
export const largest = 4_000_000;

/** The game a record is of, known or not; null if it is no record. */
export function gameOf(record: string): GameName | null {
  try {
    const found = JSON.parse(record) as { format?: unknown; game?: unknown } | null;
    if (typeof found?.format !== 'string' || !found.format.startsWith('roundtable/')) return null;
    return typeof found.game === 'string' ? found.game : null;
  } catch {
    return null;
  }
}

/** The records in a file's text, if all of them are ones. */
export function readFile(text: string): Found {
  if (text.length > largest) return { bad: 'tooLarge' };
  const records = recordsIn(text);
  if (records.some((record) => gameOf(record) === null)) return { bad: 'notJson' };
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
