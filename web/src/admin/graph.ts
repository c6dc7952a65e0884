// The path of a figure over time, scaled to a box.

export interface Point {
  at: number;
  value: number;
}

/** A graph starts at the first value, but spans at least this long: a server that has just started has few values. */
const shortest = 5 * 60_000;

export function span(at: number[], now: number): number {
  return Math.max(shortest, now - (at[0] ?? now));
}

export function points(at: number[], values: number[]): Point[] {
  return at.map((time, n) => ({ at: time, value: values[n] ?? 0 }));
}

export function highest(lines: Point[][]): number {
  return Math.max(0, ...lines.flat().map(({ value }) => value));
}

export interface Box {
  now: number;
  /** The time from the left edge to the right. */
  long: number;
  /** The value at the upper edge. */
  top: number;
  width: number;
  height: number;
}

export function path(line: Point[], { now, long, top, width, height }: Box): string {
  const x = ({ at }: Point): number => Math.round((1 - (now - at) / long) * width * 10) / 10;
  const y = ({ value }: Point): number => Math.round((1 - value / (top || 1)) * height * 10) / 10;
  return line.map((point, n) => `${n === 0 ? 'M' : 'L'}${x(point)} ${y(point)}`).join('');
}

/** The index of the value nearest to a share of the width; null if none is within 30 seconds. */
export function nearest(at: number[], now: number, long: number, share: number): number | null {
  const wanted = now - (1 - share) * long;
  let best: number | null = null;
  for (const [n, time] of at.entries()) {
    if (best === null || Math.abs(time - wanted) < Math.abs(at[best]! - wanted)) best = n;
  }
  return best !== null && Math.abs(at[best]! - wanted) <= 30_000 ? best : null;
}
