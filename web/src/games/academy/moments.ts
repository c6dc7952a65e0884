// Groups events into beats.

import type { AcademyEvent } from './view';

/** `deed`: a choice that moves no disc forward: a bet, a lifted disc, a look into the codex. */
export type MomentKind = 'play' | 'deed' | 'draft' | 'bonus' | 'coats' | 'tokens' | 'trade' | 'reset' | 'other';

export function kindOf(event: AcademyEvent): MomentKind {
  switch (event.event) {
    case 'played':
      return 'play';
    case 'bet':
    case 'lifted':
    case 'peeked':
      return 'deed';
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

/** True if the event belongs to the same beat as those before it. */
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
    case 'token':
      return first.event === 'token' && first.squire === event.squire;
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

export function joined(events: AcademyEvent[]): AcademyEvent[][] {
  const groups: AcademyEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && joins(group, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}
