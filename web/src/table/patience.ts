// Waiting for players at a table without a clock. As in docs/protocol.md, a bot may replace a player who has been away
// for half a minute, or asked for three minutes.
import type { SeatInfo } from '../protocol/protocol';

const away = 30_000;
const asked = 180_000;

export interface Waiting {
  seat: number;
  away: boolean;
  /** True if the others can vote for a bot. */
  long: boolean;
}

/** `since`: when the open question was first seen. */
export function waitingFor(seats: SeatInfo[], askedSeats: number[], me: number, since: number, now: number): Waiting[] {
  return askedSeats.flatMap((seat): Waiting[] => {
    const info = seats[seat];
    if (seat === me || info?.kind !== 'person' || info.bot) return [];
    const slow = now - since >= asked;
    if (info.here) return slow ? [{ seat, away: false, long: true }] : [];
    return [{ seat, away: true, long: slow || now - (info.away ?? now) >= away }];
  });
}
