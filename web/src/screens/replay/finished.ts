// A finished game in a list: its players, its result and its date.

import { common, language } from '../../i18n/i18n';
import type { GameResult, Info } from '../../protocol/protocol';
import { nameAt } from '../../source/local_info';
import { SavedGames, type LocalSetup } from '../../source/saved';
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

/** The result of a game on this device; null if it ended early or cannot be read. */
export function resultHere(id: string): GameResult | null {
  try {
    const { record } = new SavedGames().read(id)!;
    return (JSON.parse(record ?? '{}') as { result?: GameResult }).result ?? null;
  } catch {
    return null;
  }
}
