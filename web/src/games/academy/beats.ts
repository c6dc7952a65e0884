// The beats between two views: the moving squire, lane and path; scoring goes track by track. All drawing of a beat
// follows its focus: prompt, lit lanes, highlighted player and log lines.

import type { Beat } from '../../table/game_ui';
import type { GameEvent } from '../../protocol/protocol';
import { apply } from './apply';
import { joined, kindOf } from './moments';
import type { MomentKind } from './variations/variation';
import type { AcademyEvent, AcademyView, Track, TrackView } from './view';

/** The subject of a beat, for the drawing. */
export interface Focus {
  kind: MomentKind;
  /** The moving squire; null if none or several move. */
  actor: number | null;
  /** The lit lanes. */
  tracks: Track[];
  /** The events of this beat. */
  events: AcademyEvent[];
  /** All events shown so far since the previous state. */
  told: AcademyEvent[];
  /** The table just before the beat. */
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
/** The viewer knows the card they chose, so their own move only needs the time of its path. */
const ownMove = 800;

const scoring: ReadonlySet<MomentKind> = new Set(['bonus', 'coats', 'tokens', 'trade', 'reset']);
/** Simultaneous for all squires, even if the viewer sees only one of them. */
const together: ReadonlySet<MomentKind> = new Set(['draft', 'coats', 'reset', 'other']);

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

const standing = (track: TrackView): string => JSON.stringify(track.stacks);

/** Takes tracks, with their pay, from the engine's later view where the stacks are already equal. */
function known(view: AcademyView, told: AcademyView): AcademyView {
  if (view.round !== told.round) return view;
  const tracks = view.tracks.map((track, n) =>
    standing(track) === standing(told.tracks[n]!) ? told.tracks[n]! : track,
  );
  return { ...view, tracks };
}

/** The view after all events, limited to the drawn fields. */
export function replayed(before: AcademyView, events: AcademyEvent[]): AcademyView {
  return events.reduce(apply, before);
}

/** The beat of these events, from one view to the next. Only the actor is highlighted, and no choice is possible. */
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
    view = known(group.reduce(apply, view), after);
    // The last beat shows the new view itself, but during a played card the phase must still be the old one.
    if (n === groups.length - 1)
      view = { ...after, phase: kind === 'play' || kind === 'deed' ? before.phase : after.phase };
    return beat(was, view, group, [...told]);
  });
}
