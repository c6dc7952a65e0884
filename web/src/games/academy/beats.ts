// What is shown between two views: whose move, on which lane, from where to where, and scoring told track by track. A moment
// is about one thing: prompt, lit lanes, golden row and log lines all follow its focus.

import type { Beat } from '../../table/game_ui';
import type { GameEvent } from '../../protocol/protocol';
import { apply, earn } from './apply';
import { joined, kindOf, type MomentKind } from './moments';
import type { AcademyEvent, AcademyView, Track, TrackView } from './view';

/** What a moment is about, for the drawing. */
export interface Focus {
  kind: MomentKind;
  /** The squire who moves; null: nobody, or several. */
  actor: number | null;
  /** The lanes in the light. */
  tracks: Track[];
  /** The events of this moment. */
  events: AcademyEvent[];
  /** All events told so far since the state before. */
  told: AcademyEvent[];
  /** The table just before it. */
  before: AcademyView;
}

const times: Record<MomentKind, number> = {
  play: 1300,
  deed: 1100,
  draft: 800,
  bonus: 1300,
  coats: 1300,
  tokens: 1100,
  trade: 1300,
  reset: 2400,
  other: 700,
};
/** One's own card needs no telling, only its way. */
const ownMove = 800;

const scoring: ReadonlySet<MomentKind> = new Set(['bonus', 'coats', 'tokens', 'trade', 'reset']);
/** Several do these together, even if only one of them is seen to. */
const together: ReadonlySet<MomentKind> = new Set(['draft', 'coats', 'reset', 'other']);

/** Once every token is taken and the zeros are back, the others have become coats. */
function settleTokens(view: AcademyView, told: AcademyEvent[]): AcademyView {
  if (!view.codex || view.codex.some((place) => place.takenBy === null)) return view;
  const zeros = new Set(told.filter((event) => event.event === 'zero').map((event) => event.squire));
  return view.codex.reduce(
    (now, place) => (zeros.has(place.takenBy!) ? now : earn(now, place.takenBy!, ['education', place.value])),
    view,
  );
}

function actorOf(kind: MomentKind, group: AcademyEvent[]): number | null {
  if (together.has(kind) || group[0]!.event === 'ranked') return null;
  const squires = new Set(group.flatMap((event) => event.squire ?? []));
  return squires.size === 1 ? [...squires][0]! : null;
}

function tracksOf(kind: MomentKind, group: AcademyEvent[]): Track[] {
  if (kind === 'tokens' || group[0]!.event === 'peeked') return ['education'];
  if (kind === 'trade') return ['charity'];
  if (group[0]!.event === 'ranked') return ['gallantry'];
  return kind === 'draft' ? [] : [...new Set(group.flatMap((event) => event.track ?? []))];
}

function applied(view: AcademyView, group: AcademyEvent[], kind: MomentKind): AcademyView {
  const then = group.reduce(apply, view);
  return kind === 'tokens' ? settleTokens(then, group) : then;
}

const standing = (track: TrackView): string => JSON.stringify(track.stacks);

/** What a track pays is known for a position that the engine has told of. */
function known(view: AcademyView, told: AcademyView): AcademyView {
  if (view.round !== told.round) return view;
  const tracks = view.tracks.map((track, n) =>
    standing(track) === standing(told.tracks[n]!) ? told.tracks[n]! : track,
  );
  return { ...view, tracks };
}

/** The view after all events, as far as it is drawn. */
export function replayed(before: AcademyView, events: AcademyEvent[]): AcademyView {
  return joined(events).reduce((view, group) => applied(view, group, kindOf(group[0]!)), before);
}

/** The moment in which that happens, from one view to the next. Nobody but who moves is in the light, and nothing can be chosen. */
export function beat(before: AcademyView, view: AcademyView, events: AcademyEvent[], told = events): Beat {
  const kind = kindOf(events[0]!);
  const actor = actorOf(kind, events);
  const seat = actor === null ? null : (view.squires[actor]?.seat ?? null);
  const asked = {
    ...view.asked,
    seats: seat === null ? [] : [seat],
    squire: actor,
    chance: false,
    together: false,
    over: false,
  };
  const focus: Focus = { kind, actor, tracks: tracksOf(kind, events), events, told, before };
  const own = seat !== null && seat === view.seat && (kind === 'play' || kind === 'deed');
  return {
    view: { ...view, legal: [], asked },
    ms: own ? ownMove : times[kind],
    scoring: scoring.has(kind),
    deed: kind === 'play',
    events,
    told: told.length,
    focus,
  };
}

export function beats(before: AcademyView, after: AcademyView, events: GameEvent[]): Beat[] {
  let view = before;
  const told: AcademyEvent[] = [];
  const groups = joined(events as AcademyEvent[]);
  return groups.map((group, n) => {
    const was = view;
    const kind = kindOf(group[0]!);
    told.push(...group);
    view = known(applied(view, group, kind), after);
    // The last one shows the new view itself; while a card is told it is still the time to play.
    if (n === groups.length - 1)
      view = { ...after, phase: kind === 'play' || kind === 'deed' ? before.phase : after.phase };
    return beat(was, view, group, [...told]);
  });
}
