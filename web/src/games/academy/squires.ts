// Squires, and the people or bots who lead them.

import { academy } from './texts';
import { number, type Who } from '../../i18n/words';
import type { Play } from '../../table/play.svelte';
import { isLancelot } from './names';
import type { AcademyView, Colour, Squire, Track } from './view';

export function colourOf(view: AcademyView, squire: number): Colour {
  return view.squires[squire]?.colour ?? 'grey';
}

/** A squire's name for sentences. In Lancelot it is the colour; Karadoc's third squire is neutral. */
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

/** The viewer's squires. */
export function mine(play: Play, view: AcademyView): Squire[] {
  return play.seat === null ? [] : view.squires.filter((squire) => squire.seat === play.seat);
}

/** True if the table hides the seat's coats and points: those of other players until the end, as in the box. */
export function hides(play: Play, seat: number | null): boolean {
  return (play.state?.info.hidden ?? false) && !play.over && (seat === null || seat !== play.seat);
}

/** True if the squire shows the starting player's sword; in Lancelot, the player's first squire. Before the first round
    the starting player is not drawn yet. */
export function begins(view: AcademyView, squire: Squire): boolean {
  return view.phase !== 'first' && squire.seat === view.first && (!isLancelot(view) || squire.squire < 2);
}

/** The viewer first, then clockwise; in Lancelot, both squires of a player together. */
export function aroundTheTable(play: Play, view: AcademyView): Squire[] {
  const first = Math.max(
    0,
    view.squires.findIndex((squire) => squire.seat === play.seat),
  );
  const around = [...view.squires.slice(first), ...view.squires.slice(0, first)];
  if (!isLancelot(view)) return around;
  return around.sort((a, b) => (a.seat === b.seat ? a.squire - b.squire : a.seat === around[0]!.seat ? -1 : 1));
}

/** Points by track, and the number of coats whose value the viewer does not know. */
export function sources(view: AcademyView, squire: Squire): { track: Track; sum: number; unknown: number }[] {
  const tracks = view.tracks.map((lane) => lane.track).filter((track) => squire.coats.some(([from]) => from === track));
  return tracks.map((track) => {
    const values = squire.coats.filter(([from]) => from === track).map(([, value]) => value);
    return {
      track,
      sum: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      unknown: values.filter((value) => value === null).length,
    };
  });
}

/** The sum of the coats that the viewer has seen, with a question mark if some are face down: `12?`. */
export function pointsText(play: Play, squires: Squire[]): string {
  if (squires.some((squire) => hides(play, squire.seat))) return '?';
  const values = squires.flatMap((squire) => squire.coats.map(([, value]) => value));
  const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return number(known) + (values.includes(null) ? '?' : '');
}

/** With four squires or more the third rank is paid, too. */
export function paidPlaces(view: AcademyView, pays: number[]): number[] {
  return view.squires.length > 3 ? pays : pays.slice(0, 2);
}
