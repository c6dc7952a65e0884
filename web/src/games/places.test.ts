// Places for arrows: their names in a saved file stay within its limits, and each is there once.

import { expect, it, vi } from 'vitest';
import { testWorkerEngine } from '../engine/node_engine';
import { fileOf, gameIn } from '../source/notes';
import { ReplaySource } from '../source/replay';
import { startLocal } from '../source/local';
import { four, guilds, Player, seed, sequence, world } from '../source/test_player';
import { Play } from '../table/play.svelte';
import { uiOf } from '../screens/table/ui_of';
import { gameNamed } from './index';

vi.hoisted(() => Object.assign(globalThis, { location: { pathname: '/', search: '', hash: '' } }));

it.each([four, guilds])('$game', async (setup) => {
  const here = world();
  const player = new Player(startLocal(setup, here, seed), here);
  await player.finish(sequence(4));
  const record = await player.source.record();
  const source = new ReplaySource(record, { step: 30, engine: testWorkerEngine });
  const game = gameNamed(setup.game);
  const play = new Play(source, await uiOf(game), game);
  play.open();
  await expect.poll(() => play.state !== null).toBe(true);
  const places = (await play.ui.review!()).places(play);
  expect(places.length).toBeGreaterThan(4);
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  expect(new Set(places.map(({ find }) => find)).size).toBe(places.length);
  for (const { id, name } of places) {
    expect(name).not.toBe('');
    const notes = [{ entry: 0, text: '', arrows: [[id, places[0]!.id] as const] }];
    expect(gameIn(fileOf(record, notes)).fault).toBeNull();
  }
  play.close();
});
