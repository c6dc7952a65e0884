// Numbers and words of one track: the discs' places and their pay.

import { academy } from './texts';
import { signed } from '../../i18n/words';
import { screen } from '../../browser/layout.svelte';
import type { Play } from '../../table/play.svelte';
import { squareOf } from './apply';
import { isLancelot, trackName } from './names';
import { mine, squireName } from './squires';
import { acting, eventPart, phasePart, trackPart } from './variations';
import type { AcademyEvent, AcademyView, Colour, Move, Track, TrackView } from './view';

/** A disc on a lane: number `at` of `of` in its stack, from below; on the start, side by side. */
export interface Piece {
  key: string;
  squire: number;
  colour: Colour;
  square: number;
  at: number;
  of: number;
  ghost: boolean;
  /** Lancelot: discs of the viewer's side are underlined; for spectators those of the first seat. */
  underlined: boolean;
}

export function pieces(view: AcademyView, lane: TrackView, ways: Move[]): Piece[] {
  const stacks = lane.stacks.map((stack) => ({ square: stack.square, squires: [...stack.squires], ghosts: 0 }));
  for (const way of ways) {
    if (way.to === 0) continue;
    let stack = stacks.find((one) => one.square === way.to);
    if (!stack) stacks.push((stack = { square: way.to, squires: [], ghosts: 0 }));
    stack.squires.push(way.squire);
    stack.ghosts++;
  }
  return stacks
    .flatMap((stack) => {
      const real = stack.squires.length - stack.ghosts;
      return stack.squires.map((squire, at) => ({
        key: at < real ? `${squire}` : `ghost ${squire}`,
        squire,
        colour: view.squires[squire]!.colour,
        square: stack.square,
        at,
        of: stack.squires.length,
        ghost: at >= real,
        underlined: isLancelot(view) && view.squires[squire]!.seat === (view.seat ?? 0),
      }));
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Number of drawn squares: 20, or more when a disc has lapped. */
export function scaleOf(lane: TrackView, ways: Move[]): number {
  const furthest = Math.max(0, ...lane.stacks.map((stack) => stack.square), ...ways.map((way) => way.to));
  return furthest <= 20 ? 20 : Math.ceil(furthest / 10) * 10;
}

/** True if the track still scores this round. */
export const dueNow = (view: AcademyView, lane: TrackView): boolean => lane.scoresNow && view.phase !== 'over';

const hindmost = (lane: TrackView): boolean => lane.track === 'education' || lane.track === 'charity';

export function placeText(view: AcademyView, lane: TrackView, square: number, place: number, short = false): string {
  const t = academy().board;
  if (lane.track === 'king') return short ? String(square) : t.square(square);
  if (square === 0 || (hindmost(lane) && place === view.squires.length)) {
    return screen.layout === 'phone' || isLancelot(view) ? t.lastShort : t.last;
  }
  return short ? t.placeShort(place) : t.place(place);
}

/** The track that a scoring decision is about. */
const scoring = (phase: AcademyView['phase']): Track | undefined =>
  phase === 'bonus' ? 'gallantry' : phasePart(phase)?.scores;
const scoredBy = (event: AcademyEvent): Track | undefined =>
  event.event === 'coat' ? event.track : eventPart(event.event)?.scores;

/** True if the track has been scored this round. `told`: the events of this scoring shown so far. */
export function scored(view: AcademyView, lane: TrackView, told: AcademyEvent[] = []): boolean {
  if (!lane.scoresNow) return false;
  if (view.phase === 'over') return true;
  const order = view.tracks.map(({ track }) => track);
  const paid = told.flatMap((event) => scoredBy(event) ?? []);
  const reached = [...paid, scoring(view.phase) ?? 'gallantry'].map((track) => order.indexOf(track));
  return paid.includes(lane.track) || order.indexOf(lane.track) < Math.max(...reached);
}

/** The further use of a Gallantry rank after this round's ranking; null before that. */
function gallantryLater(view: AcademyView): string | null {
  if (!scoring(view.phase)) return null;
  const t = academy().board;
  if (view.round === view.rounds) return t.tieBreak;
  const reset = view.round === view.rounds / 2 && !acting(view, 'reset');
  return reset ? t.backToStart : t.nextRound;
}

/** The gain of a rank, in a word: points, a move, a token. Empty if only the engine knows it. */
export function gainText(
  view: AcademyView,
  lane: TrackView,
  squire: number,
  square: number,
  place: number,
  pays: number | null | undefined,
): string {
  const t = academy().board;
  if (pays === undefined || view.phase === 'over') return '';
  if (pays !== null) return pays !== 0 ? signed(pays) : hindmost(lane) ? t.safe : t.nothing;
  if (lane.track === 'gallantry') {
    const move = view.squires.length > 3 ? 4 - place : place < 3 ? 4 - place : 0;
    const later = gallantryLater(view);
    if (later !== null) return later;
    if (square === 0 || move <= 0) return t.nothing;
    return trackPart(view, 'gallantry')?.gain?.(view, view.squires[squire]!) ?? t.move(move);
  }
  return lane.track === 'education' ? t.takes(place) : '';
}

/** The text of one squire in the last column; a preview is written old → new. */
export interface Standing {
  squire: number;
  colour: Colour;
  place: string;
  /** The rank without the word for it. */
  short: string;
  gain: string;
  tone: 'good' | 'bad' | '';
  preview: boolean;
}

/** `last → 1st`, or only the rank if it does not change. */
function changed(before: string, after: string, short: [before: string, after: string]): string {
  return before === after ? after : academy().preview.change(...short);
}

function standing(view: AcademyView, lane: TrackView, squire: number, way: Move | undefined): Standing {
  const square = squareOf(lane, squire);
  const rank = lane.ranking.indexOf(squire);
  const place = rank >= 0 ? rank + 1 : view.squires.length;
  const before = (short: boolean): string => placeText(view, lane, square, place, short);
  const after = (short: boolean): string => (way ? placeText(view, lane, way.to, way.placeThen, short) : before(short));
  const pays = way ? way.paysThen : lane.pays?.[squire];
  const gain = way
    ? gainText(view, lane, squire, way.to, way.placeThen, pays)
    : gainText(view, lane, squire, square, place, pays);
  const tone = !pays ? '' : pays > 0 ? 'good' : 'bad';
  return {
    squire,
    colour: view.squires[squire]!.colour,
    place: changed(before(false), after(false), [before(true), after(true)]),
    short: after(true),
    gain,
    tone,
    preview: way !== undefined,
  };
}

/** The last column: the viewer's squires, or the leader for a spectator. A previewed squire is always included. */
export function standings(play: Play, view: AcademyView, lane: TrackView, ways: Move[]): Standing[] {
  const own = mine(play, view).map((squire) => squire.squire);
  const others = ways.map((way) => way.squire).filter((squire) => !own.includes(squire));
  const shown = others.length > 0 ? others : own.length > 0 ? own : lane.ranking.slice(0, 1);
  return shown.map((squire) =>
    standing(
      view,
      lane,
      squire,
      ways.find((way) => way.squire === squire),
    ),
  );
}

/** The result of a move for a squire on a track. */
export interface Landing {
  squire: number;
  colour: Colour;
  /** `last → 1st`, or the unchanged rank. */
  change: string;
  changed: boolean;
  gain: string;
  /** The gain, if it is in points. */
  pays: number | null;
}

export function landing(before: AcademyView, view: AcademyView, track: Track, squire: number): Landing {
  const [was, is] = [before, view].map((one) => one.tracks.find((lane) => lane.track === track)!) as [
    TrackView,
    TrackView,
  ];
  const then = standing(view, is, squire, undefined);
  const earlier = standing(before, was, squire, undefined);
  const change = changed(earlier.place, then.place, [earlier.short, then.short]);
  const pays = is.pays?.[squire] ?? null;
  return { squire, colour: then.colour, change, changed: change !== then.place, gain: then.gain, pays };
}

/** The rounds in which the track scores, in words. */
export function whenText(view: AcademyView, lane: TrackView): string {
  if (lane.rounds?.length) return academy().board.scoresIn(lane.rounds);
  return trackPart(view, lane.track)?.when?.().full ?? '';
}

/** The lane in words, for screen readers. */
export function laneTwin(play: Play, view: AcademyView, lane: TrackView): string {
  const t = academy().board;
  const when = dueNow(view, lane) ? t.scoresNow : whenText(view, lane);
  const name = (squire: number): string => squireName(play, view, squire);
  const discs = [...lane.stacks].reverse().flatMap((stack) => {
    if (stack.square === 0) return [`${stack.squires.map(name).join(', ')} ${t.onStart}`];
    return [...stack.squires]
      .reverse()
      .map((squire, n) => `${name(squire)} ${stack.square}${n > 0 ? ` ${t.below}` : ''}`);
  });
  const own = standings(play, view, lane, []).map((one) =>
    [isLancelot(view) || play.seat === null ? name(one.squire) : '', one.place, one.gain].filter(Boolean).join(' '),
  );
  return `${trackName(view, lane.track)}, ${when}. ${discs.join(', ')}. ${own.join('; ')}.`;
}

/** A preview in words: `Education: 3 → 6, 4th → 2nd, safe.` */
export function wayWords(view: AcademyView, way: Move): string[] {
  const lane = view.tracks.find((one) => one.track === way.track)!;
  const now = standing(view, lane, way.squire, way);
  const t = academy().preview;
  const steps = way.from === way.to ? [] : lane.track === 'king' ? [] : [t.way(way.from, way.to)];
  return [...steps, now.place, now.gain].filter(Boolean);
}
