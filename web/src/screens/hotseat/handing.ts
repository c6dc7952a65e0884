// To whom a device goes that several people share.

import type { TableState } from '../../protocol/protocol';

/** To see what one's own choice did, in milliseconds. */
export const glance = 900;
/** To think better of it, where that is possible. */
export const rethinking = 5000;
/** Who does not touch the device for so long has gone away from it. */
export const patience = 20_000;

function people({ view, info }: TableState): number[] {
  return (view?.asked.seats ?? []).filter((seat) => {
    const one = info.seats[seat];
    return one?.kind === 'person' && !one.conceded;
  });
}

/** Whether the game is over, by the rules or before that. */
export function isOver(state: TableState | null): boolean {
  return state?.view?.asked.over === true || state?.info.phase === 'finished';
}

/** Who is asked next, in the order of the seats; undefined while bots move and when the game is over. */
export function nextHolder(state: TableState | null): number | undefined {
  return state && !isOver(state) ? people(state)[0] : undefined;
}

/** Whether whoever holds it has to hand it on: others are asked, and they are not. */
export function passesOn(state: TableState | null, holder: number): boolean {
  if (!state || isOver(state)) return false;
  const asked = people(state);
  return asked.length > 0 && !asked.includes(holder);
}
