// The verdict on the shuffles of a game, from the proof of its record, the data of its table and the observations of
// this device.

import type { Info } from '../../protocol/protocol';
import { sameCommitments, commitmentsOf, type OwnNumber, type OwnNumbers } from '../../source/numbers';

/** The engine's proof of a record (`prove`). */
export interface Proof {
  wrong: string | null;
  drawn: 'fair' | 'simulated' | 'unproven';
  bent: string | null;
  draws: number;
  choices: number;
  commitment: string | null;
  seals: (string | null)[];
}

/** The part of a record needed here. */
export interface Written {
  game: string;
  seats: string[];
  /** The first position, unless the game began at the start. */
  position?: unknown;
  seed?: string;
  /** The server's nonce, then one for each seat. */
  numbers?: (string | null)[];
  result?: { scores: number[]; winners: number[] };
}

/** A record may lack the names of its seats. */
export function written(text: string): Written {
  return { seats: [], ...(JSON.parse(text) as Omit<Written, 'seats'>) };
}

export const checks = ['sealed', 'fits', 'shuffles', 'choices', 'result'] as const;
export type Check = (typeof checks)[number];
export type Found = 'right' | 'wrong' | 'unknown';

/**
 * `fair`: people added nonces; `alone`: only the server's nonce; `device`: only this device's; `unsealed`: no proof;
 * `wrong`: a check failed.
 */
export type Verdict = 'fair' | 'alone' | 'device' | 'unsealed' | 'wrong';

export interface Judged {
  verdict: Verdict;
  found: Record<Check, Found>;
  /** The number of people who added a nonce, and this device's nonce if it is among them. */
  people: number;
  own: OwnNumber | undefined;
  /** The viewer had a seat, but only others added a nonce. */
  without: boolean;
}

const is = (right: boolean | null | undefined): Found => (right == null ? 'unknown' : right ? 'right' : 'wrong');

/** `here`: the game was played on this device. */
export function judge(proof: Proof, record: Written, info: Info | null, numbers: OwnNumbers, here = false): Judged {
  const people = proof.seals.filter((seal) => seal !== null).length;
  const own = numbers.all().find(({ number }) => record.numbers?.slice(1).includes(number));
  // Observations from before the last restart do not count.
  const before = info && numbers.openedAt(info.id);
  const opened = own ?? (before?.seen?.anew === (info?.anew?.times ?? 0) ? before : undefined);
  const shown = {
    commitment: proof.commitment ?? '',
    numbers: record.seats.map((_, seat) => proof.seals[seat] ?? null),
    anew: 0,
  };
  const proven = proof.drawn !== 'unproven';
  const replays = proof.wrong === null;
  const resultWrong = proof.wrong?.startsWith('result') ?? false;
  const found: Judged['found'] = {
    sealed: is(opened?.doubt ? false : opened?.seen && sameCommitments(opened.seen, shown)),
    // A server's table publishes commitments, so its record must match them and begin at the start.
    fits: is(info && sameCommitments(commitmentsOf(info), shown) && record.position === undefined),
    shuffles: is(proof.bent !== null || (info && proof.drawn === 'simulated') ? false : proven ? true : null),
    choices: is(replays || resultWrong),
    result: is(resultWrong || (info?.result && !record.result) ? false : replays && record.result ? true : null),
  };
  const verdict = Object.values(found).includes('wrong')
    ? 'wrong'
    : !proven
      ? 'unsealed'
      : people > 0
        ? 'fair'
        : here
          ? 'device'
          : 'alone';
  const without = info?.you != null && people > 0 && !proof.seals[info.you];
  return { verdict, found, people, own, without };
}
