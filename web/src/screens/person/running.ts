// A game in progress as one line: the other players, and whose turn it is.

import { common, language } from '../../i18n/i18n';
import { list } from '../../i18n/words';
import type { Played } from '../../source/turns';
import { peopleAt, type News } from '../start/news';
import { person } from './texts';

/** The other players. */
export function company({ table }: Played): News {
  const people = peopleAt(table, table.you);
  return people.length > 0 ? people : [common().againstBots(table.seats.length - 1)];
}

/** `Your turn`, or the players asked. */
export function whoseTurn({ table, since, view }: Played): string {
  if (since !== null) return person().yourTurn;
  const names = view.asked.seats.flatMap((at) => {
    const seat = table.seats[at];
    if (at === table.you || !seat || seat.kind === 'open') return [];
    return [
      seat.kind === 'bot' ? person().bot(common().levels[seat.name] ?? seat.name) : seat.name || common().someone,
    ];
  });
  return names.length > 0 ? person().waitsFor(list(language(), names)) : '';
}
