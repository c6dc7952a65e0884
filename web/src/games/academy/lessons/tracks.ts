import type { Track } from '../view';

/** Tracks to look at: a selector. */
export const lanes = (...tracks: Track[]): string => tracks.map((track) => `[data-track="${track}"]`).join(', ');

/** Discs of a position: `3:1 6:2,0` is squire 1 on square 3, and on 6 squire 2 with squire 0 on top. */
export const stacks = (text: string): number[][] => text.split(' ').map((stack) => stack.split(/[:,]/).map(Number));
