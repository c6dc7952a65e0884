// For tests: what a position says is told in every language, and no reason of the engine's is left in English.

import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { testWorkshopEngine } from '../../engine/node_engine';
import { languages, load, speak } from '../../i18n/i18n';
import { Positions } from '../../source/positions';
import type { Fault, Refusal, Seen } from '../bench';
import { commonFault } from './common_fault';
import { workshop } from './texts';

export type At = [players: number, options: object, position: object, log?: string[]];

export async function look(game: string, [players, options, position, log = []]: At): Promise<Seen> {
  const record = { format: 'roundtable/2', game, players, options, position, log };
  return new Positions(testWorkshopEngine()).look(JSON.stringify(record));
}

/** The reasons of faults that docs/position.md lists for a game. */
export function documented(title: string): string[] {
  const text = readFileSync(new URL('../../../../docs/position.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split(`## ${title}`);
  const [, list = ''] = /easons? (?:of faults|in one word)[^:]*:([^]*?)\.\n/.exec(section) ?? [];
  return [...list.matchAll(/`([\w-]+)`/g)].map(([, reason]) => reason!);
}

/** In all languages; every one says something of its own. */
export async function inEveryLanguage(words: () => string): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await load(workshop);
  const told: string[] = [];
  for (const language of languages) {
    await speak(language);
    told.push(words());
  }
  expect(told.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  expect(new Set(told).size, told.join('\n')).toBe(languages.length);
  await speak('en');
}

export const faultText = (fault: Fault, own: (fault: Fault) => string | null): string =>
  own(fault) ?? commonFault(fault);
export const english = ({ field, message }: Fault): string => `${field}: ${message}`;
export const refusedBy = (seen: Seen, reason: string): Refusal[] =>
  seen.asked.flatMap(({ refused }) => refused.filter((one) => one.reason === reason));
