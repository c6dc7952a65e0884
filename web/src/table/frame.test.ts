// Tests the common parts of a table, for players and for spectators.

import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { common, load, problems, setup, table, telling } from '../i18n/i18n';
import { waiting } from '../i18n/later';
import type { Info, SeatInfo, TableState, View } from '../protocol/protocol';
import type { ServerSource } from '../source/server';
import type { Source } from '../source/source';
import type { GameUi } from './play.svelte';
import { Play } from './play.svelte';

const game = { name: 'test', title: 'Test' };
const none = createRawSnippet(() => ({ render: () => '<i></i>' }));
const meeting = { rematch: null, rematchBy: null };
const person = (name: string) => ({ kind: 'person', name, user: name, here: true, bot: false }) as const;

beforeAll(() => load(common, table, problems, setup, telling, waiting));

const open = { kind: 'open' } as const;
const parts = { middle: none, board: none, hand: none, rail: none, strip: none, players: none, help: none };

/** A table on a server, seen from a seat or by a spectator. */
function tableOf(you: number | null, news: Partial<Info>): Play {
  const source = { offers: { play: true, undo: true, hint: true, chat: true, steps: false }, people: {} };
  const play = new Play(
    source as unknown as Source,
    { log: () => null, ownColours: () => true } as unknown as GameUi,
    game,
  );
  const seats = [person('Ann'), person('Bert')];
  const info = { you, seats, options: {}, chat: true, clock: null, votes: [[], []], ...meeting, ...news };
  const asked = { seats: [1], over: false, chance: false };
  const view = { seat: you, legal: [], asked } as unknown as View;
  const state = { info, view, events: [], chat: [], due: [], undo: null, chosen: null, decision: 1 };
  play.state = state as unknown as TableState;
  return play;
}
const shown = (body: string): string => body.replaceAll(/<!--.*?-->/g, '');

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', origin: '' });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** Rendered in a large window. */
async function drawn(you: number | null, news: Partial<Info> = {}): Promise<string> {
  const { default: TableFrame } = await import('./TableFrame.svelte');
  return shown(render(TableFrame, { props: { play: tableOf(you, news), ...parts } }).body);
}

it('spectators are told that they watch, and have nothing to take back', async () => {
  const watched = await drawn(null);
  expect(watched).toContain('You are watching');
  expect(watched).not.toContain('aria-label="Undo"');
  const played = await drawn(0);
  expect(played).not.toContain('You are watching');
  expect(played).toContain('aria-label="Undo"');
});

it('players and spectators see how many watch', async () => {
  const count = async (you: number | null, news: Partial<Info>): Promise<string | undefined> =>
    /class="watching[^>]*(>[^]*?<\/span>\s*<\/span>)/
      .exec(await drawn(you, news))?.[1]
      ?.replaceAll(/<[^>]*>|[>\s]+/g, ' ')
      .trim();
  expect(await count(0, {})).toBeUndefined();
  expect(await count(0, { spectators: 0 })).toBeUndefined();
  expect(await count(0, { spectators: 3 })).toMatch(/^3 spectators +3$/);
  expect(await count(null, { spectators: 1 })).toMatch(/^You are watching +1$/);
});

it('who has lost their seat is told so, and has a way out', async () => {
  const seats = (own: object) => ({ seats: [{ ...person('Ann'), ...own }, person('Bert')] as SeatInfo[] });
  const removed = await drawn(0, seats({ bot: true, removed: true }));
  expect(removed).toMatch(/You were removed from this game[^]*?href="\/"[^>]*>Home/);
  expect(removed).not.toContain('Take over from the bot');
  const bot = await drawn(0, seats({ bot: true, removed: false }));
  expect(bot).toMatch(/A bot plays for you\.[^]*?Take over from the bot[^]*?href="\/"[^>]*>Home/);
  expect(await drawn(0, seats({}))).not.toMatch(/removed from this game|plays for you/);
});

it('a dimmed undo says why', async () => {
  const text = await drawn(0);
  expect(text).toMatch(/aria-label="Undo" aria-disabled="true" aria-describedby="no-undo" title="A choice can be/);
  expect(text).toMatch(/id="no-undo">A choice can be taken back until/);
});

it('the log has a line where a choice was taken back', async () => {
  const { default: LogPanel } = await import('./LogPanel.svelte');
  const play = tableOf(0, {});
  play.events = [{ event: 'a' }, { event: 'b' }];
  play.state = {
    ...play.state!,
    takenBack: [
      { event: 1, seat: 1 },
      { event: 2, seat: 0 },
    ],
  };
  Object.assign(play.ui, { log: (one: { event: string }) => ({ text: `event ${one.event}` }) });
  const words = shown(render(LogPanel, { props: { play } }).body).replaceAll(/<[^>]*>/g, ' ');
  expect(words.replaceAll(/\s+/g, ' ')).toContain('event a Bert took back a choice. event b You took back a choice.');
});

it('the chat stands beside the board where there is room, in the place of the log', async () => {
  const [, rail] = (await drawn(0)).split('<aside');
  expect(rail!.split('</aside>')[0]).toMatch(/<button[^>]* aria-pressed="false"[^]*?Chat/);
});

it('counts lines of others as new, not one’s own nor those of whoever is muted', async () => {
  const { default: TableFrame } = await import('./TableFrame.svelte');
  const said = async (you: number | null, muted: number[], ...seats: number[]): Promise<string | undefined> => {
    const play = tableOf(you, {});
    const chat = seats.map((seat, n) => ({ n, at: 1, seat, name: 'Ann', text: 'Hello' }));
    play.state = { ...play.state!, chat };
    for (const seat of muted) play.mute(seat, true);
    return /(\d+) new/.exec(shown(render(TableFrame, { props: { play, ...parts } }).body))?.[1];
  };
  expect(await said(0, [], 0, 0)).toBeUndefined();
  expect(await said(0, [], 0, 1, 1)).toBe('2');
  expect(await said(0, [1], 0, 1, 1)).toBeUndefined();
  expect(await said(null, [], 0, 1)).toBe('2');
});

it('another game is asked for in a banner, of all but who asked', async () => {
  const asked = { rematch: 'next', rematchBy: 0 };
  const banner = /data-testid="rematch"[^]*Ann[^]*I’m in[^]*Not this time/;
  expect(await drawn(1, asked)).toMatch(banner);
  for (const you of [0, null]) expect(await drawn(you, asked)).not.toContain('data-testid="rematch"');
  expect(await drawn(1)).not.toContain('data-testid="rematch"');
});

it('names lead to pages: of others who have one', async () => {
  const { default: Name } = await import('./Name.svelte');
  const seats = [person('Ann'), person('Bert'), { ...person(''), user: 'x1' }, { kind: 'bot', name: 'page' } as const];
  const names = (you: number | null): string[] =>
    seats.map((_, seat) => shown(render(Name, { props: { play: tableOf(you, { seats }), seat } }).body));
  const links = (you: number | null): number[] =>
    names(you).flatMap((name, seat) => (name.includes('href="/person/') ? [seat] : []));
  expect(links(0)).toEqual([1]);
  expect(links(null)).toEqual([0, 1]);
  expect(names(0)[1]).toMatch(/<a href="\/person\/Bert"[^>]*>Bert<\/a>/);

  const { default: Row } = await import('../screens/start/Row.svelte');
  const { peopleAt } = await import('../screens/start/news');
  const news = ['3 of 4 seats', ...peopleAt(tableOf(0, { seats }).state!.info, 0)];
  const row = shown(render(Row, { props: { game: null, taken: [], news, children: none } }).body);
  expect(row.replaceAll(/<a[^>]*>|<\/a>/g, '')).toContain('3 of 4 seats, Bert, someone');
  expect(row).toMatch(/<a href="\/person\/Bert"[^>]*>Bert<\/a>/);
});

it('whoever made a table can begin with bots on the seats that are left', async () => {
  const { default: WaitingRoom } = await import('../screens/waiting/WaitingRoom.svelte');
  const room = (you: number | null, seats: SeatInfo[]): string => {
    const play = tableOf(you, { phase: 'open', host: 0, seats });
    return shown(render(WaitingRoom, { props: { play, source: play.source as ServerSource } }).body);
  };
  const waits = [person('Ann'), person('Bert'), open];
  expect(room(0, waits)).toContain('Start now with bots');
  expect(room(0, [person('Ann'), { kind: 'held', name: 'Bert', user: 'b' }])).toContain('Start now with bots');
  for (const you of [1, null]) expect(room(you, waits)).not.toContain('Start now with bots');
});

it('where all have to be ready everybody says so, sees what was changed, and the host begins', async () => {
  const { default: WaitingRoom } = await import('../screens/waiting/WaitingRoom.svelte');
  const before = { players: 3, options: {}, public: false, clock: 60, chat: true };
  const changed = { at: Date.now(), name: 'Ann', before };
  const room = (you: number | null, ready: boolean): string => {
    const seats = [person('Ann'), { ...person('Bert'), ready }, { kind: 'bot', name: 'page' } as const];
    const news = { phase: 'open', host: 0, seats, ready: true, ...(ready ? {} : { changed }) } as const;
    const play = tableOf(you, news);
    return shown(render(WaitingRoom, { props: { play, source: play.source as ServerSource } }).body);
  };
  for (const you of [0, 1, null]) expect(room(you, false)).toContain('Ann changed the options: now');
  expect(room(1, true)).not.toContain('changed the options');
  expect(room(0, false)).toContain('Waiting for Bert');
  expect(room(0, true)).toContain('All players are ready.');
  expect(room(1, true)).toContain('Ann starts the game when all are ready.');
  for (const [you, what] of [
    [0, 'Start'],
    [0, 'Private table'],
    [1, 'Ready'],
  ] as const) {
    expect(room(you, false)).toContain(what);
    expect(room(null, false)).not.toContain(what);
  }
  expect(room(1, false)).not.toContain('Start');
});

it('bots give advice where nobody else plays, or where the table allows it', async () => {
  const asks = async (news: Partial<Info>, you: number | null = 0): Promise<boolean> =>
    (await drawn(you, news)).includes('aria-label="Hint"');
  const bot = { kind: 'bot', name: 'page' } as const;
  expect(await asks({})).toBe(false);
  expect(await asks({ hints: true })).toBe(true);
  expect(await asks({ hints: true }, null)).toBe(false);
  expect(await asks({ seats: [person('Ann'), bot] })).toBe(true);
  expect(await asks({ seats: [person('Ann'), { ...person('Bert'), bot: true }] })).toBe(false);
});
