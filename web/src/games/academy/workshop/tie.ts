// A tie as a position: on one square of a track, or on points at the end, where Gallantry decides.

import type { Options } from '../../../protocol/protocol';
import type { Track } from '../view';
import { at, plays, squiresOf, type AcademyPosition } from './position';

export type Where = 'end' | Exclude<Track, 'king'>;

const square = 6;
const points = 20;
const trackOf = (where: Where): Track => (where === 'end' ? 'gallantry' : where);

/** The tied squires, from the last to the first. */
export function tiedAt({ tracks = {} }: AcademyPosition, where: Where): number[] {
  const [, ...squires] = tracks[trackOf(where)]?.find(([on]) => on === square) ?? [];
  return squires;
}

/** Adds a disc on top, or removes it. */
export const lower = (squires: number[], squire: number): number[] =>
  squires.includes(squire) ? squires.filter((one) => one !== squire) : [...squires, squire];

/** A round in which that track pays. */
function roundOf(where: Where, round: number, options: Options): number {
  if (where === 'quests' || where === 'charity') return 6;
  const knights = plays(options, 'knights') && (where === 'jousts' || where === 'tournaments');
  return knights ? round + (round % 2) : round;
}

export function tied(
  { round = 1, first = 0, bets }: AcademyPosition,
  where: Where,
  squires: number[],
  players: number,
  options: Options,
): AcademyPosition {
  const tracks = squires.length > 0 ? { [trackOf(where)]: [[square, ...squires]] } : {};
  const next: AcademyPosition = { round: roundOf(where, round, options), first, tracks, ...(bets && { bets }) };
  if (where !== 'end') return at(next, 'scoring', players, options);
  const all = Array.from({ length: squiresOf(players, options) }, (_, squire) =>
    squires.includes(squire) ? points : 0,
  );
  return at({ ...next, points: all }, 'end', players, options);
}
