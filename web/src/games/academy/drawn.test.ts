// What is drawn while a move is told, in all the places one looks at: the lane, whoever moves, the card, the log.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { load } from '../../i18n/i18n';
import { startLocal } from '../../source/local';
import type { TableState } from '../../protocol/protocol';
import type { Source } from '../../source/source';
import { Player, seed, sequence, world } from '../../source/test_player';
import LogPanel from '../../table/LogPanel.svelte';
import { Play } from '../../table/play.svelte';
import type { GameUi } from '../ui';
import { Asking } from './asking.svelte';
import { beats, type Focus } from './beats';
import Board from './Board.svelte';
import HandZone from './HandZone.svelte';
import { logLine } from './log';
import { suitOf, valueOf } from './names';
import Players from './Players.svelte';
import { question } from './question';
import type { AcademyView } from './view';

const ui = { log: logLine, question } as unknown as GameUi;

/** A table in the moment of a card, or null where none is played from the one state to the other. */
function telling(before: TableState, after: TableState): Play | null {
  const events = after.events.slice(before.events.length);
  const all = beats(before.view as AcademyView, after.view as AcademyView, events);
  const beat = all.find((one) => (one.focus as Focus).kind === 'play');
  if (!beat) return null;
  const play = new Play({ offers: { play: true } } as unknown as Source, ui);
  play.state = before;
  play.events = after.events.slice(0, before.events.length + beat.told!);
  play.beat = beat;
  return play;
}

function drawn(part: unknown, play: Play): string {
  const props = { play, asking: new Asking(play), view: play.view };
  return render(part as Component<typeof props>, { props }).body.replaceAll(/<!--.*?-->/g, '');
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((one) => one[1]!);

it('lights the lane and the row of a move, shows its card and way, and marks its line in the log', async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load('academy', 'common', 'table', 'telling');
  const here = world();
  const id = startLocal({ game: 'academy', options: {}, seats: ['squire', 'me', 'squire'] }, here, seed);
  const player = new Player(id, here);
  await player.finish(sequence(3));
  const moves = player.states.slice(1).flatMap((after, n) => telling(player.states[n]!, after) ?? []);
  expect(moves.length).toBeGreaterThan(40);
  for (const play of moves.slice(0, 12)) {
    const { actor, events, tracks } = play.beat!.focus as Focus;
    const [{ card }, moved] = events as [(typeof events)[0], (typeof events)[0]];
    const lanes = drawn(Board, play);
    expect(found(lanes, /class="lane [^"]*\blit\b[^"]*" data-track="(\w+)"/g)).toEqual(tracks);
    const rows = drawn(Players, play);
    expect(found(rows, /<li data-squire="(\d)" class="[^"]*\bturn\b/g)).toEqual([String(actor)]);
    const [, stage] = drawn(HandZone, play).split('class="stage ');
    expect(found(stage!, /class="card c-(\w+) /g)[0]).toBe(suitOf(card!));
    expect(found(stage!, /data-text="(\d)"/g)[0]).toBe(valueOf(card!));
    expect(stage).toContain(`${moved.from} → ${moved.to}`);
    expect(found(drawn(LogPanel, play), /class="line [^"]*\bnow\b[^]*?<span>([^<]+)<\/span><\/li>/g)).toEqual([
      question(play).title,
    ]);
  }
});
