// Tests that partial messages of a table are merged: chat lines that are fetched, and lines missed while away. Also
// tests the page when a server is in trouble, shuts down, or falls silent.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnNumbers } from './numbers';
import { ServerSource } from './server';
import type { ChatLine, TableState } from '../protocol/protocol';

class FakeSocket {
  static latest: FakeSocket;
  onopen?: () => void;
  onclose?: (event?: { code: number }) => void;
  onmessage?: (event: { data: string }) => void;
  readonly sent: string[] = [];
  constructor(readonly url: string) {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code?: number): void {
    this.onclose?.(code === undefined ? undefined : { code });
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = (n: number): ChatLine => ({ n, at: n, seat: 0, name: 'Ann', text: `line ${n}` });
const whole = (n: number, chat: ChatLine[], earlier: boolean) => ({
  type: 'table',
  re: 0,
  n,
  decision: 0,
  info: { you: null },
  view: null,
  chosen: null,
  undo: null,
  due: [],
  events: { from: 0, list: [] },
  chat,
  earlier,
});

let state: TableState;
let source: ServerSource;
let connections: string[];
let failures: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  source = new ServerSource('table1');
  connections = [];
  failures = [];
  source.start({
    state: (now) => (state = now),
    connection: ({ kind }) => connections.push(kind),
    failed: ({ code }) => failures.push(code),
  });
  FakeSocket.latest.onopen?.();
});
afterEach(() => {
  source.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const numbers = () => state.chat.map((one) => one.n);

it('says which table it is about, for whoever stands between', () => {
  expect(FakeSocket.latest.url).toBe('ws://here/api/v1/ws/table/table1');
});

it('fetches earlier lines of chat and puts them before those it has', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify({ chat: [line(2), line(5)], earlier: false })));
  });
  FakeSocket.latest.tell(whole(20, [line(9), line(12)], true));
  expect(state.earlier).toBe(true);
  await source.readEarlier();
  expect(asked).toEqual(['/api/v1/tables/table1/chat?before=9']);
  expect(numbers()).toEqual([2, 5, 9, 12]);
  expect(state.earlier).toBe(false);
  FakeSocket.latest.tell({ type: 'news', n: 21, decision: 0, chat: [line(20)] });
  expect(numbers()).toEqual([2, 5, 9, 12, 20]);
  expect(state.earlier).toBe(false);
});

it('keeps the lines it has when nothing was missed, and leaves no gap when too much was', () => {
  FakeSocket.latest.tell(whole(10, [line(1), line(2)], false));
  FakeSocket.latest.close();
  vi.runOnlyPendingTimers();
  FakeSocket.latest.onopen?.();
  expect(FakeSocket.latest.sent[0]).toContain('"since":10');
  FakeSocket.latest.tell(whole(12, [line(11)], false));
  expect(numbers()).toEqual([1, 2, 11]);
  FakeSocket.latest.tell(whole(99, [line(97), line(98)], true));
  expect(numbers()).toEqual([97, 98]);
  expect(state.earlier).toBe(true);
});

// A short failure of the store must not cost the seat.
it('opens its number again until it is taken', () => {
  const seal = new OwnNumbers().promise();
  const opening = { until: 9, seats: [0, 1] };
  const info = { you: 0, phase: 'open', commitment: 'c', numbers: [seal, 'd'], opening, anew: null };
  FakeSocket.latest.tell({ ...whole(1, [], false), info });
  const reveals = () => FakeSocket.latest.sent.map((text) => JSON.parse(text)).filter((one) => one.do === 'reveal');
  FakeSocket.latest.tell({ type: 'error', re: reveals()[0].id, error: { code: 'store', message: 'gone' } });
  expect(reveals()).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(reveals()).toHaveLength(2);
});

const sentChoices = () =>
  FakeSocket.latest.sent.map((text) => JSON.parse(text)).filter(({ do: what }) => what === 'choose');

it('lets choices be traced where the server does, and after a loss asks again without', async () => {
  vi.stubGlobal('window', {});
  FakeSocket.latest.tell(whole(1, [], false));
  source.choose(3, 'before').catch(() => {});
  FakeSocket.latest.tell({ type: 'traces', slow: 0 });
  await vi.dynamicImportSettled();
  source.choose(3, 'pick Q2').catch(() => {});
  expect(sentChoices().map((one) => 'traceparent' in one)).toEqual([false, true]);
  FakeSocket.latest.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.tell(whole(2, [], false));
  expect(sentChoices().map(({ choice, traceparent }) => [choice, traceparent])).toEqual([
    ['before', undefined],
    ['pick Q2', undefined],
  ]);
});

it('gives up a server that does not answer, and goes to any other with what was asked', async () => {
  FakeSocket.latest.tell(whole(1, [], false));
  const chosen = source.choose(3, 'pick Q2');
  const asleep = FakeSocket.latest;
  vi.advanceTimersByTime(10_000);
  expect(connections).toEqual(['ok', 'lost']);
  expect(FakeSocket.latest).not.toBe(asleep);
  expect(FakeSocket.latest.url).toBe('ws://here/api/v1/ws');
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.tell(whole(2, [], false));
  expect(sentChoices()).toEqual([{ do: 'choose', table: 'table1', decision: 3, choice: 'pick Q2', id: 1 }]);
  FakeSocket.latest.tell({ type: 'ok', re: 1 });
  await chosen;
  FakeSocket.latest.close();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.latest.url).toBe('ws://here/api/v1/ws/table/table1');
});

it('finds out within ten seconds, without being asked anything, that a server has fallen silent', () => {
  FakeSocket.latest.tell(whole(1, [], false));
  const pings = () => FakeSocket.latest.sent.filter((text) => text.includes('"ping"')).length;
  for (let answered = 1; answered <= 3; answered++) {
    vi.advanceTimersByTime(5_000);
    expect(pings()).toBe(answered);
    FakeSocket.latest.tell({ type: 'ok' });
  }
  vi.advanceTimersByTime(3_000);
  FakeSocket.latest.tell(whole(2, [], false)); // a server that answers gets no pings
  vi.advanceTimersByTime(4_000);
  expect([pings(), connections.includes('lost')]).toEqual([3, false]);
  vi.advanceTimersByTime(6_000);
  expect(connections.at(-1)).toBe('lost');
});

it('asks seldom while the page is hidden, and at once when it is looked at again', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const turns = (state: string): void => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  FakeSocket.latest.onopen?.(); // now with a page
  FakeSocket.latest.tell(whole(1, [], false));
  turns('hidden');
  const pings = () => FakeSocket.latest.sent.filter((text) => text.includes('"ping"')).length;
  vi.advanceTimersByTime(24_000);
  expect(pings()).toBe(0);
  turns('visible');
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(6_000);
  expect(connections.at(-1)).toBe('lost');
});

it('does not wait for a server that never opens the connection', () => {
  FakeSocket.latest.close();
  vi.advanceTimersByTime(600);
  const asleep = FakeSocket.latest;
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.latest).not.toBe(asleep);
});

it('goes to any server where that of its table does not let it in, as an older one does not know the path', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"you":{"name":"Ann"}}')));
  FakeSocket.latest.close();
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSocket.latest.url).toBe('ws://here/api/v1/ws/table/table1');
  FakeSocket.latest.close(1006);
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.latest.url).toBe('ws://here/api/v1/ws');
});

it('says a choice again that could not be saved, until it is; what cannot be said twice is refused', async () => {
  FakeSocket.latest.tell(whole(1, [], false));
  const chosen = source.choose(3, 'pick Q2');
  const refusal = (re: number) => ({ type: 'error', re, error: { code: 'store', message: 'cannot be saved' } });
  for (let times = 1; times <= 3; times++) {
    expect(sentChoices()).toHaveLength(times);
    FakeSocket.latest.tell(refusal(1));
    vi.advanceTimersByTime(1000);
  }
  FakeSocket.latest.tell({ type: 'ok', re: 1 });
  await chosen;
  vi.advanceTimersByTime(5000);
  expect(sentChoices()).toHaveLength(4);
  const said = source.say('Hello');
  FakeSocket.latest.tell(refusal(2));
  await expect(said).rejects.toMatchObject({ problem: { code: 'store' } });
});

it('comes back to a table that cannot be read at the moment, and not to one that is damaged', () => {
  const refusal = (reason?: string) => ({ type: 'error', re: 0, error: { code: 'store', reason, message: '' } });
  FakeSocket.latest.tell(refusal());
  expect([connections, failures]).toEqual([['lost'], []]);
  vi.advanceTimersByTime(1000);
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.tell(whole(1, [], false));
  expect(connections).toEqual(['lost', 'ok']);
  FakeSocket.latest.tell(refusal('damaged'));
  expect(failures).toEqual(['store']);
});

it('says that nothing can be saved also to who comes then', () => {
  FakeSocket.latest.tell({ type: 'trouble', message: 'Nothing can be saved.' });
  FakeSocket.latest.tell(whole(1, [], false));
  expect(connections).toEqual(['trouble', 'trouble']);
  FakeSocket.latest.tell({ type: 'trouble', message: null });
  expect(connections.at(-1)).toBe('ok');
});

it.each([
  ['somebody who is logged out everywhere', 200, { you: null }, ['no-token']],
  ['somebody who is banned', 403, { error: { code: 'banned', message: '' } }, ['banned']],
  ['a guest who has an account now', 200, { you: { name: 'Ann' } }, []],
  ['somebody while nothing can be read', 503, { error: { code: 'store', message: '' } }, []],
])('tells %s why the server hangs up, and knocks only where it helps', async (_, status, answer, told) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  FakeSocket.latest.tell(whole(1, [], false));
  const before = FakeSocket.latest;
  before.close(1008);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual(told);
  expect(FakeSocket.latest === before).toBe(told.length > 0);
});

it('finds out at a connection that is never opened that the server does not let one in', async () => {
  const banned = { error: { code: 'banned', message: '' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(banned), { status: 403 })));
  FakeSocket.latest.close();
  await vi.advanceTimersByTimeAsync(600);
  FakeSocket.latest.close(1006);
  await vi.advanceTimersByTimeAsync(2000);
  expect(failures).toEqual(['banned']);
});

it('rejects everything that is unanswered when it is closed, and everything after that', async () => {
  FakeSocket.latest.tell(whole(1, [], false));
  const asked = [source.choose(3, 'pick Q2'), source.say('hello')].map((one) => expect(one).rejects.toThrow('closed'));
  source.close();
  await Promise.all(asked);
  await expect(source.undo()).rejects.toThrow('closed');
});

it('rejects everything that is unanswered when the table refuses the viewer', async () => {
  const asked = expect(source.say('hello')).rejects.toThrow('not yours');
  FakeSocket.latest.tell({ type: 'error', re: 0, error: { code: 'not-found', message: 'not yours' } });
  await asked;
  expect(failures).toEqual(['not-found']);
});
