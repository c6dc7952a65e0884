// The overview of the viewer's games: deadlines, order and texts.

import { findGame } from '../../games';
import { withTexts, type Game } from '../../games/game';
import { load, table, telling } from '../../i18n/i18n';
import { plain } from '../../i18n/later';
import { Play } from '../../table/play.svelte';
import type { Options } from '../../protocol/protocol';
import type { Source } from '../../source/source';
import type { Played } from '../../source/turns';

export type Order = 'time' | 'game';

/** The viewer's deadline, otherwise the earliest of the others'. */
export function dueOf({ table, due, since }: Played): number | null {
  if (since !== null) return due[table.you ?? -1] ?? null;
  const times = due.filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/** The most urgent first; without a clock, the longest wait first. */
export function sorted(games: readonly Played[], order: Order, titleOf: (game: string) => string): Played[] {
  const urgency = (a: Played, b: Played): number =>
    (dueOf(a) ?? Infinity) - (dueOf(b) ?? Infinity) || (a.since ?? 0) - (b.since ?? 0) || 0;
  const byGame = (a: Played, b: Played): number => titleOf(a.table.game).localeCompare(titleOf(b.table.game));
  return [...games].sort((a, b) => (order === 'game' ? byGame(a, b) : 0) || urgency(a, b));
}

/** The share of the time for a choice that is left, from 0 to 1; null without a clock for each choice. */
export function shareLeft(one: Played, now: number): number | null {
  const due = dueOf(one);
  if (due === null || typeof one.table.clock !== 'number') return null;
  return Math.min(1, Math.max(0, (due - now) / (one.table.clock * 1000)));
}

/** The number of special rules of a table. */
export function specialRules(game: Pick<Game, 'options'>, options: Options): number {
  return game.options
    .filter(({ kind }) => kind !== 'seat')
    .reduce((sum, option) => {
      const value = options[option.name];
      const plain = 'default' in option ? option.default : undefined;
      if (value === undefined || JSON.stringify(value) === JSON.stringify(plain)) return sum;
      return sum + (Array.isArray(value) ? value.length : 1);
    }, 0);
}

const no = (): Promise<never> => Promise.reject(new Error('only looked at'));
const still: Source = {
  offers: { play: true, undo: false, hint: false, chat: false, steps: false },
  start: () => {},
  close: () => {},
  choose: no,
  undo: no,
  hint: no,
  say: no,
  rematch: no,
  record: no,
};

/** A table's current state as a `Play`, for the game's own texts. */
export async function looked({ table: info, due, view }: Played): Promise<Play> {
  const game = await findGame(info.game);
  const plainUi = () => withTexts(import('../../table/plain/ui'), plain);
  const [ui] = await Promise.all([game.ui?.() ?? plainUi(), load(table, telling)]);
  const play = new Play(still, ui, game);
  play.state = { info, view, decision: 0, chosen: null, undo: null, due, events: [], chat: [] };
  return play;
}
