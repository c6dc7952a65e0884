// Tests the plain table with all games, including those with their own drawing.

import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { common, load, table, telling } from '../../i18n/i18n';
import { plain } from '../../i18n/later';
import type { TableState } from '../../protocol/protocol';
import { startLocal } from '../../source/local';
import type { Source } from '../../source/source';
import { Player, seed, sequence, setups, world } from '../../source/test_player';
import { Play } from '../play.svelte';
import { words } from './value';

beforeAll(() => load(common, plain, table, telling));

/** A three-player game of each kind, played to its end. */
const games = setups().filter(([name]) => / 3$/.test(name));

it.each(games)(
  '%s can be played to its end: all choices are buttons, and all that is known is said',
  async (_, setup) => {
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: '' });
    const { default: ui } = await import('./ui');
    const here = world();
    const player = new Player(startLocal(setup, here, seed), here);
    const { states } = (await player.finish(sequence(5)), player);
    const drawn = (state: TableState): string => {
      const play = new Play(player.source as Source, ui, { name: setup.game, title: 'A game' });
      play.state = state;
      play.events = state.events;
      const part = state.info.phase === 'finished' ? ui.End : ui.Table;
      return render(part, { props: { play } }).body.replaceAll(/<!--.*?-->/g, '');
    };
    for (const state of states.filter((_, i) => i % 20 === 0)) {
      const body = drawn(state);
      if (state.info.phase === 'finished') continue;
      const choices = [...body.matchAll(/data-choice[^>]*>([^<]*)</g)].map(([, text]) => text);
      expect(choices).toEqual(state.view!.legal.map((choice) => choice.text));
      for (const name of Object.keys(state.view!).slice(6, 12))
        if (name !== 'legal') expect(body).toContain(words(name));
    }
    const end = states.at(-1)!;
    expect(end.info.phase).toBe('finished');
    for (const score of end.info.result!.scores) expect(drawn(end)).toContain(`<b>${score}</b>`);
    vi.unstubAllGlobals();
  },
);

it('names are read as words', () => {
  expect(['round', 'kingSquares', 'passLeft'].map(words)).toEqual(['round', 'king squares', 'pass left']);
});
