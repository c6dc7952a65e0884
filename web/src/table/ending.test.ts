// Tests the texts about an early end: for the proposer, for the others, and at the end.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, it } from 'vitest';
import { common, load, table, telling } from '../i18n/i18n';
import { ending } from '../i18n/later';
import type { Info, SeatInfo, TableState, View } from '../protocol/protocol';
import type { Source } from '../source/source';
import EndEarly from './EndEarly.svelte';
import EndingMessages from './EndingMessages.svelte';
import LogPanel from './LogPanel.svelte';
import { endOf } from './ending';
import { Play, type GameUi } from './play.svelte';

beforeAll(() => load(common, table, telling, ending));

type Seats = (Partial<SeatInfo> | undefined)[];

function playing(you: number | null, news: Partial<Info> = {}, seats: Seats = [{}, {}, {}]): Play {
  const source = { offers: { play: true, undo: true, hint: true, chat: true, steps: false }, people: {}, quitting: {} };
  const ui = {
    log: (event: { event: string }) => ({ text: event.event }),
    ownColours: () => true,
    question: () => ({ mine: true, title: 'Choose a card' }),
  } as unknown as GameUi;
  const play = new Play(source as unknown as Source, ui, { name: 'test', title: 'Test' });
  const people = ['Ann', 'Bert', 'Cleo'].slice(0, seats.length).map((name, at) => ({
    ...{ kind: 'person', name, user: name, here: true, bot: false },
    ...seats[at],
  }));
  const view = { seat: you, legal: [{ text: 'x' }], asked: { seats: [1], over: false } } as unknown as View;
  const events = [{ event: 'one' }, { event: 'two' }];
  const info = { you, seats: people, options: {}, clock: null, hints: true, quits: [], ...news };
  play.state = {
    info,
    view,
    events,
    chat: [],
    due: [],
    undo: null,
    chosen: null,
    decision: 1,
  } as unknown as TableState;
  play.events = events;
  return play;
}
function textOf(component: unknown, play: Play): string {
  const { body } = render(component as Component<{ play: Play; ondone: () => void }>, {
    props: { play, ondone: () => {} },
  });
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const said = (you: number | null, news: Partial<Info>, seats?: Seats): string =>
  textOf(EndingMessages, playing(you, news, seats));

const abandoning = { by: 0, agreed: [0, 2], asked: [1], until: Date.now() + 60_000 };

it('a proposal says what it means and asks those who have not answered', () => {
  expect(said(1, { abandoning })).toBe(
    'Ann proposes to abandon the game: no winner, and it does not count in statistics. Agree Go on playing',
  );
  expect(said(0, { abandoning })).toMatch(
    /^You propose to abandon the game\. Waiting for Bert\. Open until .* Take back$/,
  );
  expect(said(2, { abandoning })).toMatch(/^You agreed to abandon the game\. Waiting for Bert\..* Go on playing$/);
  expect(said(null, { abandoning })).toBe('');
});

it('who has conceded is told to all, and plays no more', () => {
  const seats = [{ conceded: true, bot: true }, {}, {}];
  expect(said(1, {}, seats)).toBe('Ann conceded. A bot plays that seat to the end. OK');
  expect(said(0, {}, seats)).toBe('You conceded. A bot plays your seat to the end; you can watch and chat.');
  const play = playing(0, {}, seats);
  expect([play.legal, play.mayQuit, play.mayAsk, play.question.mine]).toEqual([[], false, false, false]);
});

it('how it ended', () => {
  const early = { endedBy: 0, ending: 'conceded', winner: 1 } as const;
  const seats = [{ conceded: true, bot: true }, {}];
  expect(said(1, early, seats)).toBe('You win. Ann conceded.');
  expect(said(0, early, seats)).toBe('Bert wins. You conceded.');
  expect(said(null, early, seats)).toBe('Bert wins. Ann conceded.');
  expect(said(0, { ...early, winner: null }, seats)).toBe('The bots win. You conceded.');
  expect(said(1, { endedBy: 0, ending: 'agreed' })).toContain('The game was abandoned. All players agreed to stop.');
  const play = playing(1, early, seats);
  expect([play.over, play.legal, play.question]).toEqual([true, [], { mine: false, title: 'The game is over.' }]);
  expect(endOf(playing(1, { endedBy: 0, ending: 'overtime' }))).toBeNull();
});

it('the menu offers both, to those who still play', () => {
  expect(playing(0).mayQuit).toBe(true);
  expect(playing(null).mayQuit).toBe(false);
  expect(playing(0, { quits: undefined } as unknown as Info).mayQuit, 'an older server').toBe(false);
  expect(textOf(EndEarly, playing(0))).toBe('Concede … Propose to abandon …');
  expect(textOf(EndEarly, playing(0, { abandoning }))).toBe('Concede …');
  expect(textOf(EndEarly, playing(0, {}, [{}, { kind: 'bot', name: 'page' }]))).toBe('Concede … Abandon …');
});

it('the log tells it where it happened', () => {
  const quit = (what: 'propose' | 'lapse' | 'concede', seat: number, events: number) => ({ what, seat, at: 1, events });
  const quits = [
    quit('propose', 0, 1),
    quit('lapse', 1, 1),
    quit('propose', 2, 2),
    quit('lapse', 2, 2),
    quit('concede', 1, 9),
  ];
  expect(textOf(LogPanel, playing(0, { quits }))).toBe(
    'Log one You proposed to abandon the game Bert played on: the proposal lapsed two Cleo proposed to abandon the game ' +
      'Not all players agreed in time Bert conceded',
  );
});
