// Reasons of a choice: the changed chances of the ways to win.

import type { Reason } from '../../source/analysis';
import { medievallons } from './texts';
import type { Way } from './view';

export function because({ topic, win }: Reason): string {
  const [more, fewer] = medievallons().because[topic as Way];
  return win > 0 ? more : fewer;
}
