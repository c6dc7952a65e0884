// Every variation and advanced rule of the engine has a place here, with words for its questions, answers and events.

import { beforeAll, describe, expect, it } from 'vitest';
import { common, load, table } from '../../../i18n/i18n';
import type { Options } from '../../../protocol/protocol';
import { startLocal } from '../../../source/local';
import type { Source } from '../../../source/source';
import { Player, seed, sequence, world } from '../../../source/test_player';
import { Play, type GameUi } from '../../../table/play.svelte';
import { games } from '../../descriptions.json';
import { choiceWords } from '../choice';
import lessons from '../lessons';
import { logLine } from '../log';
import { question } from '../question';
import setup from '../setup';
import { academy, rulesTexts } from '../texts';
import type { AcademyEvent, AcademyView } from '../view';
import { eventPart, variations } from '.';

const described = games.find(({ name }) => name === 'academy')!.options as { name: string; values?: string[] }[];
const valuesOf = (option: string): string[] => described.find(({ name }) => name === option)!.values!;
const kinds = ['advanced', 'variations'] as const;
const rules = kinds.flatMap((kind) => valuesOf(kind).map((name) => ({ kind, name })));
const everything = Object.fromEntries(kinds.map((kind) => [kind, valuesOf(kind)]));

beforeAll(() => load(academy, common, table, rulesTexts));

it('the list has the rules that the engine describes, and no other', () => {
  expect(variations.map(({ name }) => name).sort()).toEqual(rules.map(({ name }) => name).sort());
});

describe.each(rules)('$name', ({ kind, name }) => {
  const rule = variations.find((one) => one.name === name)!;
  const lesson = lessons.all.find(({ id }) => id === name);

  it('is in the rules in short and beside its tracks', () => {
    const tracks = Object.values(rule.tracks ?? {});
    expect(tracks.length > 0 || rule.line !== undefined || rule.reset !== undefined).toBe(true);
    expect(tracks.filter(({ pay, help }) => !pay || !help)).toEqual([]);
  });
  it('has a lesson and a chapter with an icon, and a picture in the setup', () => {
    expect(lesson?.kind).toBe(kind);
    const chapters = rulesTexts().parts.flatMap((part) => part.chapters);
    const chapter = chapters.find(({ id }) => id === lesson!.chapter);
    expect(chapter).toBeDefined();
    expect([chapter!.icon !== undefined, setup.pictures![name] !== undefined]).toEqual(
      kind === 'variations' ? [true, true] : [false, false],
    );
  });
});

describe('a game with everything', () => {
  const tables: [string, string[], Options][] = [
    ['four', ['squire', 'me', 'squire', 'squire'], {}],
    ['Karadoc', ['squire', 'me'], { two: 'karadoc' }],
    ['Lancelot', ['squire', 'me'], { two: 'lancelot' }],
  ];
  const seen = new Set<string>();

  it.each(tables)('has words for every question, answer and event: %s', async (_, seats, options) => {
    globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
    const here = world();
    const setup = { game: 'academy', options: { ...options, ...everything }, seats } as Parameters<
      typeof startLocal
    >[0];
    const player = new Player(startLocal(setup, here, seed), here);
    await player.finish(sequence(3));
    const play = new Play({ offers: { play: true } } as unknown as Source, {} as GameUi, {
      name: 'test',
      title: 'Test',
    });
    for (const state of player.states) {
      play.state = state;
      const { legal } = state.view as AcademyView;
      if (legal.length > 0) expect(question(play).title).not.toBe(academy().ask.other);
      for (const choice of legal) expect(choiceWords(choice, play)).not.toBe(choice.text);
    }
    for (const event of player.state.events as AcademyEvent[]) {
      expect(logLine({ ...event, text: 'in English' }, play)?.text, event.event).not.toBe('in English');
      seen.add(event.event).add(`${event.event} ${event.why}`);
    }
  });

  it('has every event and every reason of a move', () => {
    const known = variations.flatMap(({ events = {}, whys = {} }) => [
      ...Object.keys(events),
      ...Object.keys(whys).map((why) => `moved ${why}`),
    ]);
    expect(known.filter((one) => !seen.has(one))).toEqual([]);
    expect(eventPart('moved')).toBeUndefined();
  });
});
