// A game that runs, in a line: with whom, and whose turn it is.

import { common, language } from '../../i18n/i18n';
import { list } from '../../i18n/words';
import type { Played } from '../../source/turns';
import { peopleAt, type News } from '../start/news';
import { person } from './texts';

/** With whom one plays it. */
export function company({ table }: Played): News {
  const people = peopleAt(table, table.you);
  return people.length > 0 ? people : [common().againstBots(table.seats.length - 1)];
}

/** Whose turn it is: one's own, or whom one waits for. */
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
