// The status of a squire: `to play`, `away`, the card being played.

import type { Play } from '../../table/play.svelte';
import { deedOf } from './telling';
import { academy } from './texts';
import type { AcademyView, Squire } from './view';

/** A squire's status in a word. */
export interface Status {
  text: string;
  /** Highlighted: it is their turn, or the viewer's own while all players choose. During a beat, only its actor. */
  turn: boolean;
  /** Their move is on screen. */
  acts: boolean;
  thinking: boolean;
  ready: boolean;
}

export function statusOf(play: Play, view: AcademyView, squire: Squire): Status {
  const t = academy().status;
  const seat = squire.seat;
  const deed = deedOf(play, view, squire);
  const info = seat === null ? undefined : play.seats[seat];
  // A choice made in advance does not change whose turn it is.
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
