// Pay of a track's ranks at this table, as printed beside the track. A squire's actual pay comes from the engine.

import { academy } from './texts';
import { paidPlaces } from './squires';
import { trackPart } from './variations';
import type { AcademyView, Track } from './view';

const top = [3, 2, 1];
const hindmost: [number, number] = [-3, -1];

export function payText(view: AcademyView, track: Track): string {
  return trackPart(view, track)?.pay?.(view) ?? usual(view, track);
}

function usual(view: AcademyView, track: Track): string {
  const t = academy().pays;
  switch (track) {
    case 'gallantry':
      return t.moves(paidPlaces(view, top));
    case 'jousts':
    case 'tournaments':
      return t.top(paidPlaces(view, top));
    case 'education':
      return t.last(...hindmost);
    case 'king':
      return t.king;
    case 'quests':
      return t.top(paidPlaces(view, view.values.quests));
    case 'charity':
      return t.last(view.values.charity[0]!, view.values.charity[1]!);
  }
}
