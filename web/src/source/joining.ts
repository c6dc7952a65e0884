// Sitting down at a server's tables, each time with a number for the shuffle (numbers.ts).

import type { Clock, GameName, Info, Level, Options, Overtime } from '../protocol/protocol';
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

function number(): string {
  return new OwnNumbers().promise();
}

/** The new table's id. */
export async function makeTable(table: NewTable): Promise<string> {
  return (await post<{ id: string }>('tables', { ...table, number: number() })).id;
}
/** `changes`: as they were when the table was looked at. */
export async function sit(id: string, seat?: number, changes?: number): Promise<Info> {
  return (await post<{ table: Info }>(`tables/${id}/sit`, { seat, changes, number: number() })).table;
}
/** The next table's id. */
export async function rematch(id: string): Promise<string> {
  return (await post<{ id: string }>(`tables/${id}/rematch`, { number: number() })).id;
}
