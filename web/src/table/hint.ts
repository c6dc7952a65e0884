// What may be said of a bot's opinions. A share of few games says nothing, nor does a difference that chance can make.

import { table, telling } from '../i18n/i18n';
import type { Opinion } from '../protocol/protocol';
import type { Play } from './play.svelte';

/** `+2.1`, `−0.6`, as the language writes it. */
export function gain(n: number): string {
  return `${n < 0 ? '−' : '+'}${table().decimal(Math.abs(n))}`;
}

/** `+12%`: a part of all games, in hundredths. */
export function moreOften(hundredths: number): string {
  return `${hundredths < 0 ? '−' : '+'}${table().percent(Math.abs(hundredths))}`;
}

/** Its three largest reasons in a line; empty if there are none worth saying. */
export function reasonsOf({ reasons }: Pick<Opinion, 'reasons'>, play: Play): string {
  const largest = Object.entries(reasons)
    .filter(([, hundredths]) => Math.abs(hundredths) >= play.ui.leastReason)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, 3);
  const line = play.ui.because(largest, play).join(telling().hint.and);
  return line && `${line[0]!.toUpperCase()}${line.slice(1)}.`;
}

/** Games imagined after a choice, from which on their share means something. */
const enough = 200;

const sure = (opinion: Opinion): boolean => opinion.playouts >= enough;

/** Whether the first is better by more than twice what chance makes of it. */
function better(one: Opinion, other: Opinion): boolean {
  const spread = ({ win, playouts }: Opinion): number => (win * (1 - win)) / playouts;
  return one.win - other.win > 2 * Math.sqrt(spread(one) + spread(other));
}

export interface Verdict {
  kind: 'only' | 'best' | 'clearly' | 'level';
  /** Those about as good as the best. */
  level: Opinion[];
  /** Those of which figures may be told; none unless they tell the best from the rest. */
  figures: Opinion[];
}

/** Of opinions, the best first. */
export function verdict([best, ...others]: Opinion[]): Verdict {
  if (!best || others.length === 0) return { kind: 'only', level: [], figures: [] };
  if (!sure(best) || !sure(others[0]!)) return { kind: 'best', level: [], figures: [] };
  const level = others.filter((other) => sure(other) && !better(best, other));
  const figures = [best, ...others].filter(sure);
  return level.length > 0 ? { kind: 'level', level, figures: [] } : { kind: 'clearly', level, figures };
}
