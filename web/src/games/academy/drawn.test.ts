// Tests the drawing of a move in all its places: the lane, the player, the card, the log.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling as words } from '../../i18n/i18n';
import { startLocal } from '../../source/local';
import type { TableState } from '../../protocol/protocol';
import type { Source } from '../../source/source';
import { Player, seed, sequence, world } from '../../source/test_player';
import LogPanel from '../../table/LogPanel.svelte';
import { Play } from '../../table/play.svelte';
import type { GameUi } from '../../table/play.svelte';
import { Asking } from './asking.svelte';
import { beats, type Focus } from './beats';
import Board from './Board.svelte';
import Flights from './Flights.svelte';
import HandZone from './HandZone.svelte';
import { logLine } from './log';
import { suitOf, valueOf } from './names';
import Players from './Players.svelte';
import { question } from './question';
import Strip from './Strip.svelte';
import { academy } from './texts';
import type { AcademyView } from './view';
import Side from './wall/Side.svelte';

const ui = { log: logLine, question } as unknown as GameUi;

/** A table in each beat between two states. */
function telling(before: TableState, after: TableState): Play[] {
  const events = after.events.slice(before.events.length);
  return beats(before.view as AcademyView, after.view as AcademyView, events).map((beat) => {
    const play = new Play({ offers: { play: true } } as unknown as Source, ui, { name: 'test', title: 'Test' });
    play.state = before;
    play.events = after.events.slice(0, before.events.length + beat.told!);
    play.beat = beat;
    return play;
  });
}
const focusOf = (play: Play): Focus => play.beat!.focus as Focus;

function drawn(part: unknown, play: Play): string {
  const props = { play, asking: new Asking(play), view: play.view };
  return render(part as Component<typeof props>, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1]!);

const lit = (play: Play): string[] => found(drawn(Players, play), /<li data-squire="(\d)" class="[^"]*\bturn\b/g);

let moments: Play[];
let states: TableState[];
beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy, common, table, words);
  const here = world();
  const id = startLocal({ game: 'academy', options: {}, seats: ['squire', 'me', 'squire'] }, here, seed);
  const player = new Player(id, here);
  await player.finish(sequence(3));
  states = player.states;
  moments = player.states.slice(1).flatMap((after, n) => telling(player.states[n]!, after));
});

it('lights the lane and the row of a move, shows its card and way, and marks its line in the log', () => {
  const moves = moments.filter((play) => focusOf(play).kind === 'play');
  expect(moves.length).toBeGreaterThan(40);
  for (const play of moves.slice(0, 12)) {
    const { actor, events, tracks } = focusOf(play);
    const [{ card }, moved] = events as [(typeof events)[0], (typeof events)[0]];
    const lanes = drawn(Board, play);
    expect(found(lanes, /class="lane [^"]*\blit\b[^"]*" data-track="(\w+)"/g)).toEqual(tracks);
    expect(lit(play)).toEqual([String(actor)]);
    const [, stage] = drawn(HandZone, play).split('class="stage ');
    expect(found(stage!, /class="card c-(\w+) /g)[0]).toBe(suitOf(card!));
    expect(found(stage!, /data-text="(\d)"/g)[0]).toBe(valueOf(card!));
    expect(stage).toContain(`${moved.from} → ${moved.to}`);
    expect(found(drawn(LogPanel, play), /class="line [^"]*\bnow\b[^]*?<span>([^<]+)<\/span><\/li>/g)).toEqual([
      question(play).title,
    ]);
  }
});

it('sends a card to the row of whoever played it, and coats to those who earn them', () => {
  const flying = (play: Play): string[] => found(drawn(Flights, play), /class="(tiny|shield) /g);
  for (const play of moments) {
    const { kind, events } = focusOf(play);
    const all = kind === 'play' ? ['tiny'] : kind === 'coats' ? events.map(() => 'shield') : [];
    expect(flying(play)).toEqual(all);
  }
});

it('says what begins again after the third round, and what goes on', () => {
  const resets = moments.filter((play) => focusOf(play).kind === 'reset');
  expect(resets.map((play) => question(play).detail)).toEqual([
    'After round III these tracks start again from 0. Quests and Charity go on.',
  ]);
});

it('shows on every screen, that of a room too, who begins', () => {
  const beginners = new Set(
    moments.map((play) => {
      const view = play.view as AcademyView;
      for (const part of [Players, Strip, Side]) {
        const rows = drawn(part, play).split('<li').slice(1);
        const marked = rows.filter((row) => row.includes('First player'));
        expect(marked).toHaveLength(1);
        expect(marked[0]).toContain(play.name(view.first));
      }
      return view.first;
    }),
  );
  expect(beginners.size).toBeGreaterThan(1);
});

it('shows nobody as first player before one is drawn', () => {
  const play = new Play({ offers: { play: true } } as unknown as Source, ui, { name: 'test', title: 'Test' });
  const [state] = states;
  play.state = { ...state!, view: { ...(state!.view as AcademyView), phase: 'first' } as AcademyView };
  for (const part of [Players, Strip, Side]) expect(drawn(part, play)).not.toContain('First player');
});

it('leaves the light on whoever must play while the viewer chooses ahead, and on nobody after a game given up', () => {
  const state = states.find(({ view }) => (view as AcademyView).phase === 'play' && !view!.asked.seats.includes(1))!;
  const play = new Play({ offers: { play: true } } as unknown as Source, ui, { name: 'test', title: 'Test' });
  play.state = state;
  const now = lit(play);
  expect(now).toEqual(state.view!.asked.seats.map(String));
  const asked = { ...(state.view as AcademyView).asked, seats: [1], squire: 1 };
  play.beginAhead({ ...state.view!, asked } as AcademyView);
  expect(lit(play)).toEqual(now);
  play.endAhead();
  play.state = { ...state, info: { ...state.info, endedBy: 0 } };
  expect(lit(play)).toEqual([]);
});
