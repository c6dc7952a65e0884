// Groups events into beats.

import { eventPart, whyPart } from './variations';
import type { MomentKind } from './variations/variation';
import type { AcademyEvent } from './view';

export function kindOf(event: AcademyEvent): MomentKind {
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
      return event.why === 'card' ? 'play' : (whyPart(event.why)?.kind ?? 'bonus');
    case 'coat':
      return 'coats';
    case 'emptied':
      return 'reset';
    default:
      return eventPart(event.event)?.kind ?? 'other';
  }
}

/** True if the event belongs to the same beat as those before it. */
function joins(group: AcademyEvent[], event: AcademyEvent): boolean {
  const first = group[0]!;
  const kind = kindOf(first);
  const part = event.event === 'moved' ? whyPart(event.why) : eventPart(event.event);
  if (part?.joins) return part.joins(first, kind, event);
  switch (event.event) {
    case 'played':
      return false;
    case 'moved':
      return event.why === 'card' && first.event === 'played';
    case 'coat':
      return first.event === 'coat' && first.track === event.track;
    case 'dealt':
      return first.event === 'round' || kind === 'draft';
    case 'round':
    case 'ended':
      return false;
    default:
      return kind === kindOf(event) && first.event !== 'moved';
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
