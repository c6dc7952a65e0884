// The verdicts on hand-made games: fair ones, and one for each way to be unfair.

import { expect, it } from 'vitest';
import type { Info } from '../../protocol/protocol';
import { OwnNumbers, commitmentOf } from '../../source/numbers';
import { MemoryShelf } from '../../source/saved';
import { judge, written, type Proof, type Written } from './judging';

const secret = '11'.repeat(32);
const mine = '22'.repeat(32);
const theirs = '33'.repeat(32);
const seals = [commitmentOf(mine), commitmentOf(theirs), null];
const proof: Proof = {
  ...{ wrong: null, drawn: 'fair', bent: null, draws: 6, choices: 90 },
  ...{ commitment: commitmentOf(secret), seals },
};
const result = { scores: [3, 2, 1], winners: [0] };
const record: Written = {
  game: 'academy',
  seats: ['Ann', 'Bert', 'bot:page'],
  seed: 'aa'.repeat(32),
  numbers: [secret, mine, theirs, null],
  result,
};
const info = { id: 't', commitment: commitmentOf(secret), numbers: seals, anew: null, result } as unknown as Info;
const bare: Proof = { ...proof, drawn: 'unproven', commitment: null, seals: [] };

function device(more: object = {}): OwnNumbers {
  const numbers = new OwnNumbers(new MemoryShelf());
  const seen = { commitment: commitmentOf(secret), numbers: seals, anew: 0 };
  numbers.keep({ number: mine, seal: commitmentOf(mine), table: 't', seen, confirmed: true, ...more });
  return numbers;
}
const stranger = new OwnNumbers(new MemoryShelf());

it('nobody chose the cards if several numbers made them, and mine was among them', () => {
  const judged = judge(proof, record, info, device());
  expect(judged).toMatchObject({ verdict: 'fair', people: 2, own: { number: mine } });
  expect(Object.values(judged.found)).toEqual(['right', 'right', 'right', 'right', 'right']);
});
it('whoever was not there sees less, and the same of the cards', () => {
  const judged = judge(proof, record, null, stranger);
  expect(judged).toMatchObject({ verdict: 'fair', own: undefined });
  expect(judged.found).toMatchObject({ sealed: 'unknown', fits: 'unknown', shuffles: 'right' });
});
it('who sat there and added none is told so', () => {
  const at = (you: number | null) => judge(proof, record, { ...info, you } as Info, stranger).without;
  expect([at(0), at(2), at(null)]).toEqual([false, true, false]);
});
it('one number alone is said to be one', () => {
  const { numbers: _, ...alone } = record;
  expect(judge({ ...proof, seals: [] }, alone, { ...info, numbers: [null, null, null] }, stranger).verdict).toBe(
    'alone',
  );
});
it('a game of this device had nobody else to add one', () => {
  const { numbers: _, ...alone } = record;
  expect(judge({ ...proof, seals: [] }, alone, null, stranger, true).verdict).toBe('device');
});
it('a record without a seed proves nothing', () => {
  const { numbers: _, seed: __, ...without } = record;
  expect(judge(bare, without, null, stranger).verdict).toBe('unsealed');
  expect(judge(bare, without, info, stranger).found.fits).toBe('wrong');
});
it('a record of a table that leaves something out is found', () => {
  const { result: _, ...cut } = record;
  expect(judge(proof, cut, null, stranger).found.result).toBe('unknown');
  expect(judge(proof, cut, info, stranger).found.result).toBe('wrong');
  expect(judge(proof, { ...record, position: {} }, info, stranger).found.fits).toBe('wrong');
});
it('a record need not say who sat there', () => {
  expect(judge(proof, written('{"game":"academy"}'), null, stranger).verdict).toBe('fair');
});
it.each([
  ['cards that the numbers do not give', { ...proof, bent: 'log entry 0' }, info, device(), 'shuffles'],
  ['cards that are drawn in another way', { ...proof, drawn: 'simulated' }, info, stranger, 'shuffles'],
  ['another seal than the table shows', proof, { ...info, commitment: 'b'.repeat(64) }, stranger, 'fits'],
  [
    "another's number than this device saw sealed",
    { ...proof, seals: [commitmentOf(mine), commitmentOf(secret), null] },
    null,
    device(),
    'sealed',
  ],
  ['a server that was found out during the game', proof, info, device({ doubt: 'changed' }), 'sealed'],
  ['a choice that was not allowed', { ...proof, wrong: 'log entry 3: not legal' }, info, device(), 'choices'],
  ['another result', { ...proof, wrong: 'result: expected 3' }, info, device(), 'result'],
] as const)('%s is found', (_, bent, table, own, check) => {
  const judged = judge(bent as Proof, record, table as Info | null, own);
  expect(judged.verdict).toBe('wrong');
  expect(judged.found[check]).toBe('wrong');
});
it('a number that was opened before the table began anew is not missed', () => {
  const without = { ...record, numbers: [secret, null, theirs, null] };
  const numbers = [null, seals[1]!, null];
  const anew = { ...info, numbers, anew: { times: 1, names: ['Bert'] } };
  expect(judge({ ...proof, seals: numbers }, without, anew, device()).verdict).toBe('fair');
});
it('a game without my number is found, though I had opened it', () => {
  const without = { ...record, numbers: [secret, null, theirs, null] };
  expect(judge({ ...proof, seals: [null, seals[1]!, null] }, without, info, device()).verdict).toBe('wrong');
});
