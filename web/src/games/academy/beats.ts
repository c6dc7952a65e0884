// What is shown between two views: a card played, cards passed on, and scoring told track by track.

import type { Beat } from '../ui';
import type { GameEvent } from '../../source/source';
import { apply, earn } from './apply';
import type { AcademyEvent, AcademyView, Track } from './view';

/** What a moment is about, for the drawing. */
export interface Focus {
  kind: 'play' | 'draft' | 'bonus' | 'coats' | 'tokens' | 'trade' | 'reset' | 'other';
  /** The lane in the light. */
  track: Track | null;
  /** The events of this moment. */
  events: AcademyEvent[];
  /** All events told so far since the state before. */
  told: AcademyEvent[];
}

type Kind = Focus['kind'];

const times: Record<Kind, number> = {
  play: 700,
  draft: 450,
  bonus: 900,
  coats: 1100,
  tokens: 1100,
  trade: 1100,
  reset: 1000,
  other: 350,
};

function kindOf(event: AcademyEvent): Kind {
  switch (event.event) {
    case 'played':
      return 'play';
    case 'kept':
    case 'passed':
    case 'dealt':
    case 'pile':
    case 'pileTaken':
    case 'assigned':
      return 'draft';
    case 'ranked':
      return 'bonus';
    case 'moved':
      return event.why === 'card' ? 'play' : event.why === 'orderedreset' ? 'reset' : 'bonus';
    case 'coat':
      return 'coats';
    case 'token':
    case 'zero':
      return 'tokens';
    case 'given':
    case 'taken':
      return 'trade';
    case 'emptied':
    case 'cupReset':
    case 'scrollsBack':
      return 'reset';
    default:
      return 'other';
  }
}

/** Whether an event belongs to the same moment as those before it. */
function joins(group: AcademyEvent[], event: AcademyEvent): boolean {
  const first = group[0]!;
  const last = group.at(-1)!;
  switch (event.event) {
    case 'played':
      return false;
    case 'moved':
      if (event.why === 'card') return first.event === 'played';
      if (event.why === 'orderedreset') return kindOf(first) === 'reset';
      return last.event === 'moved' && last.why === 'stepback' && event.why === 'stepback';
    case 'cup':
      return first.event === 'played';
    case 'scroll':
      return first.event === 'played' || first.event === 'moved';
    case 'coat':
      return first.event === 'coat' && first.track === event.track;
    case 'given':
    case 'taken':
      return false;
    case 'codex':
      return kindOf(first) === 'draft' || first.event === 'round';
    case 'dealt':
      return first.event === 'round' || kindOf(first) === 'draft';
    case 'bet':
    case 'lifted':
    case 'peeked':
    case 'round':
    case 'ended':
      return false;
    default:
      return kindOf(first) === kindOf(event) && first.event !== 'moved';
  }
}

function moments(events: AcademyEvent[]): AcademyEvent[][] {
  const groups: AcademyEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && joins(group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Once every token is taken and the zeros are back, the others have become coats. */
function settleTokens(view: AcademyView, told: AcademyEvent[]): AcademyView {
  if (!view.codex || view.codex.some((place) => place.takenBy === null)) return view;
  const zeros = new Set(told.filter((event) => event.event === 'zero').map((event) => event.squire));
  return view.codex.reduce(
    (now, place) => (zeros.has(place.takenBy!) ? now : earn(now, place.takenBy!, ['education', place.value])),
    view,
  );
}

function trackOf(kind: Kind, group: AcademyEvent[]): Track | null {
  if (kind === 'tokens') return 'education';
  if (kind === 'trade') return 'charity';
  if (kind === 'bonus' && group[0]!.event === 'ranked') return 'gallantry';
  return group[0]!.track ?? null;
}

const scoring: ReadonlySet<Kind> = new Set(['bonus', 'coats', 'tokens', 'trade', 'reset']);

function applied(view: AcademyView, group: AcademyEvent[], kind: Kind): AcademyView {
  const then = group.reduce(apply, view);
  return kind === 'tokens' ? settleTokens(then, group) : then;
}

/** The view after all events, as far as it is drawn. */
export function replayed(before: AcademyView, events: AcademyEvent[]): AcademyView {
  return moments(events).reduce((view, group) => applied(view, group, kindOf(group[0]!)), before);
}

export function beats(before: AcademyView, after: AcademyView, events: GameEvent[]): Beat[] {
  const nobody = { ...before.asked, seats: [], squire: null };
  let view: AcademyView = { ...before, legal: [], asked: nobody };
  const told: AcademyEvent[] = [];
  const all = moments(events as AcademyEvent[]).map((group): Beat => {
    const kind = kindOf(group[0]!);
    told.push(...group);
    view = applied(view, group, kind);
    const squire = group[0]!.squire ?? null;
    const seat = squire === null ? null : (view.squires[squire]?.seat ?? null);
    const asked = kind === 'play' && seat !== null ? { ...nobody, seats: [seat], squire } : nobody;
    const focus: Focus = { kind, track: trackOf(kind, group), events: group, told: [...told] };
    return { view: { ...view, asked }, ms: times[kind], scoring: scoring.has(kind), focus };
  });
  // The last moment of play is the new view itself; of scoring, one more look at how it ended.
  const last = all.at(-1);
  if (last && !last.scoring) last.view = after;
  else all.push({ view: after, ms: 250 });
  return all;
}
