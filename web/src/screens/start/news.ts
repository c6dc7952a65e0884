// The description of a table in a list, in pieces: texts, and people with links to their pages.

import { common } from '../../i18n/i18n';
import { taken, type Info } from '../../protocol/protocol';

/** True if all of its people are away. */
export function isDeserted(table: Info): boolean {
  const people = table.seats.filter((seat) => seat.kind === 'person');
  return people.length > 0 && people.every((seat) => !seat.here);
}

/** The description of an open table. */
export function openNews(table: Info): News {
  const seats = common().seatsTaken(table.seats.filter(taken).length, table.seats.length);
  return [seats, ...peopleAt(table), ...(isDeserted(table) ? [common().away] : [])];
}

export type News = (string | { user: string; name: string })[];

/** The people at a table, except one seat. */
export function peopleAt(table: Info, but: number | null = null): News {
  return table.seats.flatMap((seat, at) =>
    seat.kind === 'person' && at !== but ? [seat.name ? seat : common().someone] : [],
  );
}

/** True if the viewer still plays there: a table continues after a player has conceded. */
export function isPlaying({ phase, seats, you }: Info): boolean {
  const mine = you === null ? undefined : seats[you];
  return phase === 'playing' && !(mine?.kind === 'person' && mine.conceded);
}
