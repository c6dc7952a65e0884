// The description of a table in a list, in pieces: texts, and people with links to their pages.

import { common, language } from '../../i18n/i18n';
import { taken, type GameResult, type Info } from '../../protocol/protocol';
import { nameAt } from '../../source/local_info';
import type { LocalSetup } from '../../source/saved';
import { day } from '../../ui/ago';
import { scoreLine } from '../person/told';

const levelName = (level: string): string => common().levels[level] ?? level;

/** The players of a game on this device, by seat. */
export function namesHere(setup: LocalSetup): string[] {
  return setup.seats.map((seat, at) => {
    if (seat === 'me') return nameAt(setup, at) || common().you;
    return seat === 'here' ? nameAt(setup, at) || common().someone : levelName(seat);
  });
}

/** The players of a table, by seat. */
export function namesAt({ seats, you }: Info): string[] {
  return seats.map((seat, at) => {
    if (seat.kind === 'person') return seat.name || (at === you ? common().you : common().someone);
    return seat.kind === 'bot' ? levelName(seat.name) : '';
  });
}

/** A finished game: the scores, the best first, and the date. */
export function finishedNews(names: string[], result: GameResult | null, time: number): string {
  const players = result ? scoreLine({ result }, names) : names.join(', ');
  return `${players} · ${day(language(), time)}`;
}

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
