// What others did since the viewer's last turn: told again by chips, and ringed on the board.

import type { Play } from '../../table/play.svelte';
import type { Beat } from '../../table/game_ui';
import { squareOf } from './apply';
import { beat, type Focus } from './beats';
import { joined, kindOf } from './moments';
import { mine } from './squires';
import { movedIn } from './telling';
import type { AcademyEvent, AcademyView, TrackView } from './view';

/** What one does oneself by choosing. */
const chosen = new Set(['kept', 'played', 'bet', 'lifted', 'peeked', 'assigned', 'token', 'given', 'taken']);
const own = (event: AcademyEvent): boolean =>
  chosen.has(event.event) || (event.event === 'moved' && event.why === 'bonus');

/** The moves of others in this round, after one's own last. Where they were not seen to happen, without what was before. */
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

/** Of these moves, the discs on a lane that still lie where they came to. */
export function ringsOn(moves: Beat[], lane: TrackView): ReadonlySet<number> {
  const there = moves
    .flatMap((one) => movedIn(one.focus as Focus))
    .filter((event) => event.track === lane.track && squareOf(lane, event.squire!) === event.to);
  return new Set(there.map((event) => event.squire!));
}
