// What a list says of a table, piece by piece: words, and people who have a page.

import { common } from '../../i18n/i18n';
import { taken, type Info } from '../../protocol/protocol';

/** Whether all of its people are away. */
export function isDeserted(table: Info): boolean {
  const people = table.seats.filter((seat) => seat.kind === 'person');
  return people.length > 0 && people.every((seat) => !seat.here);
}

/** What lists of open tables say of one. */
export function openNews(table: Info): News {
  const seats = common().seatsTaken(table.seats.filter(taken).length, table.seats.length);
  return [seats, ...peopleAt(table), ...(isDeserted(table) ? [common().away] : [])];
}

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
