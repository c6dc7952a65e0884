// What a squire is doing.

import type { Play } from '../../table/play.svelte';
import { deedOf } from './telling';
import { academy } from './texts';
import type { AcademyView, Squire } from './view';

/** What a squire is doing, in a word. */
export interface Status {
  text: string;
  /** In the light: it is their turn, or yours to choose while all do. While a move is told: its maker, and nobody else. */
  turn: boolean;
  /** It is their move that is being told. */
  acts: boolean;
  thinking: boolean;
  ready: boolean;
}

export function statusOf(play: Play, view: AcademyView, squire: Squire): Status {
  const t = academy().status;
  const seat = squire.seat;
  const deed = deedOf(play, view, squire);
  const info = seat === null ? undefined : play.seats[seat];
  // Choosing ahead changes nothing about whose turn it is.
  const question = (play.real?.view as AcademyView | undefined)?.asked ?? view.asked;
  const over = question.over || (play.over && !play.beat);
  const asked = seat !== null && question.seats.includes(seat);
  const acting = !over && (question.squire === null ? asked : question.squire === squire.squire);
  const idle = { turn: false, acts: false, thinking: false, ready: false };
  if (deed !== null) return { ...idle, text: deed, turn: true, acts: true };
  if (info?.kind === 'person' && info.bot) return { ...idle, text: t.bot, turn: acting, thinking: acting };
  if (question.together && seat !== null && !over) {
    const ready = !asked || (seat === play.seat && play.state?.chosen != null);
    if (ready) return { ...idle, text: t.ready, ready };
    return { ...idle, text: t.choosing, turn: seat === play.seat, thinking: true };
  }
  if (acting) return { ...idle, text: t.toPlay, turn: true, thinking: true };
  if (info?.kind === 'person' && !info.here && seat !== play.seat) return { ...idle, text: t.away };
  return { ...idle, text: over ? '' : t.cards(squire.hand.count) };
}
