// What the service worker does when the page is closed or hidden.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Client {
  url: string;
  heard: unknown[];
  focused: boolean;
}
type Handler = (event: object) => void;

/** The worker's world, with these pages open. */
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
  const code = readFileSync(join(import.meta.dirname, 'service_worker.js'), 'utf8');
  new Function('self', 'caches', 'location', code)(self, {}, { origin: 'https://here' });
  const happen = async (name: string, event: object): Promise<void> => {
    let work: unknown;
    handlers.get(name)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { shown, opened, pages, happen };
}
const pushed = (told: object): object => ({ data: { json: () => told } });
const touched = (table: string): object => ({ notification: { close: () => {}, data: { table } } });

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
  expect(shown[2]![1].body).toBe('This is what it looks like.');
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
      () => (answered = true), // there are no caches here: it wanted to look
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
