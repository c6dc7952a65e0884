import type { Track } from '../view';

/** A selector of tracks to highlight. */
export const lanes = (...tracks: Track[]): string => tracks.map((track) => `[data-track="${track}"]`).join(', ');

/** Stacks of a position: `3:1 6:2,0` is squire 1 on square 3, and squire 2 on square 6 with squire 0 on top. */
export const stacks = (text: string): number[][] => text.split(' ').map((stack) => stack.split(/[:,]/).map(Number));
