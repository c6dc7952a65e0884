// The part of a round to which the engine's phase belongs.

import { phasePart } from './variations';
import type { AcademyView } from './view';

type Phase = AcademyView['phase'];

const drafting: Phase[] = ['first', 'deal', 'draft', 'neutralKeep', 'split', 'choose', 'assign'];
const playing: Phase[] = ['play', 'neutralPlay', 'neutralSword'];

export function partOf(phase: Phase): 'draft' | 'play' | 'score' {
  if (drafting.includes(phase)) return 'draft';
  return playing.includes(phase) ? 'play' : (phasePart(phase)?.part ?? 'score');
}

/** True if the viewer's hand matters; the card left over at scoring has no use. */
export const handMatters = (phase: Phase): boolean =>
  partOf(phase) !== 'score' && phase !== 'first' && phase !== 'split';
