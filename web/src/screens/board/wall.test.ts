// The contents of the shared board, and of the players' own screens beside it.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { screen } from '../../browser/layout.svelte';
import { findGame } from '../../games';
import type { TableState } from '../../protocol/protocol';
import { common, load, problems, table, telling } from '../../i18n/i18n';
import { hotseat } from '../../i18n/later';
import { startLocal } from '../../source/local';
import type { Source } from '../../source/source';
import { Player, seed, sequence, world } from '../../source/test_player';
import { lastMove, lastMoves } from '../../table/last_move';
import { Play } from '../../table/play.svelte';
import { uiOf } from '../table/ui_of';
import Joining from './Joining.svelte';
import Wall from './Wall.svelte';

vi.hoisted(() => {
  const location = { pathname: '/', search: '', hash: '', origin: 'http://here', host: 'here' };
  Object.assign(globalThis, { location });
});
globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
beforeAll(() => load(common, hotseat, problems, table, telling));
afterEach(() => Object.assign(screen, { layout: 'wide', hand: false }));

/** A game after seven choices, as seen by a player or by a spectator; clocks run. */
async function looking(name: string, you: number | null, bots = 2): Promise<Play> {
  const here = world();
  const setup = { game: name, options: {}, seats: ['me' as const, ...Array<'page'>(bots).fill('page')], name: 'Ann' };
  const id = startLocal(setup, here, seed);
  const player = new Player(id, here);
  const below = sequence(7);
  for (let n = 0; n < 7; n++) {
    const { decision, view } = await player.myTurn();
    await player.source.choose(decision, view!.legal[below(view!.legal.length)]!.text);
  }
  await player.myTurn();
  player.source.close();
  const seen = new Player(id, you === null ? { ...here, holder: null } : here);
  const state = await seen.until(() => true);
  seen.source.close();
  const game = await findGame(name);
  const source = { offers: { play: you !== null, undo: true }, people: {} } as unknown as Source;
  const play = new Play(source, await uiOf(game), game);
  const due = state.info.seats.map((_, seat) => Date.now() + 100_000 * (seat + 1));
  play.state = { ...state, due, info: { ...state.info, clock: 600 } } satisfies TableState;
  play.events = state.events;
  return play;
}

function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): string {
  return render(part, { props }).body.replaceAll(/<!--.*?-->/g, '');
}
const clocks = (body: string): number => [...body.matchAll(/role="timer"/g)].length;

describe.each(['academy', 'medievallons'])('%s', (name) => {
  it('on a wall: whose turn, what was done last, everybody with their clock, the code, and nothing to choose', async () => {
    const play = await looking(name, null);
    const body = drawn(Wall, { play, parts: await play.ui.wall!(), id: 't1' });
    const said = body.split('class="leaf say').at(-1);
    expect(said).toContain(play.ui.question(play).title);
    expect(said).toContain(lastMove(play)!.text);
    expect(body).toContain('QR code of the table');
    for (const seat of [0, 1, 2]) expect(body).toContain(play.plainName(seat));
    expect(clocks(body)).toBe(4);
    expect(body).not.toMatch(/data-choice|class="pick|button primary/);
    play.state!.info.seats[0] = { kind: 'person', name: 'Ann', user: 'a', here: false, bot: false };
    expect(drawn(Wall, { play, parts: await play.ui.wall!(), id: 't1' })).toContain('phone asleep');
  });

  it('clocks stand at all seats, on a laptop and on a phone', async () => {
    const play = await looking(name, 0);
    for (const layout of ['wide', 'phone'] as const) {
      screen.layout = layout;
      expect(clocks(drawn(play.ui.Table, { play }))).toBe(4);
    }
  });

  it('beside a wall a phone shows one’s cards and what is asked, not the board', async () => {
    const play = await looking(name, 0);
    screen.layout = 'phone';
    const board = /data-track=|class="rivals/;
    const whole = drawn(play.ui.Table, { play });
    expect(whole).toMatch(board);
    screen.hand = true;
    const hand = drawn(play.ui.Table, { play });
    expect(hand).not.toMatch(board);
    for (const part of [/<h2[^>]*>[^<]+/, /<ul class="cards/])
      expect(hand.match(part)?.[0]).toBe(whole.match(part)?.[0]);
  });
});

it('five in two columns leave a place: there is what was done before the last move', async () => {
  const play = await looking('medievallons', null, 4);
  const moves = lastMoves(play, 6).map(({ text }) => text);
  expect(moves.length).toBe(6);
  expect(moves.at(-1)).toBe(lastMove(play)!.text);
  const body = drawn(Wall, { play, parts: await play.ui.wall!(), id: 't1' });
  const told = [
    ...body
      .split('before')
      .at(-1)!
      .matchAll(/<span[^>]*>([^<]+)<\/span><\/p>/g),
  ].map((one) => one[1]);
  expect(told).toEqual(moves.slice(0, -1));
  const three = await looking('medievallons', null);
  expect(drawn(Wall, { play: three, parts: await three.ui.wall!(), id: 't1' })).not.toContain('leaf before');
});

it('while seats are free the board says how to take them, and who has', async () => {
  const play = await looking('academy', null);
  const person = { kind: 'person', name: 'Ann', user: 'a', here: true, bot: false } as const;
  const seats = [person, { kind: 'open' } as const, { kind: 'open' } as const];
  play.state = { ...play.state!, view: null, info: { ...play.state!.info, seats, host: 0, phase: 'open' } };
  const body = drawn(Joining, { play, id: 't1' });
  for (const words of ['QR code of the table', 'Ann', 'free seat', '2 seats are free.', 'here/table/t1?board'])
    expect(body).toContain(words);
});
