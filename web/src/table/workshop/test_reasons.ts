// For tests: checks that all reasons of the engine have texts in every language.

import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { testStudyEngine } from '../../engine/node_engine';
import { languages, load, speak } from '../../i18n/i18n';
import { Positions } from '../../source/positions';
import type { Fault, Refusal, Seen } from '../bench';
import { commonFault } from './common_fault';
import { workshop } from './texts';

export type At = [players: number, options: object, position: object, log?: string[]];

export async function look(game: string, [players, options, position, log = []]: At): Promise<Seen> {
  const record = { format: 'roundtable/2', game, players, options, position, log };
  return new Positions(testStudyEngine()).look(JSON.stringify(record));
}

/** The reasons that docs/position.md lists for a game after this text. */
function documented(title: string, before: RegExp): string[] {
  const text = readFileSync(new URL('../../../../docs/position.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split(`## ${title}\n`);
  const [, list = ''] = new RegExp(`${before.source}([^]*?)\\.\\n`).exec(section) ?? [];
  return [...list.matchAll(/`([\w-]+)`/g)].map(([, reason]) => reason!);
}

/** Checks that the words differ in all languages. */
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

const english = ({ field, message }: Fault): string => `${field}: ${message}`;

export interface Told {
  game: string;
  title: string;
  /** A position for each reason; `must play` is a second one for `must`. */
  faults: Record<string, At>;
  refused: Record<string, At>;
  /** A position with as many malformed fields as possible. */
  unreadable: At;
  faultWords: (fault: Fault, seen: Seen) => string | null;
  refusedWords: (refused: Refusal[], seen: Seen) => string;
  ruling: (rule: string) => { title: string; text: string } | undefined;
  chapterOf: (refused: Refusal) => { title: string } | undefined;
}

export function testsOfWords({ game, title, faults, refused, unreadable, ...words }: Told): void {
  const reasonOf = (name: string): string => name.split(' ')[0]!;
  const textOf = (fault: Fault, seen: Seen): string => words.faultWords(fault, seen) ?? commonFault(fault);

  describe('what cannot be', () => {
    it('has an example for every reason that the documents list', () => {
      const listed = documented(title, /easons? (?:of faults|in one word)[^:]*:/);
      expect(Object.keys(faults).sort()).toEqual(listed.sort());
    });

    it.each(Object.entries(faults))('%s is told in every language', async (reason, at) => {
      const seen = await look(game, at);
      const fault = seen.faults.find((one) => one.reason === reason)!;
      expect(fault, JSON.stringify(seen.faults)).toBeDefined();
      await inEveryLanguage(() => textOf(fault, seen));
      expect(textOf(fault, seen)).not.toBe(english(fault));
      if (fault.rule) expect(words.ruling(fault.rule)?.text).toBeTruthy();
    });

    it('is told of fields that nobody can read', async () => {
      const seen = await look(game, unreadable);
      expect(seen.faults.length).toBeGreaterThan(8);
      for (const fault of seen.faults.filter(({ reason }) => reason === 'type'))
        expect(textOf(fault, seen)).not.toBe(english(fault));
    });
  });

  describe('what cannot be chosen', () => {
    it('has an example for every reason that the documents list', () => {
      const examples = new Set(Object.keys(refused).map(reasonOf));
      expect([...examples].sort()).toEqual(documented(title, /Choices are refused as/).sort());
    });

    it.each(Object.entries(refused))('%s is told in every language, with its rule', async (name, at) => {
      const seen = await look(game, at);
      const found = seen.asked.flatMap((one) => one.refused.filter(({ reason }) => reason === reasonOf(name)));
      expect(found.length, JSON.stringify([seen.faults, seen.asked])).toBeGreaterThan(0);
      await inEveryLanguage(() => words.refusedWords(found, seen));
      expect((words.ruling(found[0]!.rule) ?? words.chapterOf(found[0]!))?.title).toBeTruthy();
    });
  });
}
