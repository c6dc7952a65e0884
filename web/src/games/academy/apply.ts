// Intermediate views for animation: applies an event to a copy of a view. Only the drawn fields are updated.

import { eventPart, variations } from './variations';
import type { AcademyEvent, AcademyView, Coat, Squire, Track, TrackView } from './view';

function withTrack(view: AcademyView, track: Track, change: (old: TrackView) => TrackView): AcademyView {
  return { ...view, tracks: view.tracks.map((old) => (old.track === track ? change(old) : old)) };
}

function withSquire(view: AcademyView, squire: number, change: (old: Squire) => Squire): AcademyView {
  return { ...view, squires: view.squires.map((old) => (old.squire === squire ? change(old) : old)) };
}

/** The track with new stacks, and the ranking that the event tells. `pays` is emptied: no event tells it. */
function restacked(track: TrackView, stacks: TrackView['stacks'], event: AcademyEvent): TrackView {
  const sorted = stacks.filter((stack) => stack.squires.length > 0).sort((a, b) => a.square - b.square);
  const { ranking = track.ranking, onStart = track.onStart } = event;
  return { ...track, stacks: sorted, ranking, onStart, pays: [] };
}

function landed(track: TrackView, squire: number, to: number, event: AcademyEvent): TrackView {
  const stacks = track.stacks.map((stack) => ({
    square: stack.square,
    squires: stack.squires.filter((other) => other !== squire),
  }));
  const there = stacks.find((stack) => stack.square === to);
  if (there) there.squires.push(squire);
  else stacks.push({ square: to, squires: [squire] });
  return restacked(track, stacks, event);
}

export function squareOf(track: TrackView, squire: number): number {
  return track.stacks.find((stack) => stack.squires.includes(squire))?.square ?? 0;
}

function without<T>(items: T[], item: T): T[] {
  const at = items.indexOf(item);
  return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}

function earn(view: AcademyView, squire: number, coat: Coat): AcademyView {
  return withSquire(view, squire, (old) => ({ ...old, coats: [...old.coats, coat] }));
}

function lose(view: AcademyView, squire: number, [track, value]: Coat): AcademyView {
  return withSquire(view, squire, (old) => {
    // The view may have inferred a coat's value that the event hides, or hide a value that the event shows.
    const like = (...values: (number | null)[]): number =>
      old.coats.findIndex((coat) => coat[0] === track && (values.length === 0 || values.includes(coat[1])));
    const at = [like(value), like(null), like()].find((found) => found >= 0);
    return { ...old, coats: old.coats.filter((_, n) => n !== at) };
  });
}

/** The coats and points that the event tells. */
function told(view: AcademyView, { earned = [], points }: AcademyEvent): AcademyView {
  const then = earned.reduce((now, { squire, coat }) => earn(now, squire, coat), view);
  return points ? { ...then, squires: then.squires.map((one) => ({ ...one, points: points[one.squire]! })) } : then;
}

function played(view: AcademyView, event: AcademyEvent): AcademyView {
  const card = event.card!;
  return withSquire(view, event.squire!, (old) => ({
    ...old,
    hand: { count: old.hand.count - 1, cards: old.hand.cards && without(old.hand.cards, card) },
    played: [...old.played, { card, track: event.track! }],
  }));
}

/** Played cards stay on the table until the round ends. */
function cleared(view: AcademyView): AcademyView {
  const empty = { ...view, squires: view.squires.map((old) => ({ ...old, played: [] })) };
  return variations.reduce<AcademyView>((now, one) => one.clear?.(now) ?? now, empty);
}

function roundBegins(view: AcademyView, event: AcademyEvent): AcademyView {
  return {
    ...cleared(view),
    round: event.value!,
    phase: view.phase === 'first' ? 'deal' : view.phase,
    first: view.squires[event.other ?? event.squire!]?.seat ?? view.first,
    passed: [],
  };
}

function changed(view: AcademyView, event: AcademyEvent): AcademyView {
  const squire = event.squire!;
  const track = event.track!;
  switch (event.event) {
    case 'round':
      return roundBegins(view, event);
    case 'ended':
      return cleared(view);
    case 'ranked':
      return { ...view, phase: 'bonus' };
    case 'played':
      return played(view, event);
    case 'moved':
      return withTrack(view, track, (old) => landed(old, squire, event.to!, event));
    case 'lifted':
      return withTrack(view, track, (old) => landed(old, squire, squareOf(old, squire), event));
    case 'emptied':
      return withTrack(view, track, (old) =>
        restacked(old, [{ square: 0, squires: view.squires.map((other) => other.squire) }], event),
      );
    case 'coat':
      return earn(view, squire, [track, event.value!]);
    case 'given': {
      const coat: Coat = [track, event.value ?? null];
      return earn(lose(view, squire, coat), event.other!, coat);
    }
    case 'taken': {
      const coat: Coat = [track, event.value ?? null];
      return earn(lose(view, event.other!, coat), squire, coat);
    }
    default:
      return eventPart(event.event)?.apply?.(view, event) ?? view;
  }
}

export const apply = (view: AcademyView, event: AcademyEvent): AcademyView => told(changed(view, event), event);
