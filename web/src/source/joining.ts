// Joining a server's tables, each time with a nonce for the shuffle (numbers.ts).

import type { Clock, GameName, Info, Level, Options, Overtime } from '../protocol/protocol';
import { postWith } from './api';
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

function postWithNumber<T>(path: string, body: object): Promise<T> {
  return postWith<T>({ number: new OwnNumbers().promise() }, path, body);
}

/** Returns the new table's id. */
export async function makeTable(table: NewTable): Promise<string> {
  return (await postWithNumber<{ id: string }>('tables', table)).id;
}
/** `changes`: the number of changes of terms that the user has seen. */
export async function sit(id: string, seat?: number, changes?: number): Promise<Info> {
  return (await postWithNumber<{ table: Info }>(`tables/${id}/sit`, { seat, changes })).table;
}
/** Returns the next table's id. */
export async function rematch(id: string): Promise<string> {
  return (await postWithNumber<{ id: string }>(`tables/${id}/rematch`, {})).id;
}
