// Messages between the page and the worker.

/** The engine of all games, a file. */
export const study = 'study';

/**
 * The smallest engine that reads a record: that of its game, or the one of all games if the record begins with a position.
 * `game`: for a game that has no record yet.
 */
export function engineFileOf(record: string, game = /"game"\s*:\s*"(\w+)"/.exec(record)?.[1]): string {
  return game === undefined || /"position"\s*:/.test(record) ? study : `engine_${game}`;
}

export interface ToWorker {
  number: number;
  question: string;
}

export interface FromWorker {
  number: number;
  answer?: string;
  /** The engine could not be loaded, or crashed. */
  broken?: string;
}
