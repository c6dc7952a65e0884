// What may be said of a bot's opinions. A share of few games says nothing, nor does a difference that chance can make.

import type { Opinion } from '../../protocol/protocol';

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
