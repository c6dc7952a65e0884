// What is to be thought of a game's cards: what its record proves, beside what its table says and what this device saw.

import type { Info } from '../../protocol/protocol';
import { sameSeals, sealsOf, type OwnNumber, type OwnNumbers } from '../../source/numbers';

/** What the engine finds out about a record (`prove`). */
export interface Proof {
  wrong: string | null;
  drawn: 'fair' | 'simulated' | 'unproven';
  bent: string | null;
  draws: number;
  choices: number;
  commitment: string | null;
  seals: (string | null)[];
}

/** What is read of a record. */
export interface Written {
  game: string;
  seats: string[];
  /** Where it begins, if not at the start. */
  position?: unknown;
  seed?: string;
  /** The server's, then each seat's. */
  numbers?: (string | null)[];
  result?: { scores: number[]; winners: number[] };
}

/** A record need not say who sat there. */
export function written(text: string): Written {
  return { seats: [], ...(JSON.parse(text) as Omit<Written, 'seats'>) };
}

export const checks = ['sealed', 'fits', 'shuffles', 'choices', 'result'] as const;
export type Check = (typeof checks)[number];
export type Found = 'right' | 'wrong' | 'unknown';

/** Numbers of several made the cards; one alone, of a server or of this device; nothing says what did; or something does not fit. */
export type Verdict = 'fair' | 'alone' | 'device' | 'unsealed' | 'wrong';

export interface Judged {
  verdict: Verdict;
  found: Record<Check, Found>;
  /** How many people brought a number, and the one of this device, if it is among them. */
  people: number;
  own: OwnNumber | undefined;
  /** The viewer sat there, and nobody's number is on their seat. */
  without: boolean;
}

const is = (right: boolean | null | undefined): Found => (right == null ? 'unknown' : right ? 'right' : 'wrong');

/** `here`: it was played on this device. */
export function judge(proof: Proof, record: Written, info: Info | null, numbers: OwnNumbers, here = false): Judged {
  const people = proof.seals.filter((seal) => seal !== null).length;
  const own = numbers.all().find(({ number }) => record.numbers?.slice(1).includes(number));
  // What was opened before the table began anew does not count.
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
    sealed: is(opened?.doubt ? false : opened?.seen && sameSeals(opened.seen, shown)),
    // A table that showed seals has numbers, draws in one way, and begins at the start.
    fits: is(info && sameSeals(sealsOf(info), shown) && record.position === undefined),
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
