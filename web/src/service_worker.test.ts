// The service worker while the page is closed or hidden.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inAllLanguages } from '../tools/texts/area.ts';

interface Client {
  url: string;
  heard: unknown[];
  focused: boolean;
}
type Handler = (event: object) => void;

const source = readFileSync(join(import.meta.dirname, 'service_worker.js'), 'utf8');

/** Runs the worker as if built with these files. Timeouts fire at once. */
function run(
  self: object,
  files: [string, string, number][],
  caches: object,
  fetch: (path: string) => Promise<Response>,
): void {
  const code = source
    .replace('[/* FILES */]', JSON.stringify(files))
    .replace('{/* WORDS */}', inAllLanguages('notices'));
  const soon = (then: () => void): unknown => queueMicrotask(then);
  const names = ['self', 'caches', 'location', 'fetch', 'setTimeout'];
  new Function(...names, code)(self, caches, { origin: 'https://here' }, fetch, soon);
}

/** The global scope of a worker, with these pages open. */
function worker(...urls: string[]) {
  const handlers = new Map<string, Handler>();
  const shown: [string, { body: string; tag: string }][] = [];
  const opened: string[] = [];
  const pages: Client[] = urls.map((url) => ({ url, heard: [], focused: false }));
  const clients = pages.map((page) => ({
    url: page.url,
    postMessage: (message: unknown) => page.heard.push(message),
    focus: () => (page.focused = true),
  }));
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: {
      showNotification: (title: string, options: { body: string; tag: string }) => shown.push([title, options]),
    },
    clients: { matchAll: () => Promise.resolve(clients), openWindow: (address: string) => opened.push(address) },
  };
  run(self, [], {}, () => Promise.reject(new Error('nothing is fetched here')));
  const happen = async (name: string, event: object): Promise<void> => {
    let work: unknown;
    handlers.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { shown, opened, pages, happen };
}
const pushed = (told: object): object => ({ data: { json: () => told } });
const touched = (table: string): object => ({ notification: { close: () => {}, data: { table } } });

/** The caches of a browser, which outlive workers: entries by cache name and key. */
class Kept {
  readonly all = new Map<string, Map<string, string>>();
  readonly caches = {
    keys: () => Promise.resolve([...this.all.keys()]),
    delete: (name: string) => Promise.resolve(this.all.delete(name)),
    open: (name: string) => Promise.resolve(this.opened(name)),
    match: (key: string) => {
      const found = [...this.all.values()].map((one) => one.get(key)).find((one) => one !== undefined);
      return Promise.resolve(found === undefined ? undefined : new Response(found));
    },
  };
  full = false;

  private opened(name: string) {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const entries = this.all.get(name)!;
    return {
      keys: () => Promise.resolve([...entries.keys()].map((key) => ({ url: `https://here${key}` }))),
      delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url.slice('https://here'.length))),
      match: (key: string) => Promise.resolve(entries.has(key) ? new Response(entries.get(key)) : undefined),
      put: async (key: string, response: Response) => {
        if (this.full) throw new DOMException('', 'QuotaExceededError');
        entries.set(key, await response.text());
      },
    };
  }
}

/** A worker of a version with these files, and one page that receives its messages. */
function version(kept: Kept, files: Record<string, string>, answer: (path: string) => Response | null) {
  const handlers = new Map<string, Handler>();
  const told: { state: string; done: number; of: number; bytes: number; why?: string }[] = [];
  const asked: string[] = [];
  const most = { now: 0, ever: 0 };
  const page = { postMessage: ({ offline }: { offline: (typeof told)[0] }) => told.push({ ...offline }) };
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    clients: { matchAll: () => Promise.resolve([page]), claim: () => Promise.resolve() },
  };
  const list = Object.entries(files).map(([path, digest]): [string, string, number] => [path, digest, 1000]);
  run(self, list, kept.caches, async (path) => {
    asked.push(path);
    most.ever = Math.max(most.ever, ++most.now);
    await Promise.resolve();
    most.now--;
    const response = answer(path);
    if (!response) throw new TypeError('Failed to fetch');
    return response;
  });
  const happen = async (name: string, event: object = {}): Promise<unknown> => {
    let work: unknown;
    handlers.get(name)!({
      ...event,
      waitUntil: (promise: unknown) => (work = promise),
      respondWith: (promise: unknown) => (work = promise),
    });
    return work;
  };
  const get = async (path: string): Promise<string> => {
    const request = { method: 'GET', url: `https://here${path}`, mode: path.includes('.') ? 'cors' : 'navigate' };
    return ((await happen('fetch', { request })) as Response).text();
  };
  return { happen, get, told, asked, most };
}
const content = (path: string): Response => new Response(`of ${path}`);
const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`/assets/a-${n}.js`, 'x']));

it('fetches a few files at a time, and says how far it is and how large it is', async () => {
  const { happen, told, most } = version(new Kept(), { '/': 'v1', ...many }, content);
  await happen('install');
  expect(most.ever).toBeLessThanOrEqual(6);
  expect(told[0]).toMatchObject({ state: 'preparing', done: 0, of: 101, bytes: 101_000 });
  expect(told.some(({ state, done }) => state === 'preparing' && done > 20 && done < 80)).toBe(true);
  expect(told.at(-1)).toMatchObject({ state: 'ready', done: 101 });
});

it('tries again where the server is busy, away, or answers nothing', async () => {
  const kept = new Kept();
  const times = new Map<string, number>();
  const answer = (path: string): Response | null => {
    const time = (times.get(path) ?? 0) + 1;
    times.set(path, time);
    if (time === 1) return new Response('', { status: 429, headers: { 'Retry-After': '1' } });
    if (time === 2) return path.includes('1') ? null : new Response('', { status: 503 });
    return content(path);
  };
  const { happen, get, told } = version(kept, { '/': 'v1', ...many }, answer);
  await happen('install');
  expect(told.at(-1)!.state).toBe('ready');
  expect(await get('/table/x')).toBe('of /');
  expect(await get('/assets/a-11.js')).toBe('of /assets/a-11.js');
});

it('keeps what it has when it gives up, says why, and goes on the next time', async () => {
  const kept = new Kept();
  let gone = 0;
  const first = version(kept, many, (path) => (++gone > 40 ? null : content(path)));
  await expect(first.happen('install')).rejects.toThrow('network');
  expect(first.told.at(-1)).toMatchObject({ state: 'failed', why: 'network', done: 40 });
  const next = version(kept, many, content);
  await next.happen('install');
  expect(next.told[0]!.done).toBe(40);
  expect(next.asked).toHaveLength(60);
  expect(next.told.at(-1)!.state).toBe('ready');
});

it('gives up at once where a file is not there any more, or there is no room', async () => {
  const missing = version(new Kept(), { '/': 'v1' }, () => new Response('', { status: 404 }));
  await expect(missing.happen('install')).rejects.toThrow();
  expect([missing.asked.length, missing.told.at(-1)!.why]).toEqual([1, 'server']);
  const kept = new Kept();
  kept.full = true;
  const full = version(kept, many, content);
  await expect(full.happen('install')).rejects.toThrow();
  expect(full.told.at(-1)!.why).toBe('space');
});

it('fetches of a new version what has changed, beside the old one, which still opens', async () => {
  const kept = new Kept();
  kept.all.set('roundtable-0123456789abcdef', new Map([['/assets/a-1.js', 'kept by the version before']]));
  const old = version(kept, { '/': 'v1', '/engine.wasm': 'e1', '/assets/a-1.js': 'x', '/assets/b-1.js': 'y' }, content);
  await old.happen('install');
  expect(old.asked.sort()).toEqual(['/', '/assets/b-1.js', '/engine.wasm']);
  await old.happen('activate');
  expect([...kept.all.keys()]).toEqual(['roundtable']);
  const newer = version(
    kept,
    { '/': 'v2', '/engine.wasm': 'e1', '/assets/b-1.js': 'y' },
    (path) => new Response(`new ${path}`),
  );
  await newer.happen('install');
  expect(newer.asked).toEqual(['/']);
  expect(await old.get('/')).toBe('of /');
  await newer.happen('activate');
  expect(await newer.get('/')).toBe('new /');
  expect([...kept.all.get('roundtable')!.keys()].sort()).toEqual(['/?v2', '/assets/b-1.js?y', '/engine.wasm?e1']);
});

it('answers a page that asks, and fetches again what the browser threw away', async () => {
  const kept = new Kept();
  await version(kept, many, content).happen('install');
  const { happen, told, asked } = version(kept, many, content);
  await happen('message', { data: { ask: 'offline' } });
  expect(told).toEqual([{ state: 'ready', done: 100, of: 100, bytes: 100_000 }]);
  kept.all.get('roundtable')!.delete('/assets/a-7.js?x');
  await happen('message', { data: { ask: 'offline' } });
  expect(asked).toEqual(['/assets/a-7.js']);
  expect(told.map(({ state, done }) => [state, done])).toEqual([
    ['ready', 100],
    ['preparing', 99],
    ['ready', 100],
  ]);
});

it('tells whose table waits and until when, in the language of the browser that was subscribed', async () => {
  const { shown, happen } = worker();
  const due = Date.UTC(2026, 10, 17, 12, 30);
  await happen('push', pushed({ type: 'turn', table: 't', title: 'Medievallons', due, language: 'fr' }));
  await happen('push', pushed({ type: 'turn', table: 'u', title: 'Medievallons', due: null, language: 'ru' }));
  await happen('push', pushed({ type: 'sample', language: 'en' }));
  expect(shown[0]![0]).toBe('À vous de jouer · Medievallons');
  expect(shown[0]![1].tag).toBe('t');
  expect(shown[0]![1].body).toMatch(/^jusqu’à mar\. \d\d:30$/);
  expect(shown[1]![0]).toBe('Ваш ход · Medievallons');
  expect(shown[1]![1].body).toBe('');
  expect(shown[2]![1].body).toBe('This is a sample notification.');
  await happen('push', pushed({ type: 'invitation', table: 'v', title: 'Medievallons', language: 'fr' }));
  expect(shown[3]![0]).toBe('On vous invite · Medievallons');
});

it('leaves what the server says, and the page of whoever runs it, to the server', async () => {
  const { happen } = worker();
  const left: string[] = [];
  for (const path of ['/api/v1/you', '/admin', '/admin/now', '/admin/index-Bx.js', '/administer', '/table/t']) {
    let answered = false;
    const caches = { respondWith: () => (answered = true) };
    await happen('fetch', {
      request: { method: 'GET', url: `https://here${path}`, mode: 'navigate' },
      ...caches,
    }).catch(
      () => (answered = true), // there are no caches here, so the handler was called
    );
    if (!answered) left.push(path);
  }
  expect(left).toEqual(['/api/v1/you', '/admin', '/admin/now', '/admin/index-Bx.js']);
});

it('leads to the table, in the page that is open if there is one', async () => {
  const closed = worker();
  await closed.happen('notificationclick', touched('t'));
  expect(closed.opened).toEqual(['/table/t']);
  const open = worker('https://here/', 'https://here/table/t');
  await open.happen('notificationclick', touched('t'));
  expect(open.pages.map(({ heard, focused }) => [heard, focused])).toEqual([
    [[], false],
    [[{ go: '/table/t' }], true],
  ]);
  const elsewhere = worker('https://here/hall');
  await elsewhere.happen('notificationclick', touched(''));
  expect(elsewhere.pages[0]!.heard).toEqual([{ go: '/turns' }]);
});
