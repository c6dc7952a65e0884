// The places of a position that an arrow can join: tracks, squares, discs, and the cards that the viewer sees.

import type { Place } from '../../../table/game_ui';
import type { Play } from '../../../table/play.svelte';
import { scaleOf } from '../lane';
import { cardName, trackName } from '../names';
import { aroundTheTable, squireName } from '../squires';
import type { AcademyView, TrackView } from '../view';

export function places(play: Play): Place[] {
  const view = play.view as AcademyView | null;
  if (!view) return [];
  const squires = aroundTheTable(play, view);
  const seen = squires.flatMap(({ hand, kept }) => [...(hand.cards ?? []), ...(kept.cards ?? [])]);
  const cards = [...new Set(seen)].map((card) => ({
    id: `card.${card}`,
    name: cardName(card),
    find: `.hands [data-card="${card}"]`,
  }));
  const onTrack = (lane: TrackView): Place[] => {
    const { track } = lane;
    const name = trackName(view, track);
    const last = lane.end ?? scaleOf(lane, []);
    const squares = Array.from({ length: last }, (_, n) => n + 1);
    return [
      { id: track, name, find: `[data-track="${track}"] .badge` },
      ...squires.map((squire) => ({
        id: `${track}.${squire.colour}`,
        name: `${name}: ${squireName(play, view, squire.squire)}`,
        find: `[data-track="${track}"] .piece.p-${squire.colour}:not(.ghost)`,
      })),
      ...squares.map((square) => ({
        id: `${track}.${square}`,
        name: `${name} ${square}`,
        find: `[data-track="${track}"] .cells > .cell:nth-child(${square})`,
      })),
    ];
  };
  return [...cards, ...view.tracks.flatMap(onTrack)];
}
