// Tests the messages at a table with a clock, for players and for spectators.

import { render } from 'svelte/server';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { common, load, table, telling } from '../i18n/i18n';
import { time } from '../i18n/later';
import type { Info, TableState, View } from '../protocol/protocol';
import type { Source } from '../source/source';
import { Play, type GameUi } from './play.svelte';

beforeAll(() => load(common, table, telling, time));
beforeEach(() => void vi.useFakeTimers({ now: 100_000 }));

async function said(
  you: number | null,
  news: Partial<Info>,
  due: (number | null)[] = [null, null],
  ahead: TableState['ahead'] = null,
): Promise<string> {
  const source = { offers: { play: true, undo: true, hint: false, chat: true, steps: false }, people: {} };
  const ui = { log: () => null, ownColours: () => true } as unknown as GameUi;
  const play = new Play(source as unknown as Source, ui, { name: 'test', title: 'Test' });
  const seats = ['Ann', 'Bert'].map((name) => ({ kind: 'person', name, user: name, here: true, bot: false }));
  const view = { seat: you, legal: [{ text: 'x' }], asked: { seats: [1], over: false } } as unknown as View;
  const info = { you, seats, options: {}, clock: 60, ...news };
  play.state = {
    info,
    view,
    events: [],
    chat: [],
    due,
    ahead,
    undo: null,
    chosen: null,
    decision: 1,
  } as unknown as TableState;
  const { default: TimeMessages } = await import('./TimeMessages.svelte');
  const text = render(TimeMessages, { props: { play } }).body.replaceAll(/<!--.*?-->/g, '');
  expect(play.legal.length === 0).toBe(play.givenUp);
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('nothing, as a rule', async () => {
  expect(await said(0, {}, [null, 160_000])).toBe('');
});
it('who wants a pause, and to those who did not ask what they want', async () => {
  expect(await said(0, { pausing: [1] })).toBe('Pause? Asked by Bert. Pause Play on');
  expect(await said(1, { pausing: [1] })).toContain('Withdraw');
  expect(await said(null, { pausing: [1] })).toBe('');
});
it('that time stands still, and anybody who sits there goes on', async () => {
  const pause = { since: 1, until: 2 };
  expect(await said(0, { pause })).toMatch(/paused.*Go on playing/);
  expect(await said(null, { pause })).not.toContain('Go on playing');
});
it('who is late, where the others decide', async () => {
  const late = [null, 99_000];
  expect(await said(0, { overtime: 'end' }, late)).toBe('Out of time: Bert. Let a bot play on End the game …');
  expect(await said(1, { overtime: 'end' }, late)).toContain('Your time is up');
  expect(await said(null, { overtime: 'end' }, late)).toBe('');
  expect(await said(0, { overtime: 'bot' }, late)).toBe('');
});
it('that one may choose ahead, what one has chosen so, and that it cannot be done any more', async () => {
  const may = (choice: string | null, fits = true, you: number | null = 0): Promise<string> =>
    said(you, {}, undefined, { choice, fits });
  expect(await may(null)).toBe('You can choose your next move ahead. Choose ahead');
  expect(await may('play Q2')).toBe('Chosen ahead: play Q2. Only you can see this. Change Take back');
  expect(await may('play Q2', false)).toBe('The choice you made ahead is no longer possible. Choose ahead');
  expect(await may('play Q2', false, 1)).toBe('The choice you made ahead is no longer possible.');
  expect(await may('play Q2', true, null)).toBe('');
});
it('who is on holiday, and that a game was given up', async () => {
  const seats = [{ kind: 'person', name: 'Bert', user: 'b', here: false, bot: false, holiday: 200_000 }];
  expect(await said(0, { seats: [seats[0], seats[0]] as Info['seats'] })).toContain('is on holiday until');
  expect(await said(0, { endedBy: 0 })).toContain('Ann has ended the game because time was up. No one wins.');
});
