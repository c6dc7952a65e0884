// Holidays from correspondence games (docs/protocol.md).

import { get, post } from './api';

export interface Holiday {
  until: number | null;
  /** Days left this year. */
  left: number;
}
export function holiday(): Promise<Holiday> {
  return get('holiday');
}
/** Starts a holiday now; 0 days end it. */
export function takeHoliday(days: number): Promise<Holiday> {
  return post('holiday', { days });
}
