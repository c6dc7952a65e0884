// A position of Medieval Academy as in docs/position.md, and its changes when the table changes.

import type { Options } from '../../../protocol/protocol';
import type { Track } from '../view';
import { only, type Tracks } from './discs';

export const moments = ['deal', 'draft', 'play', 'scoring', 'end'] as const;
/** `cards`: as `play`, but with the discs before the first card. */
export type Moment = (typeof moments)[number] | 'cards';

export interface Scrolls {
  six?: number | 'aside' | null;
  twelve?: number | null;
}
/** A round's pay by squire. */
export type Coats = Partial<Record<Track, number[]>> & { kingTwice?: boolean };

export interface AcademyPosition {
  round?: number;
  first?: number;
  moment?: Moment;
  tracks?: Tracks;
  points?: number[];
  coats?: Coats[];
  /** By round, the squires who know which codex coat was which. */
  informed?: number[][];
  cup?: number;
  scrolls?: Scrolls;
  bets?: (Track | null)[];
  /** Undefined: random. */
  codex?: number[] | undefined;
  /** By seat, the places looked at. */
  peeked?: number[][];
  hands?: string[][];
  kept?: string[][];
  played?: string[][];
}

export const plays = (options: Options, variation: string): boolean =>
  ((options['variations'] as string[] | undefined) ?? []).includes(variation);
export const squiresOf = (players: number, options: Options): number =>
  players > 2 ? players : options['two'] === 'lancelot' ? 4 : 3;

/** True if cards are on the table or in hands. */
export const dealt = ({ moment = 'deal' }: AcademyPosition): boolean => moment !== 'deal' && moment !== 'end';

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

/** Changes the moment: keeps the fields that belong to it, and adds default bets where the rules need them. */
export function at(position: AcademyPosition, moment: Moment, players: number, options: Options): AcademyPosition {
  const { hands, kept, played, bets, codex, peeked, ...rest } = position;
  const next: AcademyPosition = { ...rest, moment, ...(moment === 'end' && { round: 6 }) };
  if (!dealt(next)) return next;
  if (plays(options, 'bet')) next.bets = bets ?? Array.from({ length: squiresOf(players, options) }, () => 'quests');
  if (plays(options, 'codex')) Object.assign(next, codex && { codex }, peeked && { peeked });
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
  const { round = 1, first = 0, moment = 'deal', tracks = {}, cup, scrolls, informed, bets, ...rest } = position;
  const lists = same ? rest : {};
  return at(
    {
      ...lists,
      ...{ round, tracks: only(tracks, squires), first: Math.min(first, players - 1) },
      ...(cup !== undefined && plays(options, 'knights') && { cup }),
      ...(scrolls && plays(options, 'scrolls') && same && { scrolls }),
      ...(informed && plays(options, 'codex') && same && { informed }),
      ...(bets?.length === squires && { bets }),
      moment,
    },
    moment,
    players,
    options,
  );
}
