// The server over HTTP: people's pages, and the games that they have played (docs/protocol.md).

import type { GameName, Info } from '../protocol/protocol';
import { get, post } from './api';

/** Who may look at a page. */
export const audiences = ['nobody', 'companions', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/** How often somebody came in at a place, in a month. */
export interface Tally {
  game: GameName;
  players: number;
  /** Whether others than bots sat there. */
  people: boolean;
  /** `2026-11` */
  month: string;
  place: number;
  games: number;
}

export interface Companion {
  user: string;
  name: string;
  account: boolean;
  games: number;
  /** By whose page it is. */
  won: number;
  last: number;
}

export interface PersonPage {
  person: { id: string; name: string; account: boolean; created: number };
  /** Who may look at it; only told to who it is about. */
  page: Audience | null;
  tallies: Tally[];
  companions: Companion[];
}

export interface Played {
  ended: number;
  place: number;
  /** Whether a bot has played much of it for them; older servers do not say. */
  bot?: boolean;
  table: Info;
}

/** What is looked for among somebody's games; absent: any. */
export interface Wanted {
  game?: GameName | undefined;
  players?: string | undefined;
  company?: 'people' | 'bots' | undefined;
  result?: 'won' | 'lost' | undefined;
  with?: string | undefined;
}

function query(parts: Record<string, string | undefined>): string {
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

/** `as`: one's own page as others see it. */
export function pageOf(id: string, as?: 'others'): Promise<PersonPage> {
  return get(`people/${id}${query({ as })}`);
}
/** The latest first; `before` is the `next` of those that one has. */
export function gamesOf(
  id: string,
  wanted: Wanted,
  as?: 'others',
  before?: string,
): Promise<{ games: Played[]; next?: string }> {
  return get(`people/${id}/games${query({ ...wanted, as, before })}`);
}
export async function showPageTo(audience: Audience): Promise<void> {
  await post('me/page', { for: audience });
}
