// Pay of a track's ranks at this table, as printed beside the track. A squire's actual pay comes from the engine.

import { academy } from './texts';
import { hasVariation } from './names';
import type { AcademyView, Track } from './view';

const top = [3, 2, 1];
const knightWins = [8, 5, 2];
const knightLoses = [5, 3, 1];
const hindmost: [number, number] = [-3, -1];

/** With four squires or more the third rank is paid, too. */
function places<T>(view: AcademyView, list: T[]): T[] {
  return view.squires.length > 3 ? list : list.slice(0, 2);
}

function knight(view: AcademyView, track: Track): number[] {
  const cup = view.cup ?? 0;
  const wins = track === 'jousts' ? cup > 0 : cup < 0;
  return wins ? knightWins : knightLoses;
}

export function payText(view: AcademyView, track: Track): string {
  const t = academy().pays;
  switch (track) {
    case 'gallantry':
      return hasVariation(view, 'bet') ? t.bet : t.moves(places(view, top));
    case 'jousts':
    case 'tournaments':
      return t.top(places(view, hasVariation(view, 'knights') ? knight(view, track) : top));
    case 'education':
      return hasVariation(view, 'codex') ? t.codex : t.last(...hindmost);
    case 'king':
      return hasVariation(view, 'scrolls') ? t.scrolls : t.king;
    case 'quests':
      return hasVariation(view, 'dragon') ? t.dragon : t.top(places(view, view.values.quests));
    case 'charity':
      return hasVariation(view, 'alms') ? t.alms : t.last(view.values.charity[0]!, view.values.charity[1]!);
  }
}
