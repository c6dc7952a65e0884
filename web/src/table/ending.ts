// The end of a conceded or abandoned game, in words.

import { language } from '../i18n/i18n';
import { ending } from '../i18n/later';
import type { Play } from './play.svelte';

/** Null unless players conceded or all agreed. The texts of `ending` must be loaded. */
export function endOf(play: Play): { title: string; why: string } | null {
  const words = ending();
  const info = play.state?.info;
  if (info?.ending === 'agreed') return { title: words.abandoned, why: words.byAgreement };
  if (info?.ending !== 'conceded') return null;
  const { winner = null } = info;
  const title =
    winner === null ? words.botsWin : play.who(winner).you ? words.youWin : words.wins(play.plainName(winner));
  const gone = play.seats.flatMap((_, at) => (play.hasConceded(at) ? [at] : []));
  const others = gone.filter((seat) => !play.who(seat).you).map((seat) => play.plainName(seat));
  const why = [
    ...(others.length > 0 ? [words.byConcession(new Intl.ListFormat(language()).format(others))] : []),
    ...(others.length < gone.length ? [words.youConceded] : []),
  ];
  return { title, why: why.join(' ') };
}
