import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import enAccount from '../i18n/en/account.ftl';
import en from '../i18n/en/problems.ftl';
import frAccount from '../i18n/fr/account.ftl';
import fr from '../i18n/fr/problems.ftl';
import { load, problems } from '../i18n/i18n';
import ruAccount from '../i18n/ru/account.ftl';
import ru from '../i18n/ru/problems.ftl';
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

it.each([
  ['en', en, enAccount],
  ['fr', fr, frAccount],
  ['ru', ru, ruAccount],
] as const)('has words for every code and reason that a person can meet: %s', (_, { codes }, account) => {
  const protocol = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const table = /\| code \| HTTP \|[^]*?\n\n/.exec(protocol)![0];
  const all = [...table.matchAll(/^\| `([\w-]+)`(.*)/gm)].flatMap(([, code, row]) => {
    const reasons = /`reason`:(.*)/.exec(row!)?.[1] ?? '';
    return [code!, ...[...reasons.matchAll(/`([a-z-]+)`/g)].map((found) => `${code}.${found[1]}`)];
  });
  expect(all.length).toBeGreaterThan(50);
  // Codes that only programs with wrong use of the protocol receive.
  const programs = ['bad-request', 'bad-json', 'bad-method'];
  expect(all.filter((one) => !programs.includes(one) && !codes[one] && !account.wrong[one])).toEqual([]);
});
