import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beats } from './beats';
import { logLine } from './log';
import { question } from './question';
import { recap } from './recap';
import type { AcademyEvent, AcademyOptions, AcademyView } from './view';
import type { GameUi } from '../../table/play.svelte';
import { common, load, table, telling } from '../../i18n/i18n';
import { academy } from './texts';
import { settings } from '../../browser/settings.svelte';
import { startLocal } from '../../source/local';
import type { Info, SeatInfo, TableState } from '../../protocol/protocol';
import type { Listener, Source } from '../../source/source';
import { mine, Player, seed, sequence, world } from '../../source/test_player';
import { Play } from '../../table/play.svelte';

const ui = {
  beats: (before: AcademyView, after: AcademyView, events: AcademyEvent[]) => beats(before, after, events),
  question,
  log: logLine,
  ownColours: (options: AcademyOptions) => options.two !== 'lancelot',
} as unknown as GameUi;

/** A table with a fake source: the test sends its states. */
function looking(): { play: Play; tell: (state: TableState) => void } {
  let listener: Listener | undefined;
  const source = {
    offers: { play: true, undo: true, hint: true, chat: false, steps: false },
    start: (one: Listener) => (listener = one),
    close: () => {},
    choose: async () => {},
  } as unknown as Source;
  const play = new Play(source, ui, { name: 'test', title: 'Test' });
  play.open();
  return { play, tell: (state) => listener!.state(state) };
}

/** States from one of the viewer's turns to play a card to the next. */
let turn: TableState[];

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: '' } } as unknown as Document;
  await load(academy, common, table, telling);
  const here = world();
  const id = startLocal({ game: 'academy', options: {}, seats: ['squire', 'me', 'squire', 'squire'] }, here, seed);
  const player = new Player(id, here);
  await player.finish(sequence(3));
  const asks = (state: TableState): boolean => mine(state) && (state.view as AcademyView).phase === 'play';
  const { states } = player;
  const first = states.findIndex((state, n) => {
    const next = states.findIndex((later, m) => m > n && asks(later));
    return asks(state) && next === n + 4;
  });
  turn = states.slice(first, first + 5);
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  settings.speed = 'normal';
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const actor = (play: Play): number | null => (play.beat?.focus as { actor: number } | undefined)?.actor ?? null;

describe('moves', () => {
  it('are told one after the other, and only then is somebody asked', async () => {
    const { play, tell } = looking();
    for (const state of turn) tell(state);
    await pass(0);
    const played = turn[4]!.events.slice(turn[0]!.events.length).filter((event) => event.event === 'played');
    expect(played.length).toBe(4);
    for (const event of played as AcademyEvent[]) {
      expect(actor(play)).toBe(event.squire);
      expect(play.legal).toEqual([]);
      expect(play.events).toContain(event);
      expect(ui.question(play).title).toBe(logLine(event, play)!.text);
      await pass(event.squire === 1 ? 799 : 1299);
      expect(actor(play)).toBe(event.squire);
      play.skip();
      await pass(0);
    }
    expect(play.beat).toBe(null);
    expect(ui.question(play).mine).toBe(true);
    expect(recap(play).map((beat) => beat.events![0])).toEqual(played.slice(1));
  });

  it('stay while held, also the next one', async () => {
    const { play, tell } = looking();
    for (const state of turn) tell(state);
    await pass(900);
    const first = actor(play);
    play.pause();
    await pass(60_000);
    expect(actor(play)).toBe(first);
    play.skip();
    await pass(60_000);
    expect(actor(play)).not.toBe(first);
    expect(actor(play)).not.toBe(null);
    play.resume();
    await pass(60_000);
    expect(play.beat).toBe(null);
    expect(play.paused).toBe(false);
  });

  it('are only recalled where nothing is to be shown, and can be shown again', async () => {
    settings.speed = 'instant';
    const { play, tell } = looking();
    for (const state of turn) tell(state);
    await pass(100);
    expect(play.beat).toBe(null);
    expect(play.state).toBe(turn[4]);
    const moves = recap(play);
    expect(moves.length).toBe(3);
    void play.tellAgain(moves[0]!);
    expect(play.beat!.events).toBe(moves[0]!.events);
    expect(play.events).toBe(turn[4]!.events);
    expect(play.legal).toEqual([]);
    await pass(1300);
    expect(play.beat).toBe(null);
    expect(play.legal.length).toBeGreaterThan(0);
    await play.choose(play.legal[0]!.text);
    expect(play.recent.size).toBe(0);
  });

  it('are not told one by one to somebody who comes back', async () => {
    const { play, tell } = looking();
    tell(turn[0]!);
    await pass(0);
    tell(turn[4]!);
    await pass(0);
    expect(play.beat).toBe(null);
    expect(recap(play).length).toBe(3);
  });

  it('are recalled to somebody who has just come', async () => {
    const { play, tell } = looking();
    tell(turn[4]!);
    await pass(0);
    expect(play.beat).toBe(null);
    expect(recap(play).length).toBe(3);
  });
});

describe('names', () => {
  const person = (name: string): SeatInfo => ({ kind: 'person', name, user: name, here: true, bot: false });
  function seated(seats: SeatInfo[], options: Info['options'] = {}): Play {
    const { play, tell } = looking();
    tell({ ...turn[0]!, info: { ...turn[0]!.info, seats, options } });
    return play;
  }
  const names = (play: Play): string[] => play.seats.map((_, seat) => play.plainName(seat));

  it('are told apart where two are alike', () => {
    const bot: SeatInfo = { kind: 'bot', name: 'squire' };
    expect(names(seated([person('Ann'), person('Eve'), person('ann '), bot]))).toEqual([
      'Ann (blue)',
      'Eve',
      'ann  (green)',
      'Hugo',
    ]);
    expect(names(seated([person('Bertran'), bot, { kind: 'open' }, { kind: 'open' }]))).toEqual([
      'Bertran (blue)',
      'Bertran (yellow)',
      'Empty seat',
      'Empty seat',
    ]);
    expect(names(seated([person('Ann'), person('Ann')], { two: 'lancelot' }))).toEqual(['Ann (1)', 'Ann (2)']);
  });

  it('are the same for those who meet again', () => {
    const [one, other] = ['u1', 'u2'].map((user) => ({ ...person('Ann'), user }));
    const play = seated([one!, other!]);
    expect(['u2', 'u1', 'u3'].map((user) => play.nameOf({ user, name: 'Ann' }))).toEqual([
      'Ann (yellow)',
      'Ann (blue)',
      'Ann',
    ]);
  });
});
