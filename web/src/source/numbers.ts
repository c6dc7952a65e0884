// This device's nonces for the shuffles of a server's tables, and the commitments it saw there (docs/fairness.md). It
// stores both, to detect a server that changes commitments later.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import type { Info } from '../protocol/protocol';
import { browserShelf, type Shelf } from './saved';

/** The commitments that a table showed, and its number of restarts. */
export interface Commitments {
  commitment: string;
  numbers: (string | null)[];
  anew: number;
}

/** `changed`: the server shows other commitments than before. `denied`: it says that a nonce is missing that it had
    confirmed. */
export type Doubt = 'changed' | 'denied';

export interface OwnNumber {
  number: string;
  seal: string;
  /** The table where it was revealed, and the commitments at that time. */
  table?: string;
  seen?: Commitments;
  /** True if the server has confirmed it. */
  confirmed?: boolean;
  doubt?: Doubt;
}

export function commitmentOf(number: string): string {
  return bytesToHex(sha256(hexToBytes(number)));
}
export function commitmentsOf(info: Info): Commitments {
  return { commitment: info.commitment, numbers: info.numbers ?? [], anew: info.anew?.times ?? 0 };
}
export function sameCommitments(one: Commitments, other: Commitments): boolean {
  return one.commitment === other.commitment && one.numbers.join() === other.numbers.join();
}

const key = 'roundtable.numbers';
const mostKept = 200;
/** Nonces that do not fit into the browser's storage, kept until the page is closed. */
const unkept = new WeakMap<object, OwnNumber[]>();

/** The nonces of this device, the latest first. */
export class OwnNumbers {
  constructor(private readonly shelf: Pick<Shelf, 'getItem' | 'setItem'> = browserShelf()) {}

  all(): OwnNumber[] {
    const here = unkept.get(this.shelf);
    if (here) return here;
    try {
      const kept = JSON.parse(this.shelf.getItem(key) ?? '[]') as unknown;
      return Array.isArray(kept) ? (kept as OwnNumber[]) : [];
    } catch {
      return [];
    }
  }
  keep(one: OwnNumber): void {
    const all = [one, ...this.all().filter(({ seal }) => seal !== one.seal)];
    for (let room = mostKept; room > 0; room >>= 1) {
      try {
        this.shelf.setItem(key, JSON.stringify(all.slice(0, room)));
        unkept.delete(this.shelf);
        return;
      } catch {
        // No room: tries again with fewer old nonces.
      }
    }
    unkept.set(this.shelf, all);
  }
  /** Draws a nonce, and returns its commitment for publication. */
  promise(): string {
    const number = bytesToHex(randomBytes(32));
    const seal = commitmentOf(number);
    this.keep({ number, seal });
    return seal;
  }
  bySeal(seal: string | null | undefined): OwnNumber | undefined {
    return this.all().find((one) => one.seal === seal);
  }
  openedAt(table: string): OwnNumber | undefined {
    return this.all().find((one) => one.table === table);
  }
}

type Ask = (message: { do: string } & Record<string, unknown>) => Promise<void>;

/** Takes part in a table's shuffle: commits to a nonce, reveals it when all commitments are known, and checks that
    they stay unchanged. */
export class Attending {
  private busy = false;
  private seated = false;

  constructor(
    private readonly table: string,
    private readonly ask: Ask,
    private readonly doubted: (doubt: Doubt) => void,
    private readonly numbers = new OwnNumbers(),
  ) {}

  /** `whole`: the viewer has just come, perhaps from another device. */
  follow(info: Info, whole: boolean): void {
    if (!info.numbers) return;
    this.compare(info);
    this.seated = info.you !== null;
    if (info.you === null || info.phase !== 'open' || this.busy) return;
    const seal = info.numbers[info.you];
    const own = this.numbers.bySeal(seal);
    // A player alone with bots may commit again from this device: no other person waits.
    const mayPromise = !info.opening || info.opening.until === null;
    if (own && info.opening?.seats.includes(info.you)) {
      void this.open(own, commitmentsOf(info));
    } else if (mayPromise && (!seal || (whole && !own))) {
      void this.send({ do: 'number', table: this.table, number: this.numbers.promise() });
    }
  }

  private compare(info: Info): void {
    const last = this.numbers.openedAt(this.table);
    if (!last?.seen) return;
    const now = commitmentsOf(info);
    const back = now.anew < last.seen.anew;
    const changed = back || (now.anew === last.seen.anew && !sameCommitments(now, last.seen));
    const denied = now.anew > last.seen.anew && last.confirmed && this.seated && info.you === null;
    const doubt = changed ? 'changed' : denied ? 'denied' : last.doubt;
    if (doubt && doubt !== last.doubt) this.numbers.keep({ ...last, doubt });
    if (doubt) this.doubted(doubt);
  }

  // Reveals the nonce only for the first commitments seen, never for others.
  private async open(own: OwnNumber, commitments: Commitments): Promise<void> {
    if (own.seen && (own.seen.anew !== commitments.anew || !sameCommitments(own.seen, commitments))) return;
    const opened = { ...own, table: this.table, seen: commitments };
    this.numbers.keep(opened);
    if (await this.send({ do: 'reveal', table: this.table, number: own.number })) {
      this.numbers.keep({ ...(this.numbers.bySeal(own.seal) ?? opened), confirmed: true });
    }
  }

  private async send(message: Parameters<Ask>[0]): Promise<boolean> {
    this.busy = true;
    try {
      await this.ask(message);
      return true;
    } catch {
      return false; // too late: the new state arrives as news
    } finally {
      this.busy = false;
    }
  }
}
