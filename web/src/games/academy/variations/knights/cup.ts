// The Cup's track: White's squares from the far end to 1, then Black's from −1. The middle is a square only if an
// option of the table says so; otherwise the Cup starts between the two smallest squares.

import type { AcademyView } from '../../view';

type Values = Pick<AcademyView['values'], 'cupReach' | 'cupMiddle'>;

export function cupSquares({ cupReach, cupMiddle }: Values): number[] {
  const side = Array.from({ length: cupReach }, (_, n) => n + 1);
  return [...side.toReversed(), ...(cupMiddle ? [0] : []), ...side.map((n) => -n)];
}

/** A position's place on the track, from 0 at White's end to 1 at Black's. */
export function cupAt(values: Values, position: number): number {
  const squares = cupSquares(values);
  const place = squares.indexOf(position);
  return place < 0 ? 0.5 : (place + 0.5) / squares.length;
}
