// The sentences of a review, and the cards that it shows.

import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { testNet, testStudyEngine, testWorkerEngine } from '../../engine/node_engine';
import { gameNamed } from '../../games';
import { common, load, table } from '../../i18n/i18n';
import { ReplaySource } from '../../source/replay';
import { startLocal } from '../../source/local';
import { Player, seed, sequence, world } from '../../source/test_player';
import { Play } from '../../table/play.svelte';
import { uiOf } from '../table/ui_of';
import { analysis, review as texts } from '../../table/advice/texts';
import type { Moment } from '../../source/review';
import Judged from './Judged.svelte';
import { Study } from './study.svelte';

vi.hoisted(() => Object.assign(globalThis, { location: { pathname: '/', search: '', hash: '' } }));
beforeAll(() => load(common, table, texts, analysis));

const later = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

async function studied(): Promise<Study> {
  const here = world();
  const setup = { game: 'academy', options: {}, seats: ['page', 'me', 'page'] as ('page' | 'me')[] };
  const player = new Player(startLocal(setup, here, seed), here);
  await player.finish(sequence(4));
  const record = await player.source.record();
  const source = new ReplaySource(record, { engine: testWorkerEngine });
  const game = gameNamed('academy');
  const play = new Play(source, await uiOf(game), game);
  play.open();
  while (!play.state) await later();
  const study = new Study(record, 'academy', play, source, { engine: testStudyEngine, net: testNet });
  await study.begin('quick', 2);
  return study;
}

/** Waits until a text is loaded. */
async function said(words: () => string): Promise<string> {
  for (let tries = 0; words().endsWith('…') && tries < 1000; ++tries) await later();
  return words();
}

it('is about the person, tells their choices in words, and hides those of others until all is to be seen', async () => {
  const study = await studied();
  expect([study.problem, study.seat, study.working, study.depth]).toEqual([null, 1, null, 'quick']);
  const { moments } = study.review!;
  expect(study.chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);

  const own = moments.find((one) => one.seat === 1 && one.choices)!;
  study.go(own.entry);
  const title = await said(() => study.title(own));
  expect(title).toMatch(/^Keep .+ \d$/);
  expect(study.words(own, own.choices![own.chosen!]!.action)).toBe(title);
  expect(study.chapter(own)).toBe('Round I');

  const other = moments.find((one) => one.seat === 2 && one.choices)!;
  expect(study.open(other)).toBe(false);
  const secret = await said(() => study.title(other));
  expect(secret).not.toMatch(/\d/);
  study.look(true);
  expect(study.open(other)).toBe(true);
  expect(await said(() => study.title(other))).toMatch(/: Keep .+ \d$/);

  // What a bot draws at random is luck, also to those who do not draw.
  const judged = (one: Moment): string => {
    study.go(one.entry);
    return render(Judged, { props: { study, onplayon: () => {} } }).body.replaceAll(/<[^>]*>/g, ' ');
  };
  expect(judged(own)).not.toMatch(/luck/i);
  const drew =
    /at random\. So the sums count the mean .*, compared with the net’s favourite: Keep .+\. The rest is luck: .\d/;
  expect(judged(other)).toMatch(drew);
  const lucky = moments.filter(({ luck }) => Math.abs(luck.win[1]!) > 20_000);
  expect(judged(lucky.find(({ seat }) => seat === null)!)).toMatch(/Luck of the cards: .\d/);
  expect(judged(lucky.find(({ seat }) => seat === 2)!)).toMatch(/Luck: .\d+\.\d%, for Dorothea is a bot that draws/);
  study.look(false);
  expect(judged(other)).not.toContain('The rest is luck');

  study.go(own.entry);
  // The arrows select the seat's own choices, with Shift every moment.
  study.step(1, true);
  expect(study.at).toBe(own.entry + 1);
  study.step(1, false);
  expect(moments[study.at]).toMatchObject({ seat: 1 });
  study.sit(0);
  expect(study.seat).toBe(0);
});
