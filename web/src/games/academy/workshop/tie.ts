// A tie as a position: on one square of a track, or on points at the end, where Gallantry decides.

import type { Options } from '../../../protocol/protocol';
import type { Track } from '../view';
import type { AcademyPosition } from './part';
import { partsOf, pick } from './parts';
import { at, squiresOf } from './position';

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
  return partsOf(options).reduce((now, part) => part.payingRound?.(trackOf(where), now) ?? now, round);
}

export function tied(
  position: AcademyPosition,
  where: Where,
  squires: number[],
  players: number,
  options: Options,
): AcademyPosition {
  const tracks = squires.length > 0 ? { [trackOf(where)]: [[square, ...squires]] } : {};
  const { round = 1, first = 0 } = position;
  const needed = partsOf(options).filter((part) => part.needed);
  const next: AcademyPosition = {
    ...{ round: roundOf(where, round, options), first, tracks },
    ...pick(
      position,
      needed.flatMap((part) => part.roundFields ?? []),
    ),
  };
  if (where !== 'end') return at(next, 'scoring', players, options);
  const all = Array.from({ length: squiresOf(players, options) }, (_, squire) =>
    squires.includes(squire) ? points : 0,
  );
  return at({ ...next, points: all }, 'end', players, options);
}
