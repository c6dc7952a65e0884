// The rules of this table in sentences: the pay of each track, and the tracks that restart after round 3.

import { academy } from './texts';
import { trackName } from './names';
import { acting, playedAt, trackPart } from './variations';
import type { AcademyView, Track } from './view';

export function trackHelp(view: AcademyView, track: Track): string {
  const t = academy().help.tracks;
  const usual = track === 'jousts' || track === 'tournaments' ? t.top : t[track];
  return trackPart(view, track)?.help?.(view) ?? usual;
}

/** The lines that follow the ranks in the rules in short. */
export function lastLines(view: AcademyView): string[] {
  const lines = playedAt(view).flatMap(({ line }) => line?.() ?? []);
  return acting(view, 'reset') ? [...lines, resetHelp(view)] : [resetHelp(view), ...lines];
}

/** Tracks with a rule of their own restart at other times. */
export function resetHelp(view: AcademyView): string {
  const usual = (track: Track): boolean => !trackPart(view, track)?.restarts;
  const ranked = (['gallantry', 'jousts', 'tournaments', 'education'] as const).filter(usual);
  const king = usual('king');
  const named = (tracks: Track[]): string[] => tracks.map((track) => trackName(view, track));
  return (
    acting(view, 'reset')?.(named(ranked), king) ?? academy().help.reset(named(king ? [...ranked, 'king'] : ranked))
  );
}
