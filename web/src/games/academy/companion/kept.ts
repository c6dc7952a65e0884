// What the companion keeps of a game at the real table: a round from where it began, and what was entered of it. The engine
// moves discs, scores and empties tracks.

import type { Options } from '../../../protocol/protocol';
import type { PositionRecord } from '../../../table/bench';
import { colours, type Colour } from '../../../ui/players';
import type { AcademyView, Track } from '../view';
import { put, squareOf, type Tracks } from '../workshop/discs';
import { plays, squiresOf, type Scrolls } from '../workshop/position';

export interface Places {
  tracks: Tracks;
  cup?: number;
  scrolls?: Scrolls;
}
export interface Kept {
  /** By squire. */
  colours: Colour[];
  /** The position that the round began with. */
  begun: Record<string, unknown>;
  /** By squire, in the order played: `Q3`, `S4 jousts`. */
  played: string[][];
  /** Where things stand after the last card, if that is entered instead of cards. */
  places: Places | null;
  /** Whether places are all entered, and are to be scored. */
  scoring: boolean;
  bets: (Track | null)[];
  /** What was chosen while scoring. */
  log: string[];
}

/** A round about to be entered. */
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

/** The next round, from where the last one left things. */
export function goOn(kept: Kept, position: Record<string, unknown>): Kept {
  return { colours: kept.colours, ...round(kept.colours.length, position) };
}

/** Nobody has entered anything yet. */
export function untouched(kept: Kept): boolean {
  return kept.begun['round'] === 1 && !kept.places && kept.played.every((cards) => cards.length === 0);
}

export function recordOf(players: number, options: Options, kept: Kept): PositionRecord {
  const { begun, played, places, bets, log, colours: squires } = kept;
  const entered = places ? { ...places, moment: 'scoring' } : { moment: 'cards', played };
  const position: Record<string, unknown> = { ...begun, ...entered };
  // Nothing can be scored before all bets are known; until then any will do.
  if (plays(options, 'bet')) position['bets'] = bets.map((bet) => bet ?? 'quests');
  // Which token was whose is told when they are taken: the first two places have those that cost something.
  if (plays(options, 'codex')) position['codex'] = squires.map((_, at) => [-3, -1][at] ?? 0);
  return { format: 'roundtable/2', game: 'academy', players, options, position, log };
}

/** The values of the cards that move a disc there. */
export const valuesOn = (track: Track): number[] => (/^(jousts|tournaments)$/.test(track) ? [3, 4, 5] : [2, 3, 4, 5]);
export function cardOn(track: Track, value: number): string {
  const sword = track === 'jousts' || track === 'tournaments';
  return sword ? `S${value} ${track}` : `${track[0]!.toUpperCase()}${value}`;
}

export function withCard(kept: Kept, squire: number, card: string): Kept {
  return { ...kept, played: kept.played.map((cards, at) => (at === squire ? [...cards, card] : cards)) };
}

/** Where discs stand as the engine shows them. */
export function tracksOf(view: AcademyView): Tracks {
  return Object.fromEntries(
    view.tracks.map(({ track, stacks }) => [
      track,
      stacks.filter(({ square }) => square > 0).map(({ square, squires }) => [square, ...squires]),
    ]),
  );
}

/** From cards to places, from where the discs stand by now; and back to the beginning of the round. */
export function byPlaces(kept: Kept, view: AcademyView): Kept {
  const places: Places = { tracks: tracksOf(view) };
  if (view.cup !== undefined) places.cup = view.cup;
  if (view.scrolls) {
    const { six, twelve } = view.scrolls;
    places.scrolls = { six: six.taker ?? (six.gone ? 'aside' : null), twelve: twelve.taker };
  }
  return { ...kept, played: kept.played.map(() => []), places, scoring: false, log: [] };
}
export function byCards(kept: Kept): Kept {
  return { ...kept, places: null, scoring: false, log: [] };
}

/** A disc that far on, on top of whoever stands there. */
export function moved(kept: Kept, track: Track, squire: number, by: number, end: number | null): Kept {
  const places = kept.places!;
  const square = Math.min(Math.max(squareOf(places.tracks, track, squire) + by, 0), end ?? 99);
  return { ...kept, places: { ...places, tracks: put(places.tracks, track, squire, square) } };
}

/** Something that was kept by an older page, or by nobody. */
export function isKept(value: unknown): value is Kept {
  const { colours: own, begun, played, bets, log } = (value ?? {}) as Partial<Kept>;
  return [own, played, bets, log].every(Array.isArray) && typeof begun === 'object' && begun !== null;
}
