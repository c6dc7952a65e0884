// Checks that the page and `roundtable replay --verify` agree on every manipulated record, and that no change of cards
// or of the result passes.

import { spawnSync } from 'node:child_process';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { testStudyEngine } from '../src/engine/node_engine';
import type { Info, Options } from '../src/protocol/protocol';
import { judge, written, type Proof, type Verdict } from '../src/screens/check/judging';
import { startLocal } from '../src/source/local';
import { OwnNumbers, commitmentOf } from '../src/source/numbers';
import { MemoryShelf } from '../src/source/saved';
import { Player, sequence, world } from '../src/source/test_player';
import { program } from './server';

type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
/** The changed place, and the text of the changed record. */
type Bent = [where: string, text: string];

const secret = '11'.repeat(32);
const numbers = ['22'.repeat(32), null];
const info = {
  id: 't',
  commitment: commitmentOf(secret),
  numbers: [commitmentOf(numbers[0]!), null],
  anew: null,
} as Info;

/** A game whose cards come from the nonces of the server and of one of two people, as in docs/protocol.md. */
async function played(game: string, options: Options): Promise<string> {
  const parts = numbers.map((one) => (one ? concatBytes(new Uint8Array([1]), hexToBytes(one)) : new Uint8Array([0])));
  const head = concatBytes(utf8ToBytes('roundtable/fair/1'), hexToBytes(secret), new Uint8Array([numbers.length]));
  const here = world();
  const setup = { game, options, seats: ['me' as const, 'page' as const], name: 'Ann' };
  const player = new Player(startLocal(setup, here, bytesToHex(sha256(concatBytes(head, ...parts)))), here);
  await player.finish(sequence(4));
  return JSON.stringify({ ...JSON.parse(await player.source.record()), numbers: [secret, ...numbers] });
}

function bentTexts(text: string): string[] {
  const other = (letter: string): string => (letter === '0' ? '1' : letter === 'K' ? 'A' : letter === 'a' ? 'b' : '0');
  const at = [0, text.length >> 1, text.length - 1];
  return ['', `${text} `, text.slice(1), ...at.map((i) => text.slice(0, i) + other(text[i] ?? '') + text.slice(i + 1))];
}

/** Changes each value in turn: replaced, removed, doubled, swapped with its neighbour. */
function* bent(value: Value, where: string): Generator<[string, Value | undefined]> {
  if (typeof value === 'string') for (const text of bentTexts(value)) yield [where, text];
  if (typeof value === 'number') yield* [-1, 0.5, 1].map((by): [string, Value] => [where, value + by]);
  if (value === null) yield [where, '33'.repeat(32)];
  if (value !== null) yield [where, null];
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) {
      const put = (...instead: Value[]): Value[] => value.toSpliced(i, instead.length > 1 ? 2 : 1, ...instead);
      for (const [at, other] of bent(one, `${where}[${i}]`)) yield [at, put(other!)];
      yield [`${where}[${i}]`, value.toSpliced(i, 1)];
      yield [`${where}[${i}]`, value.toSpliced(i, 0, one)];
      if (i + 1 < value.length) yield [`${where}[${i}]`, put(value[i + 1]!, one)];
    }
  } else if (typeof value === 'object' && value !== null) {
    yield [`${where}.more`, { ...value, more: 1 }];
    for (const [name, one] of Object.entries(value)) {
      for (const [at, other] of bent(one, where ? `${where}.${name}` : name)) yield [at, { ...value, [name]: other! }];
      yield [`${where}.${name}`, Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))];
    }
  }
}

function bentRecords(record: string): Bent[] {
  const values = [...bent(JSON.parse(record) as Value, '')].map(([where, value]): Bent => [
    where,
    JSON.stringify(value),
  ]);
  const bytes = [...record].flatMap((letter, at): Bent[] =>
    at % 5 === 0
      ? [['byte', record.slice(0, at) + String.fromCharCode(letter.charCodeAt(0) ^ 1) + record.slice(at + 1)]]
      : [],
  );
  return [...values, ...bytes, ['byte', record.slice(0, -1)]].filter(([, text]) => text !== record) as Bent[];
}

/** The lines that the program rejects. */
function wrongLines(lines: string[]): Set<number> {
  const around = { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 1e8 } as const;
  const { stderr } = spawnSync(program, ['replay', '-', '--verify'], around);
  return new Set([...stderr.matchAll(/^.*?- line (\d+): /gm)].map(([, line]) => Number(line) - 1));
}

async function verdictOf(text: string, table: Info | null): Promise<Verdict | 'unread'> {
  try {
    const proof = await engine.ask<Proof>({ do: 'prove', record: text });
    return judge(proof, written(text), table, stranger).verdict;
  } catch {
    return 'unread';
  }
}

/** The part of a record that must not change: all but names and equivalent choices. */
function bound(text: string): object {
  const record = JSON.parse(text) as { log: string[] };
  return { ...record, seats: null, log: record.log.map((entry) => (entry.startsWith('*') ? entry : entry[0])) };
}

const engine = testStudyEngine();
const stranger = new OwnNumbers(new MemoryShelf());

it.each([
  ['academy', { two: 'karadoc', variations: ['codex'] }],
  ['medievallons', { maxTurns: 12 }],
])('%s', async (game, options) => {
  const record = await played(game, options);
  const table = { ...info, result: (JSON.parse(record) as Info).result };
  expect(await verdictOf(record, table)).toBe('fair');
  const all = bentRecords(record);
  expect(all.length).toBeGreaterThan(500);
  const wrong = wrongLines([record, ...all.map(([, text]) => text)]);
  expect(wrong.has(0)).toBe(false);
  const unlike: string[] = [];
  for (const [i, [where, text]] of all.entries()) {
    const verdict = await verdictOf(text, null);
    if (wrong.has(i + 1) !== (verdict === 'wrong' || verdict === 'unread')) unlike.push(`${where}: ${verdict}`);
    // Compared with its table, only equivalent changes pass.
    if ((await verdictOf(text, table)) === 'fair') expect(bound(text), where).toEqual(bound(record));
  }
  expect(unlike).toEqual([]);
});
