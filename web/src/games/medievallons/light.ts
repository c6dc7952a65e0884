// What is in the light: who acts, whom or what it is about.

import type { Play } from '../../table/play.svelte';
import type { Focus } from './beats';
import { medievallons } from './texts';
import type { GuildId, MedievallonsView } from './view';

export function focusOf(play: Play): Focus | null {
  return (play.beat?.focus as Focus | undefined) ?? null;
}

/** Whose turn it is, or who must choose now. */
export function isActing(play: Play, view: MedievallonsView, seat: number): boolean {
  if (view.asked.over) return play.state?.info.result?.winners.includes(seat) ?? false;
  const focus = focusOf(play);
  if (focus) return focus.event.seat === seat;
  return !play.givenUp && (play.actual ?? view).asked.seats.includes(seat);
}

/** The turn that the bar names: while the viewer chooses ahead, not the one they choose for. */
export function turnOf(play: Play): { turn: number; whose: string } {
  const t = medievallons();
  const { turn, active } = play.actual as MedievallonsView;
  if (play.over && !play.beat) return { turn, whose: t.wait.over.replace('.', '') };
  const mine = active === play.seat && play.source.offers.play;
  return { turn, whose: mine ? t.yourTurn : t.turnOf(play.plainName(active)) };
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
