// A bot's reasons, in words.

import { table, telling } from '../i18n/i18n';
import type { Opinion } from '../protocol/protocol';
import type { Play } from './play.svelte';

/** `+2.1`, `−0.6`, in the format of the language. */
export function gain(n: number): string {
  return `${n < 0 ? '−' : '+'}${table().decimal(Math.abs(n))}`;
}

/** `+12%`: a share of all games, in hundredths. */
export function moreOften(hundredths: number): string {
  return `${hundredths < 0 ? '−' : '+'}${table().percent(Math.abs(hundredths))}`;
}

/** The three largest reasons in a line; empty if all are too small. */
export function reasonsOf({ reasons }: Pick<Opinion, 'reasons'>, play: Play): string {
  const largest = Object.entries(reasons)
    .filter(([, hundredths]) => Math.abs(hundredths) >= play.ui.leastReason)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, 3);
  const line = play.ui.because(largest, play).join(telling().and);
  return line && `${line[0]!.toUpperCase()}${line.slice(1)}.`;
}
