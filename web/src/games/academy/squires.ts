// Who is who: squires, and the people or bots who lead them.

import { academy } from '../../i18n/i18n';
import type { Who } from '../../i18n/words';
import type { Play } from '../../table/play.svelte';
import { isLancelot, trackName } from './names';
import type { AcademyView, Colour, Squire, Track } from './view';

export function colourOf(view: AcademyView, squire: number): Colour {
  return view.squires[squire]?.colour ?? 'grey';
}

/** For sentences. In Lancelot squires are known by their colours; Karadoc's third is nobody's. */
export function squireWho(play: Play, view: AcademyView, squire: number): Who {
  const found = view.squires[squire];
  if (!found || found.seat === null) return { name: academy().neutral, you: false };
  if (isLancelot(view)) return { name: academy().colours[found.colour], you: false };
  return play.who(found.seat);
}

/** As a label: `You`, `Ann`, `Blue`. */
export function squireName(play: Play, view: AcademyView, squire: number): string {
  const found = view.squires[squire];
  if (!found || found.seat === null) return academy().neutral;
  return isLancelot(view) ? academy().colours[found.colour] : play.name(found.seat);
}

/** The squires the viewer leads. */
export function mine(play: Play, view: AcademyView): Squire[] {
  return play.seat === null ? [] : view.squires.filter((squire) => squire.seat === play.seat);
}

/** Whether coats and points are not shown, as in the box: those of others, until the end. */
export function hides(play: Play, seat: number | null): boolean {
  return (play.state?.info.hidden ?? false) && !play.over && (seat === null || seat !== play.seat);
}

/** The viewer first, then clockwise. */
export function aroundTheTable(play: Play, view: AcademyView): Squire[] {
  const first = Math.max(
    0,
    view.squires.findIndex((squire) => squire.seat === play.seat),
  );
  return [...view.squires.slice(first), ...view.squires.slice(0, first)];
}

/** Points by track, with how many coats nobody else has seen. */
export function sources(squire: Squire): { track: Track; sum: number; unknown: number }[] {
  const tracks = [...new Set(squire.coats.map(([track]) => track))];
  return tracks.map((track) => {
    const values = squire.coats.filter(([from]) => from === track).map(([, value]) => value);
    return {
      track,
      sum: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      unknown: values.filter((value) => value === null).length,
    };
  });
}

/** What a squire is doing, in a word. */
export function statusOf(
  play: Play,
  view: AcademyView,
  squire: Squire,
): { text: string; turn: boolean; ready: boolean } {
  const t = academy().status;
  const seat = squire.seat;
  const info = seat === null ? undefined : play.seats[seat];
  const asked = seat !== null && view.asked.seats.includes(seat);
  const acting = view.asked.squire === null ? asked : view.asked.squire === squire.squire;
  const bet = squire.bet ? t.bet(trackName(view, squire.bet)) : null;
  const say = (text: string): string => [text, bet].filter(Boolean).join(', ');
  if (info?.kind === 'person' && info.bot) return { text: say(t.bot), turn: acting, ready: false };
  if (view.asked.together && seat !== null && !view.asked.over) {
    const chosen = !asked || (seat === play.seat && play.state?.chosen != null);
    return { text: say(chosen ? t.ready : t.choosing), turn: !chosen, ready: chosen };
  }
  if (acting && !view.asked.over) return { text: say(t.toPlay), turn: true, ready: false };
  if (info?.kind === 'person' && !info.here && seat !== play.seat)
    return { text: say(t.away), turn: false, ready: false };
  return { text: say(t.cards(squire.hand.count)), turn: false, ready: false };
}
