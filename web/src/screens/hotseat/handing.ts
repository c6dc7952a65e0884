// The order in which people share a device.

import type { TableState } from '../../protocol/protocol';

/** Time to see the effect of a choice, in milliseconds. */
export const glance = 900;
/** Time to change the choice, where possible. */
export const rethinking = 5000;
/** After this time without a touch, the holder has left the device. */
export const patience = 20_000;

function people({ view, info }: TableState): number[] {
  return (view?.asked.seats ?? []).filter((seat) => {
    const one = info.seats[seat];
    return one?.kind === 'person' && !one.conceded;
  });
}

/** True if the game is over, by the rules or earlier. */
export function isOver(state: TableState | null): boolean {
  return state?.view?.asked.over === true || state?.info.phase === 'finished';
}

/** The next person asked, in the order of seats; undefined while bots move and after the game. */
export function nextHolder(state: TableState | null): number | undefined {
  return state && !isOver(state) ? people(state)[0] : undefined;
}

/** True if the holder must hand the device on: others are asked, and the holder is not. */
export function passesOn(state: TableState | null, holder: number): boolean {
  if (!state || isOver(state)) return false;
  const asked = people(state);
  return asked.length > 0 && !asked.includes(holder);
}
