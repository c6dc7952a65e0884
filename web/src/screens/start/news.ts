// What a list says of a table, piece by piece: words, and people who have a page.

import { common } from '../../i18n/i18n';
import type { Info } from '../../protocol/protocol';

export type News = (string | { user: string; name: string })[];

/** Who sits there, but for one seat. */
export function peopleAt(table: Info, but: number | null = null): News {
  return table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && at !== but ? [seat.name ? seat : common().someone] : [],
  );
}

/** Whether the viewer plays there: a table runs on without those who have conceded. */
export function isPlaying({ phase, seats, you }: Info): boolean {
  const mine = you === null ? undefined : seats[you];
  return phase === 'playing' && !(mine?.kind === 'person' && mine.conceded);
}
