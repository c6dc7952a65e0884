// The server over HTTP: people, tables, records (docs/protocol.md).

import {
  Refused,
  type ChatLine,
  type GameName,
  type Info,
  type Level,
  type Problem,
  type Terms,
  type View,
} from '../protocol/protocol';

export interface Me {
  id: string;
  name: string;
  account: boolean;
  created: number;
}

export type List = 'open' | 'playing' | 'mine' | 'finished';

/** The code of a server that cannot be reached. */
export const unreachable = 'unreachable';

async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`/api/v1/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
  } catch {
    throw new Refused({ code: unreachable, message: 'The server cannot be reached.' });
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(problemOf(text));
  return text;
}

function problemOf(text: string): Problem {
  try {
    return (JSON.parse(text) as { error: Problem }).error;
  } catch {
    return { code: unreachable, message: 'The server cannot be reached.' };
  }
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask('GET', path)) as T;
}
export async function post<T>(path: string, body: object = {}): Promise<T> {
  return JSON.parse(await ask('POST', path, body)) as T;
}
// While servers are updated one after the other a page may meet one of the version before, which refuses what it does not know: it gets
// the rest. Whatever is added to a request goes this way, until no version before lacks it: requests.test.ts.
export async function postWith<T>(added: object, path: string, body: object): Promise<T> {
  try {
    return await post<T>(path, { ...body, ...added });
  } catch (error) {
    if (error instanceof Refused && (error.problem.field ?? '') in added) return post<T>(path, body);
    throw error;
  }
}

/** Whether there is a server behind this page at all. Asks once. */
let reachable: Promise<{ announcement?: string | null } | null> | undefined;
function server(): Promise<{ announcement?: string | null } | null> {
  if (!navigator.onLine) return Promise.resolve(null);
  return (reachable ??= get<object>('games').catch(() => null));
}
export async function serverReachable(): Promise<boolean> {
  return (await server()) !== null;
}
/** What whoever runs the server tells everybody, or nothing. */
export async function announcement(): Promise<string> {
  return (await server())?.announcement ?? '';
}

/** Who the browser is known as; null for somebody new. Only its cookie knows: what a browser stores itself it may lose alone. */
export async function me(): Promise<Me | null> {
  return (await get<{ you: Me | null }>('you')).you;
}

/** Takes that name: as a new guest, or the one that this browser is. */
export async function guest(name: string): Promise<Me> {
  const known = await me();
  if (!known) return post<Me>('guest', { name });
  return known.account || known.name === name ? known : post<Me>('me', { name });
}

export async function listTables(list: List): Promise<Info[]> {
  return (await get<{ tables: Info[] }>(`tables?list=${list}`)).tables;
}
export async function tableInfo(id: string): Promise<Info> {
  return (await get<{ table: Info }>(`tables/${id}`)).table;
}
/** Who is here, of those who want to be seen. */
export interface HallInfo {
  here: number;
  looking: number;
  /** What people look for; older servers do not say. */
  wishes?: WishShown[];
  people: { user: string; name: string; account: boolean; doing: string; game: GameName | null }[];
}
export interface WishTerms {
  games: GameName[];
  players: number[];
  pace: 'quick' | 'day';
  rules: 'plain' | 'any';
}
export interface WishShown {
  people: number;
  wish: WishTerms;
}
export function hallInfo(): Promise<HallInfo> {
  return get('hall');
}
export async function leaveTable(id: string): Promise<void> {
  await post(`tables/${id}/leave`);
}
/** Asks the account of that name to come, if there is one. */
export async function invite(id: string, name: string): Promise<void> {
  await post(`tables/${id}/invite`, { name });
}
/** The host begins: bots take the seats that nobody sits on. */
export async function fill(id: string, bot: Level): Promise<void> {
  await post(`tables/${id}/fill`, { bot });
}
/** What a host does before the start, and what everybody there says. */
export interface WaitingActs {
  bot: { seat: number; bot: Level };
  free: { seat: number; shut: boolean };
  swap: { seat: number; with: number };
  host: { seat: number };
  change: Partial<Terms>;
  ready: { on: boolean; changes: number };
  start: object;
}
export async function arrange<What extends keyof WaitingActs>(
  id: string,
  what: What,
  how: WaitingActs[What],
): Promise<void> {
  await post(`tables/${id}/${what}`, how);
}
/** Gives up the seat that is held for this person. */
export async function decline(id: string): Promise<void> {
  await post(`tables/${id}/decline`);
}
/** What was said before the line of that number, and whether there is more before that. */
export function chatBefore(id: string, n: number): Promise<{ chat: ChatLine[]; earlier: boolean }> {
  return get(`tables/${id}/chat?before=${n}`);
}
/** What this person would see if it were their turn now. */
export async function viewAhead(id: string): Promise<View> {
  return (await get<{ view: View }>(`tables/${id}/ahead`)).view;
}
/** The record of a finished table, as text. */
export function record(id: string): Promise<string> {
  return ask('GET', `tables/${id}/record`);
}
