// The gains of scoring so far.

import type { AcademyEvent, Track } from '../view';

export interface Paid {
  squire: number;
  track: Track;
  value: number;
}

/** Coats; the codex gives them as tokens. */
export function paidIn(events: AcademyEvent[]): Paid[] {
  return events.flatMap(({ event, squire, track, value }) => {
    if (event === 'coat') return [{ squire: squire!, track: track!, value: value ?? 0 }];
    return event === 'token' && value ? [{ squire: squire!, track: 'education' as const, value }] : [];
  });
}
