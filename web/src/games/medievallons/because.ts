// Reasons of a hint: the changed chances of the ways to win.

import { moreOften } from '../../table/hint';
import { medievallons } from './texts';
import type { Way } from './view';

/** The viewer's chances first. */
export function because(reasons: [Way, number][]): string[] {
  const isRival = ([way]: [Way, number]): boolean => way.startsWith('rival');
  return [...reasons.filter((one) => !isRival(one)), ...reasons.filter(isRival)].map(([way, hundredths]) => {
    const [more, less] = medievallons().because[way];
    return (hundredths > 0 ? more : less)(moreOften(hundredths));
  });
}
