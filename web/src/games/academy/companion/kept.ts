// The companion's saved state of a game at the real table: the round's initial position and the entries since. The
// engine moves discs, scores and empties tracks.

import type { Options } from '../../../protocol/protocol';
import type { PositionRecord } from '../../../table/bench';
import { colours, type Colour } from '../../../ui/players';
import type { AcademyView, Track } from '../view';
import { put, squareOf, type Tracks } from '../workshop/discs';
import type { AcademyPosition } from '../workshop/part';
import { partsOf, plays } from '../workshop/parts';
import { squiresOf } from '../workshop/position';

/** The places of the discs, and fields of variations. */
export type Places = AcademyPosition & { tracks: Tracks };
export interface Kept {
  /** By squire. */
  colours: Colour[];
  /** The position at the start of the round. */
  begun: Record<string, unknown>;
  /** By squire, in the order played: `Q3`, `S4 jousts`. */
  played: string[][];
  /** Final places of the round, if entered instead of cards. */
  places: Places | null;
  /** True when all places are entered and the round can be scored. */
  scoring: boolean;
  bets: (Track | null)[];
  /** Choices made during scoring. */
  log: string[];
}

/** The state of a new round. */
function round(squires: number, begun: Record<string, unknown>): Omit<Kept, 'colours'> {
  return {
    begun,
    played: Array.from({ length: squires }, () => []),
    places: null,
    scoring: false,
    bets: Array.from({ length: squires }, () => null),
    log: [],
  };
}

export function begin(players: number, options: Options): Kept {
  const squires = squiresOf(players, options);
  const neutral = players === 2 && options['two'] === 'karadoc';
  const own = colours.slice(0, squires).map((colour, at): Colour => (neutral && at === 2 ? 'grey' : colour));
  return { colours: own, ...round(squires, { round: 1, first: 0 }) };
}

/** The next round, from the last one's final position. */
export function goOn(kept: Kept, position: Record<string, unknown>): Kept {
  return { colours: kept.colours, ...round(kept.colours.length, position) };
}

/** True until the first entry. */
export function untouched(kept: Kept): boolean {
  return kept.begun['round'] === 1 && !kept.places && kept.played.every((cards) => cards.length === 0);
}

export function recordOf(players: number, options: Options, kept: Kept): PositionRecord {
  const { begun, played, places, bets, log, colours: squires } = kept;
  const entered = places ? { ...places, moment: 'scoring' } : { moment: 'cards', played };
  const position: Record<string, unknown> = { ...begun, ...entered };
  // Scoring needs all bets; until they are entered, any track will do.
  if (plays(options, 'bet')) position['bets'] = bets.map((bet) => bet ?? 'quests');
  for (const part of partsOf(options)) Object.assign(position, part.unknown?.(squires.length));
  return { format: 'roundtable/2', game: 'academy', players, options, position, log };
}

/** Values of the cards that move a disc on this track. */
export const valuesOn = (track: Track): number[] => (/^(jousts|tournaments)$/.test(track) ? [3, 4, 5] : [2, 3, 4, 5]);
export function cardOn(track: Track, value: number): string {
  const sword = track === 'jousts' || track === 'tournaments';
  return sword ? `S${value} ${track}` : `${track[0]!.toUpperCase()}${value}`;
}

export function withCard(kept: Kept, squire: number, card: string): Kept {
  return { ...kept, played: kept.played.map((cards, at) => (at === squire ? [...cards, card] : cards)) };
}

/** Stacks of the engine's view as a position writes them. */
export function tracksOf(view: AcademyView): Tracks {
  return Object.fromEntries(
    view.tracks.map(({ track, stacks }) => [
      track,
      stacks.filter(({ square }) => square > 0).map(({ square, squires }) => [square, ...squires]),
    ]),
  );
}

/** Switches from cards to places, which begin as the discs are now; byCards returns to the start of the round. */
export function byPlaces(kept: Kept, view: AcademyView): Kept {
  const places: Places = Object.assign(
    { tracks: tracksOf(view) },
    ...partsOf(view.options).map((part) => part.places?.(view)),
  );
  return { ...kept, played: kept.played.map(() => []), places, scoring: false, log: [] };
}
export function byCards(kept: Kept): Kept {
  return { ...kept, places: null, scoring: false, log: [] };
}

/** Moves a disc by a number of squares, on top of any stack there. */
export function moved(kept: Kept, track: Track, squire: number, by: number, end: number | null): Kept {
  const places = kept.places!;
  const square = Math.min(Math.max(squareOf(places.tracks, track, squire) + by, 0), end ?? 99);
  return { ...kept, places: { ...places, tracks: put(places.tracks, track, squire, square) } };
}

/** Validates stored data: it may be missing or from an older version of the page. */
export function isKept(value: unknown): value is Kept {
  const { colours: own, begun, played, bets, log } = (value ?? {}) as Partial<Kept>;
  return [own, played, bets, log].every(Array.isArray) && typeof begun === 'object' && begun !== null;
}
