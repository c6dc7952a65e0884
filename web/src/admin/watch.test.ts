// The requests of the admin page, and their timing.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Watch } from './watch.svelte';

interface Asked {
  path: string;
  body: Record<string, unknown> | null;
}
let asked: Asked[] = [];
/** The fake server's responses by command; `now` is the overview. */
let answers: Record<string, unknown> = {};
let away = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  away = false;
  answers = { now: { version: '1' }, reports: { reports: [] }, bans: { bans: [] }, log: { acts: [] } };
  vi.stubGlobal('fetch', (path: string, how: RequestInit) => {
    const body = how.body ? (JSON.parse(how.body as string) as Record<string, unknown>) : null;
    asked.push({ path, body });
    if (away) return Promise.reject(new TypeError('offline'));
    const answer = answers[body ? String(body['do']) : 'now'] as { error?: object };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer.error ? 400 : 200 }));
  });
});
afterEach(() => vi.useRealTimers());

/** A fake page that can be hidden. */
function page() {
  let look = (): void => {};
  const shown = {
    hidden: false,
    addEventListener: (_: string, heard: () => void) => (look = heard),
    removeEventListener: () => (look = () => {}),
  };
  const hide = (hidden: boolean): void => {
    shown.hidden = hidden;
    look();
  };
  return { shown: shown as unknown as Document, hide };
}
const looks = (): number => asked.filter(({ path }) => path === '/admin/now').length;

it('asks every few seconds while somebody looks, and not while nobody does', async () => {
  const watch = new Watch();
  const { shown, hide } = page();
  const end = watch.follow(shown);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(looks()).toBe(3);
  hide(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(3);
  hide(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(looks()).toBe(4);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks()).toBe(4);
});

it('asks for lists less often, and once more after something was done', async () => {
  const watch = new Watch();
  const end = watch.follow(page().shown);
  const lists = (): number => asked.filter(({ body }) => body?.['do'] === 'bans').length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(lists()).toBe(1);
  answers['ban'] = { done: 'ban', id: 'b1' };
  answers['bans'] = { bans: [{ id: 'b1', person: 'u1', network: '', until: 0, why: '' }] };
  expect(await watch.do('ban', { person: 'u1' })).toBe(true);
  expect(asked.find(({ body }) => body?.['do'] === 'ban')).toEqual({
    path: '/admin/act',
    body: { do: 'ban', person: 'u1' },
  });
  expect(lists()).toBe(2);
  expect(watch.bans.map(({ id }) => id)).toEqual(['b1']);
  expect(watch.done).toBe('ban');
  end();
});

it('says what was refused, and keeps showing what it knew while the server is away', async () => {
  const watch = new Watch();
  const end = watch.follow(page().shown);
  await vi.advanceTimersByTimeAsync(100);
  answers['rename'] = { error: { code: 'bad-field', message: 'name: found 30 characters, allowed: 1 to 24' } };
  expect(await watch.do('rename', { person: 'u1', name: 'x'.repeat(30) })).toBe(false);
  expect(watch.refused).toBe('name: found 30 characters, allowed: 1 to 24');
  away = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watch.lost).toBe(true);
  expect(watch.now?.version).toBe('1');
  away = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(watch.lost).toBe(false);
  end();
});
