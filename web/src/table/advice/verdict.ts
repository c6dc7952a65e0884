// The statements that a bot's opinions support: neither shares of few imagined games nor differences within chance.

import type { Opinion } from '../../protocol/protocol';

/** Number of imagined games from which a share is meaningful. */
const enough = 200;

const sure = (opinion: Opinion): boolean => opinion.playouts >= enough;

/** True if the first is better by more than two standard errors. */
function better(one: Opinion, other: Opinion): boolean {
  const spread = ({ win, playouts }: Opinion): number => (win * (1 - win)) / playouts;
  return one.win - other.win > 2 * Math.sqrt(spread(one) + spread(other));
}

export interface Verdict {
  kind: 'only' | 'best' | 'clearly' | 'level';
  /** Choices about as good as the best. */
  level: Opinion[];
  /** Opinions whose figures may be shown; none unless they separate the best from the rest. */
  figures: Opinion[];
}

/** Expects the best opinion first. */
export function verdict([best, ...others]: Opinion[]): Verdict {
  if (!best || others.length === 0) return { kind: 'only', level: [], figures: [] };
  if (!sure(best) || !sure(others[0]!)) return { kind: 'best', level: [], figures: [] };
  const level = others.filter((other) => sure(other) && !better(best, other));
  const figures = [best, ...others].filter(sure);
  return level.length > 0 ? { kind: 'level', level, figures: [] } : { kind: 'clearly', level, figures };
}
