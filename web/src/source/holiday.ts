// A holiday from games by the day (docs/protocol.md).

import { get, post } from './api';

export interface Holiday {
  until: number | null;
  /** Days of this year. */
  left: number;
}
export function holiday(): Promise<Holiday> {
  return get('holiday');
}
/** From now on; none: it is over. */
export function takeHoliday(days: number): Promise<Holiday> {
  return post('holiday', { days });
}
