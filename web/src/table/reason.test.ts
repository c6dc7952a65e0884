import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { load, problems } from '../i18n/i18n';
import { reasonOf } from './reason';

beforeAll(() => load(problems));

const because = (code: string, reason?: string): string =>
  reasonOf({ code, message: 'English', ...(reason ? { reason } : {}) });

it('is said by code and reason, else by code, and never by the message', () => {
  const { codes, other } = problems();
  expect(because('no-undo', 'drawn')).toBe(codes['no-undo.drawn']);
  expect(because('no-undo', 'a new reason')).toBe(codes['no-undo']);
  expect(because('late')).toBe(codes['late']);
  expect(because('a-new-code')).toBe(other('a-new-code'));
});

it('has words for every code that the protocol has for what a page does', () => {
  const protocol = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const table = /\| code \| HTTP \|[^]*?\n\n/.exec(protocol)![0];
  const codes = [...table.matchAll(/^\| `([\w-]+)`/gm)].map((found) => found[1]!);
  // What only a program that speaks the protocol wrongly is told.
  const programs = ['bad-request', 'bad-json', 'bad-method', 'wrong-origin', 'internal'];
  const account = ['bad-passphrase', 'bad-passkey']; // said where one logs in, which has words of its own
  expect(codes.length).toBeGreaterThan(15);
  expect(codes.filter((code) => ![...programs, ...account].includes(code) && !problems().codes[code])).toEqual([]);
});
