// Moving a position's discs by hand: stacks as in docs/position.md, `[square, squire, squire on top of it, ...]`.

import type { Track } from '../view';

export type Stacks = number[][];
export type Tracks = Partial<Record<Track, Stacks>>;

export function squareOf(tracks: Tracks, track: Track, squire: number): number {
  return tracks[track]?.find((stack) => stack.indexOf(squire, 1) > 0)?.[0] ?? 0;
}

/** The number of discs below this one. */
export function heightOf(tracks: Tracks, track: Track, squire: number): number {
  const stack = tracks[track]?.find((one) => one.indexOf(squire, 1) > 0);
  return stack ? stack.indexOf(squire, 1) - 1 : 0;
}

/** Places a disc on a square, on top of any stack there. Square 0 has no order. */
export function put(tracks: Tracks, track: Track, squire: number, square: number): Tracks {
  const rest = (tracks[track] ?? [])
    .map((stack) => stack.filter((one, at) => at === 0 || one !== squire))
    .filter((stack) => stack.length > 1);
  if (square <= 0) return { ...tracks, [track]: rest };
  const there = rest.find(([on]) => on === square) ?? [square];
  const stacks = [...rest.filter((stack) => stack !== there), [...there, squire]];
  return { ...tracks, [track]: stacks.sort((a, b) => a[0]! - b[0]!) };
}

/** Moves a disc up or down in its stack. */
export function shift(tracks: Tracks, track: Track, squire: number, by: 1 | -1): Tracks {
  const stacks = (tracks[track] ?? []).map((stack) => {
    const at = stack.indexOf(squire, 1);
    const to = at + by;
    if (at < 1 || to < 1 || to >= stack.length) return stack;
    const moved = [...stack];
    [moved[at], moved[to]] = [moved[to]!, moved[at]!];
    return moved;
  });
  return { ...tracks, [track]: stacks };
}

/** Removes squires that the table no longer has. */
export function only(tracks: Tracks, squires: number): Tracks {
  return Object.fromEntries(
    Object.entries(tracks).map(([track, stacks]) => [
      track,
      stacks.map((stack) => stack.filter((one, at) => at === 0 || one < squires)).filter((stack) => stack.length > 1),
    ]),
  );
}
