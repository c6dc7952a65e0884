// An analysis in words: labels, figures with their margins, and reasons. Hints, "Was that good?", reviews, puzzles and
// the workshop all speak through this file.

import { table } from '../../i18n/i18n';
import {
  margin,
  shown,
  type Advice,
  type Label,
  type Made,
  type Reason,
  type Unit,
  type ValuedChoice,
} from '../../source/analysis';
import type { LikelyMove } from '../../source/likely';
import { Play, type ReviewUi } from '../play.svelte';
import { analysis } from './texts';

const decimal = (n: number): string => table().decimal(n);

/** `+2.1`, `−0.6`, in the format of the language. */
export function gain(n: number): string {
  return `${n < 0 ? '−' : '+'}${decimal(Math.abs(n))}`;
}

/** `1.2`; null if there is none. A margin never looks like none. */
function half(error: number, unit: Unit): string | null {
  return error === 0 ? null : decimal(Math.max(0.1, shown(margin(error), unit)));
}

/** `23.4 ± 1.2`, in percent or points; `sign`: `+23.4 ± 1.2`. */
export function figure(value: number, error: number, unit: Unit, sign = false): string {
  const number = sign ? gain(shown(value, unit)) : decimal(shown(value, unit));
  const about = half(error, unit);
  return about === null ? number : analysis().figure(number, about);
}

/** `9.3% ± 1.1` */
export function chanceOf(value: number, error: number): string {
  const number = decimal(shown(value, 'win'));
  const about = half(error, 'win');
  return about === null ? analysis().exactly(number) : analysis().chanceOf(number, about);
}

/** `25% (21–30)` */
export function chanceIn(value: number, error: number): string {
  const whole = (win: number): string => String(Math.round(Math.min(100, Math.max(0, shown(win, 'win')))));
  if (error === 0) return analysis().exactly(whole(value));
  return analysis().chanceIn(whole(value), whole(value - margin(error)), whole(value + margin(error)));
}

/** The cost of a choice that was made, compared with the best. */
export function costOf({ choices, chosen, label, seat }: Pick<Advice, 'choices' | 'seat'> & Made): string {
  const t = analysis();
  if (label === 'best') return t.costNone;
  const { behind, apart, points } = choices[chosen]!;
  const cost = chanceOf(Math.abs(behind), apart);
  if (label === 'unsure') return behind < 0 ? t.aheadUnsure(cost) : t.costUnsure(cost);
  const lost = points ? shown(choices[0]!.points![seat]! - points[seat]!, 'points') : 0;
  return t.cost(cost, lost >= 0.1 ? lost : null);
}

export const labelOf = (label: Label): string => analysis().labels[label];

/** A part of a lead, in a few words; null: everything else. */
export function reasonOf(reason: Reason | null, best: ValuedChoice, seat: number, play: Play): string {
  const t = analysis().reasons;
  if (!reason) return t.rest;
  const more = reason.win > 0;
  if (reason.kind === 'options') return more ? t.better : t.worse;
  if (reason.kind !== 'risk') return play.ui.because(reason, play);
  const leads = best.win[seat]! === Math.max(...best.win);
  return leads ? (more ? t.protects : t.exposes) : more ? t.chases : t.settles;
}

/** The two choices that may be the best, and their chances; null if there is no second. */
export function lead({ choices, seat }: Pick<Advice, 'choices' | 'seat'>): [string, string] | null {
  const [best, second] = choices;
  return best && second ? [chanceIn(best.win[seat]!, best.error), chanceIn(second.win[seat]!, second.error)] : null;
}

/** A likely move in words; null if they need a position that the imagined game does not have. `game`: its part of
    reviews, if it has one. */
export function moveWords({ action, before }: LikelyMove, play: Play, game: ReviewUi | null): string | null {
  const choice = before?.view?.legal.find(({ text }) => text === action);
  if (!before || !choice) {
    const read = game?.read(action);
    return read ? play.ui.choice(read, play) : null;
  }
  const then = new Play(play.source, play.ui, play.game);
  then.state = before;
  return play.ui.choice(choice, then);
}

/** True for a game on this device: its record is at hand. */
export const onDevice = ({ source }: Play): boolean => source.offers.play && !source.people;
