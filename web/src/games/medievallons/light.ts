// What is in the light: who acts, whom or what it is about.

import type { Play } from '../../table/play.svelte';
import type { Focus } from './beats';
import type { GuildId, MedievallonsView } from './view';

export function focusOf(play: Play): Focus | null {
  return (play.beat?.focus as Focus | undefined) ?? null;
}

/** Whose turn it is, or who must choose now. */
export function isActing(play: Play, view: MedievallonsView, seat: number): boolean {
  if (view.asked.over) return play.state?.info.result?.winners.includes(seat) ?? false;
  const focus = focusOf(play);
  if (focus) return focus.event.seat === seat;
  return view.asked.seats.includes(seat);
}

/** Whom a power is about. */
export function isTouched(play: Play, view: MedievallonsView, seat: number): boolean {
  const focus = focusOf(play);
  if (focus) return focus.event.other === seat;
  return view.power?.target === seat;
}

/** Whether a guild acts, or something happens to it. */
export function isLit(play: Play, view: MedievallonsView, guild: GuildId): boolean {
  const focus = focusOf(play);
  return focus ? focus.event.guild === guild : view.power?.guild === guild;
}
