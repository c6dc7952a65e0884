// How things move on the table.

import { paces, settings } from '../browser/settings.svelte';

/** Whether somebody wants nothing to move. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Milliseconds in shares of the usual, at the pace that is set. */
export function paced(ms: number): number {
  return ms * (paces[settings.speed] || 1);
}

/** How long a disc or a card is on its way. */
export const travel = 420;
