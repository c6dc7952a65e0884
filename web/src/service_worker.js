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
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  const kept = event.request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches
      .open(cacheName)
      .then((cache) => cache.match(kept, { ignoreVary: true }))
      .then((found) => found ?? fetch(event.request)),
  );
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
