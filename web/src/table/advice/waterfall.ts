// The geometry of a waterfall chart: parts that add up, each drawn from the end of the part before it.

import { margin } from '../../source/analysis';

export interface Part {
  value: number;
  /** Standard error; 0: exact. */
  error: number;
  /** The start, or the sum: it begins at zero. */
  whole?: true;
}

export type Bar<P extends Part = Part> = P & { from: number; to: number };

export function barsOf<P extends Part>(parts: readonly P[]): Bar<P>[] {
  let at = 0;
  return parts.map((part) => {
    const from = part.whole ? 0 : at;
    at = from + part.value;
    return { ...part, from, to: at };
  });
}

/** The part of the axis with zero, all bars and their ranges. */
export function axisOf(bars: readonly Bar[]): { low: number; span: number } {
  const ends = bars.flatMap(({ from, to, error }) => [from, to, to - margin(error), to + margin(error)]);
  const low = Math.min(0, ...ends);
  return { low, span: Math.max(...ends, low + 1) - low };
}
