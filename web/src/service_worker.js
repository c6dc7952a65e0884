// Keeps the page on the device, so that it opens without a network. One version at a time: a new one is fetched as a whole
// beside the old, and takes over when no page of the old is open any more.

const cacheName = 'roundtable-' + 'VERSION';
const files = [/* FILES */];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  const outdated = (name) => name.startsWith('roundtable-') && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(outdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || /^\/(api|admin)(\/|$)/.test(url.pathname))
    return;
  const kept = event.request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(kept, { ignoreVary: true }))
      .then((found) => found ?? fetch(event.request)),
  );
});

// Notices that come while the page is closed (docs/protocol.md). The page's texts are not here, so these few are.
const words = {
  en: { turn: 'Your turn', until: (time) => `until ${time}`, sample: 'This is what it looks like.' },
  fr: { turn: 'À vous de jouer', until: (time) => `jusqu’à ${time}`, sample: 'Voilà à quoi cela ressemble.' },
  ru: { turn: 'Ваш ход', until: (time) => `до ${time}`, sample: 'Вот так это выглядит.' },
};

self.addEventListener('push', (event) => {
  const { table = '', title, due, language = 'en' } = event.data?.json() ?? {};
  const say = words[language] ?? words.en;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const body = !table ? say.sample : due ? say.until(format.format(due)) : '';
  const name = title ? `${say.turn} · ${title}` : say.turn;
  const notice = { body, tag: table, icon: '/icon-192.png', data: { table } };
  event.waitUntil(self.registration.showNotification(name, notice));
});

// A notice leads to its table, in the page that is open if there is one.
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
