// Blocking and reporting people, and the moderator's actions (docs/protocol.md).

import { get, post } from './api';

export interface Blocked {
  user: string;
  name: string;
}
export async function blocked(): Promise<Blocked[]> {
  return (await get<{ blocked: Blocked[] }>('blocked')).blocked;
}
export async function block(user: string): Promise<void> {
  await post('block', { user });
}
/** Returns the people who are still blocked. */
export async function unblock(user: string): Promise<Blocked[]> {
  return (await post<{ blocked: Blocked[] }>('unblock', { user })).blocked;
}

/** Reports lines of a person, by number, to the operator. */
export async function report(table: string, seat: number, lines: number[], why: string): Promise<void> {
  await post(`tables/${table}/report`, { seat, lines, ...(why ? { why } : {}) });
}
/** The moderator's actions. */
export async function silence(table: string, seat: number, on: boolean): Promise<void> {
  await post(`tables/${table}/silence`, { seat, on });
}
export async function remove(table: string, seat: number): Promise<void> {
  await post(`tables/${table}/remove`, { seat });
}
