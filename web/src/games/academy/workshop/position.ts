// A position's changes when its moment or its table changes.

import type { Options } from '../../../protocol/protocol';
import { only } from './discs';
import type { AcademyPosition, Moment } from './part';
import { parts, partsOf, pick, without } from './parts';

export const squiresOf = (players: number, options: Options): number =>
  players > 2 ? players : options['two'] === 'lancelot' ? 4 : 3;

/** True if cards are on the table or in hands. */
export const dealt = ({ moment = 'deal' }: AcademyPosition): boolean => moment !== 'deal' && moment !== 'end';

const roundFields = parts.flatMap((part) => part.roundFields ?? []);
const variationFields = parts.flatMap((part) => [...(part.roundFields ?? []), ...(part.gameFields ?? [])]);

/** Sums of all coats by squire. The view lacks them if the codex hides some. */
export function pointsIn({ points, coats = [] }: AcademyPosition, squires: number): number[] {
  const rows = coats.flatMap(({ kingTwice, ...tracks }) => [
    ...Object.values(tracks),
    ...(kingTwice ? [tracks.king] : []),
  ]);
  return Array.from({ length: squires }, (_, squire) =>
    [points, ...rows].reduce((sum, row) => sum + (row?.[squire] ?? 0), 0),
  );
}

/** Changes the moment: keeps the fields that belong to it, and adds those that the rules need. */
export function at(position: AcademyPosition, moment: Moment, players: number, options: Options): AcademyPosition {
  const { hands, kept, played, ...rest } = without(position, roundFields);
  const next: AcademyPosition = { ...rest, moment, ...(moment === 'end' && { round: 6 }) };
  if (!dealt(next)) return next;
  for (const part of partsOf(options))
    Object.assign(next, part.needed?.(squiresOf(players, options)), pick(position, part.roundFields));
  const drafting = moment === 'draft';
  // A pack of the draft is not a hand, and only the draft has kept cards.
  if (hands && drafting === (position.moment === 'draft')) next.hands = hands;
  if (kept && drafting) next.kept = kept;
  if (played && !drafting) next.played = played;
  return next;
}

/** Adapts a position to other rules: removes squires and variation fields that the table no longer has. */
export function fit(position: AcademyPosition, players: number, options: Options): AcademyPosition {
  const squires = squiresOf(players, options);
  const same = squires === (position.hands ?? position.played ?? position.points)?.length;
  const base = without(position, variationFields);
  const { round = 1, first = 0, moment = 'deal', tracks = {}, ...rest } = base;
  const lists = same ? rest : {};
  const kept = partsOf(options).map((part) => pick(part.fit(position, squires, same), variationFields));
  return at(
    Object.assign(
      { ...lists, round, tracks: only(tracks, squires), first: Math.min(first, players - 1), moment },
      ...kept,
    ),
    moment,
    players,
    options,
  );
}
