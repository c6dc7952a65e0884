// Motion on the table.

import { paces, settings } from '../browser/settings.svelte';

/** True if the user prefers reduced motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration at the pace of the settings. */
export function paced(ms: number): number {
  return ms * (paces[settings.speed] || 1);
}

/** Milliseconds that a disc or a card moves. */
export const travel = 420;
