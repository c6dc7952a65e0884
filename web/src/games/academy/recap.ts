// Other players' moves since the viewer's last turn: chips show them again, rings mark them on the board.

import type { Play } from '../../table/play.svelte';
import type { Beat } from '../../table/game_ui';
import { squareOf } from './apply';
import { beat, type Focus } from './beats';
import { joined, kindOf } from './moments';
import { mine } from './squires';
import { movedIn } from './telling';
import { eventPart } from './variations';
import type { AcademyEvent, AcademyView, TrackView } from './view';

const chosen = new Set(['kept', 'played', 'assigned']);
/** True if a player causes the event by choosing. */
const own = (event: AcademyEvent): boolean =>
  chosen.has(event.event) ||
  eventPart(event.event)?.chosen === true ||
  (event.event === 'moved' && event.why === 'bonus');

/** Other players' moves of this round after the viewer's last one. A move that was not shown live lacks the view
    before it. */
export function recap(play: Play): Beat[] {
  const view = play.state?.view as AcademyView | null | undefined;
  if (!view || view.asked.over || !play.source.offers.play) return [];
  const events = (play.state?.events ?? []) as AcademyEvent[];
  const squires = mine(play, view).map((squire) => squire.squire);
  if (squires.length === 0) return [];
  const last = events.findLastIndex(
    (event) => event.event === 'round' || (squires.includes(event.squire ?? -1) && own(event)),
  );
  return joined(events.slice(last + 1))
    .filter((group) => {
      const kind = kindOf(group[0]!);
      const moves = kind === 'play' || kind === 'deed' || (kind === 'bonus' && group[0]!.event === 'moved');
      return moves && !squires.includes(group[0]!.squire ?? -1);
    })
    .map((group) => play.recent.get(group[0]!) ?? beat(view, view, group));
}

/** The squires whose discs are still where one of these moves took them. */
export function ringsOn(moves: Beat[], lane: TrackView): ReadonlySet<number> {
  const there = moves
    .flatMap((one) => movedIn(one.focus as Focus))
    .filter((event) => event.track === lane.track && squareOf(lane, event.squire!) === event.to);
  return new Set(there.map((event) => event.squire!));
}
