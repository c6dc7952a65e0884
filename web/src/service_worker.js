// Stores the page on the device, so that it opens without a network. A new version is fetched beside the old one, a few
// files at a time. It takes over when it is complete and no page of the old version is open. Fetched files stay: an
// interrupted download continues on the next visit, and two versions share their common files.

const cacheName = 'roundtable';
/** [path, digest, bytes] of each file. */
const files = [/* FILES */];

const atOnce = 6;
/** Delays before each retry, in milliseconds. */
const pauses = [500, 1000, 2000, 4000, 8000, 16000, 30000];
const toldEvery = 8;

/** The key contains the digest, so equal files of two versions share one entry. */
const keyOf = (path, digest) => `${path}?${digest}`;
const keys = new Map(files.map(([path, digest]) => [path, keyOf(path, digest)]));
const bytes = files.reduce((sum, [, , size]) => sum + size, 0);
const hasHash = (path) => path.startsWith('/assets/');

/** For the page's settings: `done` of `of` files, `bytes` in total, and `why` it stopped. */
let progress = { state: 'preparing', done: 0, of: files.length, bytes };

async function tell(change) {
  progress = { ...progress, ...change };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ offline: progress });
}

async function once(path) {
  const response = await fetch(path, { cache: hasHash(path) ? 'default' : 'no-cache' }).catch(() => null);
  if (response?.ok) return { response };
  const { status = 0 } = response ?? {};
  const seconds = Number(response?.headers.get('Retry-After') ?? 0);
  const passes = status === 0 || status === 408 || status === 429 || status >= 500;
  return { why: status === 0 ? 'network' : 'server', passes, pause: seconds > 0 ? seconds * 1000 : 0 };
}

async function fetched(path) {
  for (let tries = 0; ; tries++) {
    const { response, why, passes, pause } = await once(path);
    if (response) return response;
    if (!passes || tries === pauses.length) throw new Error(why);
    const wait = Math.max(pause, pauses[tries]) * (1 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Fetches the missing files, a few at a time. */
async function fill() {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
  const missing = files.filter(([path, digest]) => !kept.has(keyOf(path, digest)));
  const done = files.length - missing.length;
  await tell({ state: missing.length > 0 ? 'preparing' : 'ready', done });
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [path, digest] = next;
      const old = hasHash(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      await cache.put(keyOf(path, digest), old ?? (await fetched(path)));
      progress.done++;
      if (progress.done % toldEvery === 0) await tell({});
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    missing.length = 0; // stops the other workers, too
    await tell({ state: 'failed', why: reasonOf(error) });
    throw error;
  }
  if (progress.state !== 'ready') await tell({ state: 'ready' });
}

function reasonOf({ name, message }) {
  if (name === 'QuotaExceededError') return 'space';
  return message === 'network' || message === 'server' ? message : 'other';
}

/** Ensures that fill() never runs twice at the same time. */
let filling = null;
function filled() {
  filling ??= fill().finally(() => (filling = null));
  return filling;
}

self.addEventListener('install', (event) => event.waitUntil(filled()));

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const outdated = (name) => name.startsWith('roundtable-');
    const names = await caches.keys();
    await Promise.all(names.filter(outdated).map((name) => caches.delete(name)));
    const cache = await caches.open(cacheName);
    const wanted = new Set(keys.values());
    const entries = await cache.keys();
    const old = entries.filter(({ url }) => !wanted.has(url.slice(location.origin.length)));
    await Promise.all(old.map((entry) => cache.delete(entry)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || /^\/(api|admin)(\/|$)/.test(url.pathname))
    return;
  const key = keys.get(event.request.mode === 'navigate' ? '/' : url.pathname);
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => (key ? cache.match(key, { ignoreVary: true }) : undefined))
      .then((found) => found ?? fetch(event.request)),
  );
});

// The page asks for the progress. If the browser has evicted files, they are fetched again.
self.addEventListener('message', (event) => {
  if (event.data?.ask !== 'offline') return;
  if (filling) event.source?.postMessage({ offline: progress });
  event.waitUntil(filled().catch(() => {}));
});

// Notifications while the page is closed (docs/protocol.md). The build inserts their texts from
// i18n/LANGUAGE/notices.ftl.
const words = {/* WORDS */};

self.addEventListener('push', (event) => {
  const { type, table = '', title, due, language = 'en' } = event.data?.json() ?? {};
  const say = words[language] ?? words.en;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const body = !table ? say.sample : due ? say.until(format.format(due)) : '';
  const what = type === 'invitation' ? say.invited : say.turn;
  const name = title ? `${what} · ${title}` : what;
  const notice = { body, tag: table, icon: '/icon-192.png', data: { table } };
  event.waitUntil(self.registration.showNotification(name, notice));
});

// A notification opens its table, in an open page if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = table ? `/table/${table}` : '/turns';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
      const there = open.find(({ url }) => new URL(url).pathname === address) ?? open[0];
      if (!there) return self.clients.openWindow(address);
      there.postMessage({ go: address });
      return there.focus();
    }),
  );
});
