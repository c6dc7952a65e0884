// Sitting down at a server's tables, each time with a number for the shuffle (numbers.ts).

import {
  Refused,
  type Clock,
  type GameName,
  type Info,
  type Level,
  type Options,
  type Overtime,
} from '../protocol/protocol';
import { post } from './api';
import { OwnNumbers } from './numbers';

export interface NewTable {
  game: GameName;
  options?: Options;
  seats: ('me' | 'open' | { bot: Level })[];
  public?: boolean;
  clock?: Clock;
  overtime?: Overtime;
  chat?: boolean;
  hidden?: boolean;
  hints?: boolean;
  ready?: boolean;
}

// While servers are updated one after the other a page may meet one of the version before, which refuses what it does not know: it gets
// the rest. Whatever is added to a request goes this way, until no version before lacks it.
async function postWith<T>(added: object, path: string, body: object): Promise<T> {
  try {
    return await post<T>(path, { ...body, ...added });
  } catch (error) {
    if (error instanceof Refused && (error.problem.field ?? '') in added) return post<T>(path, body);
    throw error;
  }
}
function postWithNumber<T>(path: string, body: object): Promise<T> {
  return postWith<T>({ number: new OwnNumbers().promise() }, path, body);
}

/** The new table's id. */
export async function makeTable(table: NewTable): Promise<string> {
  return (await postWithNumber<{ id: string }>('tables', table)).id;
}
/** `changes`: as they were when the table was looked at. */
export async function sit(id: string, seat?: number, changes?: number): Promise<Info> {
  return (await postWithNumber<{ table: Info }>(`tables/${id}/sit`, { seat, changes })).table;
}
/** The next table's id. */
export async function rematch(id: string): Promise<string> {
  return (await postWithNumber<{ id: string }>(`tables/${id}/rematch`, {})).id;
}
