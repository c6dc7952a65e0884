// What each track pays at this table, in a sentence.

import { academy } from '../../i18n/i18n';
import { hasVariation } from './names';
import type { AcademyView, Track } from './view';

export function trackHelp(view: AcademyView, track: Track): string {
  const t = academy().help.tracks;
  switch (track) {
    case 'gallantry':
      return hasVariation(view, 'bet') ? t.gallantryBet : t.gallantry;
    case 'jousts':
    case 'tournaments':
      return hasVariation(view, 'knights') ? t.knights : t.top;
    case 'education':
      return hasVariation(view, 'codex') ? t.codex : t.education;
    case 'king':
      return hasVariation(view, 'scrolls') ? t.scrolls : t.king;
    case 'quests':
      return hasVariation(view, 'dragon') ? t.dragon : t.quests;
    case 'charity':
      return hasVariation(view, 'alms') ? t.alms : t.charity;
  }
}
