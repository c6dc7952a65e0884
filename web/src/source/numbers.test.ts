// Tests that a nonce is revealed only after all commitments, and that a server that changes commitments is detected.

import { beforeEach, describe, expect, it } from 'vitest';
import type { Info } from '../protocol/protocol';
import { Attending, OwnNumbers, commitmentOf, type Doubt } from './numbers';
import { MemoryShelf } from './saved';

const theirs = commitmentOf('ab'.repeat(32));
const commitment = 'c'.repeat(64);

let shelf: MemoryShelf;
let numbers: OwnNumbers;
let asked: Record<string, unknown>[];
let doubts: Doubt[];
let refuse: boolean;
let attending: Attending;

function attend(): Attending {
  const ask = async (message: Record<string, unknown>): Promise<void> => {
    asked.push(message);
    if (refuse) throw new Error('refused');
  };
  return new Attending('t', ask, (doubt) => doubts.push(doubt), numbers);
}
function info(more: Partial<Info>): Info {
  return { phase: 'open', you: 0, commitment, numbers: [null, theirs], opening: null, anew: null, ...more } as Info;
}
const opening = { until: 1, seats: [0, 1] };
/** Lets pending promises resolve. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  shelf = new MemoryShelf();
  numbers = new OwnNumbers(shelf);
  asked = [];
  doubts = [];
  refuse = false;
  attending = attend();
});

/** This device has revealed its nonce at the table, beside another person's commitment. */
async function opened(): Promise<string> {
  const seal = numbers.promise();
  attending.follow(info({ numbers: [seal, theirs], opening }), true);
  await settled();
  return seal;
}

describe('a number', () => {
  it('is another each time, and its seal is its SHA-256', () => {
    const [one, other] = [numbers.promise(), numbers.promise()];
    expect(one).not.toBe(other);
    expect(commitmentOf(numbers.bySeal(one)!.number)).toBe(one);
    expect(commitmentOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
  it('is promised where none is, once', async () => {
    attending.follow(info({}), true);
    attending.follow(info({}), false);
    expect(asked).toEqual([{ do: 'number', table: 't', number: numbers.all()[0]!.seal }]);
  });
  it('is promised anew by whoever comes from another device, but not in turns with it', async () => {
    attending.follow(info({ numbers: ['d'.repeat(64), theirs] }), true);
    await settled();
    attending.follow(info({ numbers: ['e'.repeat(64), theirs] }), false);
    expect(asked).toHaveLength(1);
  });
  it('is promised anew by whoever is alone with bots and has lost the one that is asked for', async () => {
    const lost = ['d'.repeat(64), null];
    attending.follow(info({ numbers: lost, opening }), true);
    attending.follow(info({ numbers: lost, opening: { until: null, seats: [0] } }), false);
    expect(asked).toEqual([]);
    attending.follow(info({ numbers: lost, opening: { until: null, seats: [0] } }), true);
    expect(asked.map((one) => one.do)).toEqual(['number']);
  });
  it('is not promised by who watches, nor at a server that knows nothing of numbers', () => {
    attending.follow(info({ you: null }), true);
    attending.follow({ ...info({}), numbers: undefined } as unknown as Info, true);
    expect(asked).toEqual([]);
  });
  it('is opened when all are sealed, and not before', async () => {
    const seal = numbers.promise();
    attending.follow(info({ numbers: [seal, theirs] }), true);
    await settled();
    expect(asked).toEqual([]);
    attending.follow(info({ numbers: [seal, theirs], opening }), false);
    await settled();
    expect(asked).toEqual([{ do: 'reveal', table: 't', number: numbers.bySeal(seal)!.number }]);
    expect(numbers.openedAt('t')).toMatchObject({ seal, confirmed: true, seen: { commitment, anew: 0 } });
  });
  it('is opened again after a reload, for the same seals only', async () => {
    refuse = true;
    const seal = await opened();
    attending = attend();
    attending.follow(info({ numbers: [seal, 'f'.repeat(64)], opening }), true);
    expect(asked).toHaveLength(1);
    attending.follow(info({ numbers: [seal, theirs], opening }), false);
    expect(asked).toHaveLength(2);
  });
  it('is known though the browser has no room for it, as long as the page', () => {
    let room = 2000;
    const write = (key: string, text: string): void => {
      if (text.length > room) throw new Error('QuotaExceededError');
      MemoryShelf.prototype.setItem.call(shelf, key, text);
    };
    shelf.setItem = write;
    const seals = Array.from({ length: 30 }, () => numbers.promise());
    expect(numbers.bySeal(seals.at(-1))).toBeDefined();
    expect(numbers.all().length).toBeGreaterThan(2);
    room = 0;
    const last = numbers.promise();
    expect(new OwnNumbers(shelf).bySeal(last)).toMatchObject({ seal: last });
  });
  it('survives what is damaged on the shelf', () => {
    shelf.setItem('roundtable.numbers', '{');
    expect(numbers.all()).toEqual([]);
    expect(numbers.bySeal(numbers.promise())).toBeDefined();
  });
});

describe('a server that bends what was sealed is found out', () => {
  it.each([
    ['another number of its own', { commitment: 'd'.repeat(64) }],
    ["another's number", { numbers: [undefined, 'd'.repeat(64)] }],
    ['without mine', { numbers: [null, theirs] }],
  ])('%s', async (_, bent) => {
    const seal = await opened();
    const fair = { numbers: [seal, theirs], phase: 'playing' as const };
    attending.follow(info(fair), false);
    expect(doubts).toEqual([]);
    const shown = { ...fair, ...bent } as Partial<Info>;
    attending.follow(info({ ...shown, numbers: shown.numbers!.map((one) => (one === undefined ? seal : one)) }), false);
    expect(doubts).toEqual(['changed']);
    expect(numbers.openedAt('t')?.doubt).toBe('changed');
  });
  it('forgets that the table has begun anew', async () => {
    const seal = numbers.promise();
    attending.follow(info({ numbers: [seal, theirs], opening, anew: { times: 1, names: ['Bert'] } }), true);
    await settled();
    attending.follow(info({ numbers: [seal, theirs], phase: 'playing' }), false);
    expect(doubts).toEqual(['changed']);
  });
  it('says that mine did not come', async () => {
    await opened();
    const anew = { times: 1, names: ['me'] };
    attending.follow(info({ you: null, numbers: [null, null], commitment: 'd'.repeat(64), anew }), false);
    expect(doubts).toEqual(['denied']);
    attending = attend();
    attending.follow(info({ you: null, numbers: [null, null], commitment: 'd'.repeat(64), anew }), true);
    expect(doubts).toEqual(['denied', 'denied']);
  });
  it('but not one that begins anew because of somebody else', async () => {
    await opened();
    const anew = { times: 1, names: ['Bert'] };
    attending.follow(info({ numbers: [null, null], commitment: 'd'.repeat(64), anew }), false);
    expect(doubts).toEqual([]);
    expect(asked.map((one) => one.do)).toEqual(['reveal', 'number']);
  });
  it('nor one that had not confirmed mine', async () => {
    refuse = true;
    await opened();
    attending.follow(info({ you: null, numbers: [null, null], anew: { times: 1, names: ['me'] } }), false);
    expect(doubts).toEqual([]);
  });
});
