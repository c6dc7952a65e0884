// HTTP calls for people's pages and their games (docs/protocol.md).

import type { GameName, Info } from '../protocol/protocol';
import { get, post } from './api';

/** The audience of a person's page. */
export const audiences = ['nobody', 'companions', 'everybody'] as const;
export type Audience = (typeof audiences)[number];

/** The number of games in a month that a person finished with this rank. */
export interface Tally {
  game: GameName;
  players: number;
  /** True if other people, not only bots, took part. */
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
  /** Wins of the page's owner. */
  won: number;
  last: number;
}

export interface PersonPage {
  person: { id: string; name: string; account: boolean; created: number };
  /** Who may see it; only the owner gets this field. */
  page: Audience | null;
  tallies: Tally[];
  companions: Companion[];
}

export interface Played {
  ended: number;
  place: number;
  /** True if a bot made many of the person's choices; missing on older servers. */
  bot?: boolean;
  table: Info;
}

/** A filter for a person's games; absent fields match all. */
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

/** `as`: the user's own page as others see it. */
export function pageOf(id: string, as?: 'others'): Promise<PersonPage> {
  return get(`people/${id}${query({ as })}`);
}
/** The latest first; `before` is `next` of the previous answer. */
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
