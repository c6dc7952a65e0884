// A finished game for sharing: the players and the result.

import { language } from '../../i18n/i18n';
import type { Colour } from '../../ui/players';
import type { Play } from '../play.svelte';

export interface SharedRow {
  place: number;
  name: string;
  score: number;
  colour: Colour;
}
export interface SharedResult {
  game: string;
  date: string;
  rows: SharedRow[];
}

/** Null without a result, as in a game that was given up. The only personal data are the names shown at the table. */
export function sharedResult(play: Play): SharedResult | null {
  const info = play.state?.info;
  if (!info?.result) return null;
  const { scores, winners } = info.result;
  // Winners come first even with equal scores.
  const better = (a: number, b: number): boolean =>
    winners.includes(a) !== winners.includes(b) ? winners.includes(a) : !winners.includes(a) && scores[a]! > scores[b]!;
  const isNameless = (seat: number): boolean => {
    const one = info.seats[seat];
    return one?.kind === 'person' && !one.name;
  };
  const rows = scores.map((score, seat) => ({
    place: 1 + scores.filter((_, other) => better(other, seat)).length,
    name: isNameless(seat) ? play.name(seat) : play.plainName(seat),
    score,
    colour: play.colour(seat),
  }));
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(info.updated);
  return { game: play.game.title, date, rows: rows.sort((a, b) => a.place - b.place) };
}

/** `TITLE, 18 November 2026`, and a line for each player. */
export function textOf({ game, date, rows }: SharedResult): string {
  return [`${game}, ${date}`, ...rows.map(({ place, name, score }) => `${place}. ${name}: ${score}`)].join('\n');
}
