// What stands around every table, as drawn for those who play and for those who watch.

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/ui';
import { load } from '../i18n/i18n';
import type { Info, TableState, View } from '../protocol/protocol';
import type { Source } from '../source/source';
import { Play } from './play.svelte';

const none = createRawSnippet(() => ({ render: () => '<i></i>' }));
const meeting = { rematch: null, rematchBy: null };
const person = (name: string) => ({ kind: 'person', name, user: name, here: true, bot: false }) as const;

beforeAll(() => load('common', 'table', 'problems', 'telling'));

/** A table on a server in a large window, seen from a seat or from beside. */
async function drawn(you: number | null, news: Partial<Info> = {}): Promise<string> {
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  const { default: TableFrame } = await import('./TableFrame.svelte');
  const source = { offers: { play: true, undo: true, hint: false, chat: true, steps: false }, people: {} };
  const play = new Play(source as unknown as Source, { game: 'academy', log: () => null } as unknown as GameUi);
  const info = {
    you,
    seats: [person('Ann'), person('Bert')],
    chat: true,
    clock: null,
    votes: [[], []],
    ...meeting,
    ...news,
  };
  const asked = { seats: [1], over: false, chance: false };
  const view = { seat: you, legal: [], asked } as unknown as View;
  play.state = {
    info,
    view,
    events: [],
    chat: [],
    due: [],
    undo: null,
    chosen: null,
    decision: 1,
  } as unknown as TableState;
  const parts = { middle: none, board: none, hand: none, rail: none, strip: none, players: none, help: none };
  return render(TableFrame, { props: { play, ...parts } }).body.replaceAll(/<!--.*?-->/g, '');
}

it('spectators are told that they watch, and have nothing to take back', async () => {
  const watched = await drawn(null);
  expect(watched).toContain('You are watching');
  expect(watched).not.toContain('aria-label="Undo"');
  const played = await drawn(0);
  expect(played).not.toContain('You are watching');
  expect(played).toContain('aria-label="Undo"');
});

it('the chat stands beside the board where there is room, in the place of the log', async () => {
  const [, rail] = (await drawn(0)).split('<aside');
  expect(rail!.split('</aside>')[0]).toMatch(/<button aria-pressed="false"[^]*?Chat/);
});

it('another game is asked for in a banner, of all but who asked', async () => {
  const asked = { rematch: 'next', rematchBy: 0 };
  const banner = /data-testid="rematch"[^]*Ann[^]*I’m in[^]*Not this time/;
  expect(await drawn(1, asked)).toMatch(banner);
  for (const you of [0, null]) expect(await drawn(you, asked)).not.toContain('data-testid="rematch"');
  expect(await drawn(1)).not.toContain('data-testid="rematch"');
});
