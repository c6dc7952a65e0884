// HTTP calls for people, tables and records (docs/protocol.md).

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

/** The error code if the server cannot be reached. */
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
// During a rolling update a page may meet a server of the previous version, which refuses unknown fields: it gets the
// request without them. All fields added to a request use this function until no previous version lacks them
// (requests.test.ts).
export async function postWith<T>(added: object, path: string, body: object): Promise<T> {
  try {
    return await post<T>(path, { ...body, ...added });
  } catch (error) {
    if (error instanceof Refused && (error.problem.field ?? '') in added) return post<T>(path, body);
    throw error;
  }
}

/** The answer of the server behind this page, or null if there is none. Asks once. */
let reachable: Promise<{ announcement?: string | null } | null> | undefined;
function server(): Promise<{ announcement?: string | null } | null> {
  if (!navigator.onLine) return Promise.resolve(null);
  return (reachable ??= get<object>('games').catch(() => null));
}
export async function serverReachable(): Promise<boolean> {
  return (await server()) !== null;
}
/** The operator's announcement to all users, or an empty text. */
export async function announcement(): Promise<string> {
  return (await server())?.announcement ?? '';
}

/** The identity of this browser; null for a new user. Only the cookie decides: stored copies could get lost
    separately. */
export async function me(): Promise<Me | null> {
  return (await get<{ you: Me | null }>('you')).you;
}

/** Sets the name of this browser's guest, or creates a guest. */
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
/** Online people who want to be seen. */
export interface HallInfo {
  here: number;
  looking: number;
  /** Open searches; missing on older servers. */
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
/** Invites the account with that name. */
export async function invite(id: string, name: string): Promise<void> {
  await post(`tables/${id}/invite`, { name });
}
/** The host starts the game: bots take the empty seats. */
export async function fill(id: string, bot: Level): Promise<void> {
  await post(`tables/${id}/fill`, { bot });
}
/** Actions before the start, by the host and by others in the waiting room. */
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
/** Gives up the seat reserved for this person. */
export async function decline(id: string): Promise<void> {
  await post(`tables/${id}/decline`);
}
/** Chat lines before the line of that number, and whether there are earlier ones. */
export function chatBefore(id: string, n: number): Promise<{ chat: ChatLine[]; earlier: boolean }> {
  return get(`tables/${id}/chat?before=${n}`);
}
/** The view if it were this person's turn now, for a premove. */
export async function viewAhead(id: string): Promise<View> {
  return (await get<{ view: View }>(`tables/${id}/ahead`)).view;
}
/** The record of a finished game as text. */
export function record(id: string): Promise<string> {
  return ask('GET', `tables/${id}/record`);
}
