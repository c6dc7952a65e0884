// The result of a branch, in words.

import { table } from '../../i18n/i18n';
import type { Outcome } from '../../source/branch';
import type { Play } from '../play.svelte';
import { branch } from './texts';

const number = (points: number): string => String(points).replace('-', '−');

/** The end of a game for a seat. */
export function ended(won: boolean, score: number): string {
  return branch().ended(won, number(score));
}

/** The same, compared with the original game. */
export function told({ over, won, score, then }: Outcome): string {
  if (!over || score === null) return branch().unfinished;
  return then === null ? ended(won, score) : branch().instead(won, number(score), number(then));
}

/** The last step of a record after at most that many entries. */
export function stepAt(play: Play, entries: number): number {
  const steps = play.source.steps!;
  let step = 0;
  while (step < steps.count && steps.entries(step + 1) <= entries) ++step;
  return step;
}

/** The progress of the game at that point: `Round 3`. */
export function placeAt(play: Play, entries: number): string {
  const step = stepAt(play, entries);
  const mark = play.source.steps!.marks.findLast((one) => one.step <= step);
  return mark ? play.ui.chapter(mark.number) : table().replay.start;
}
