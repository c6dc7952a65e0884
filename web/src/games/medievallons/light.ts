// Highlights: the acting player, and the affected player or guild.

import type { Play } from '../../table/play.svelte';
import type { Focus } from './beats';
import { medievallons } from './texts';
import type { GuildId, MedievallonsView } from './view';

export function focusOf(play: Play): Focus | null {
  return (play.beat?.focus as Focus | undefined) ?? null;
}

/** True for the player who acts or must choose; after the game, for winners. */
export function isActing(play: Play, view: MedievallonsView, seat: number): boolean {
  if (view.asked.over) return play.state?.info.result?.winners.includes(seat) ?? false;
  const focus = focusOf(play);
  if (focus) return focus.event.seat === seat;
  return !play.givenUp && (play.actual ?? view).asked.seats.includes(seat);
}

/** The turn that the bar names. While the viewer chooses in advance, it is the real current turn. */
export function turnOf(play: Play): { turn: number; whose: string } {
  const t = medievallons();
  const { turn, active } = play.actual as MedievallonsView;
  if (play.over && !play.beat) return { turn, whose: t.wait.over.replace('.', '') };
  const mine = active === play.seat && play.source.offers.play;
  return { turn, whose: mine ? t.yourTurn : t.turnOf(play.plainName(active)) };
}

/** True for the target of a power. */
export function isTouched(play: Play, view: MedievallonsView, seat: number): boolean {
  const focus = focusOf(play);
  if (focus) return focus.event.other === seat;
  return view.power?.target === seat;
}

/** True for a guild that acts or is affected. */
export function isLit(play: Play, view: MedievallonsView, guild: GuildId): boolean {
  const focus = focusOf(play);
  return focus ? focus.event.guild === guild : view.power?.guild === guild;
}
