// The rules of this table in sentences: the pay of each track, and the tracks that restart after round 3.

import { academy } from './texts';
import { hasVariation, trackName } from './names';
import type { AcademyView, Track } from './view';

type Edition = NonNullable<AcademyView['options']['edition']>;

/** Rules on which the printed languages differ (A40). */
const editions: Record<
  Edition,
  { scrolls: 'any' | 'cards'; first: 'may' | 'must'; second: 'may' | 'must' | 'fromLast' }
> = {
  common: { scrolls: 'any', first: 'may', second: 'may' },
  english: { scrolls: 'any', first: 'may', second: 'fromLast' },
  french: { scrolls: 'cards', first: 'must', second: 'must' },
  russian: { scrolls: 'any', first: 'may', second: 'must' },
};

export function trackHelp(view: AcademyView, track: Track): string {
  const t = academy().help.tracks;
  const edition = editions[view.options.edition ?? 'common'];
  const squires = view.squires.length;
  switch (track) {
    case 'gallantry':
      return hasVariation(view, 'bet') ? t.gallantryBet : t.gallantry;
    case 'jousts':
    case 'tournaments':
      return hasVariation(view, 'knights') ? t.knights : t.top;
    case 'education':
      return hasVariation(view, 'codex') ? t.codex(squires - 2) : t.education;
    case 'king':
      return hasVariation(view, 'scrolls') ? t.scrolls[edition.scrolls] : t.king;
    case 'quests':
      return hasVariation(view, 'dragon') ? t.dragon(named(view, ['jousts', 'tournaments', 'king'])) : t.quests;
    case 'charity':
      if (!hasVariation(view, 'alms')) return t.charity;
      return squires > 3 ? `${t.almsFirst[edition.first]} ${t.almsSecond[edition.second]}` : t.almsFirst[edition.first];
  }
}

/** The knights' tracks, and King's Service with scrolls, restart at other times. */
export function resetHelp(view: AcademyView): string {
  const t = academy().help;
  const king = !hasVariation(view, 'scrolls');
  const ranked: Track[] = hasVariation(view, 'knights')
    ? ['gallantry', 'education']
    : ['gallantry', 'jousts', 'tournaments', 'education'];
  return view.options.advanced?.includes('orderedreset')
    ? t.orderedreset(named(view, ranked), king)
    : t.reset(named(view, king ? [...ranked, 'king'] : ranked));
}

function named(view: AcademyView, tracks: Track[]): string[] {
  return tracks.map((track) => trackName(view, track));
}
