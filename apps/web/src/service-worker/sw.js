/* global self, caches */
// Opens the app offline and while the server is away: pages come from the network otherwise, and its own files, which
// never change under their names, from the cache. Data is never cached here.
// The build writes the list of files and a hash of their content (see vite-plugin.ts).
// oxlint-disable-next-line no-undef -- the build inserts the list
const FILES = __FILES__;
// Large, and needed only for counting films on the device: cached once they were used.
// oxlint-disable-next-line no-undef -- the build inserts the list
const FILES_FOR_COUNTING = __FILES_FOR_COUNTING__;
// The base path of this installation: `/`, or a path on a host with other programs that have their own caches.
const { pathname: BASE } = new URL('.', self.location.href);
const OWN_CACHES = `hooplog${BASE.slice(0, -1)}-`;
const CACHE = `${OWN_CACHES}__VERSION__`;
// By its own name: the root is the landing page for signed-out visitors.
const SHELL = 'index.html';

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FILES]);
  await Promise.all(FILES_FOR_COUNTING.map((file) => takeOver(cache, file)));
}

/** A file that is unchanged since the older version need not be loaded again. */
async function takeOver(cache, file) {
  const kept = await caches.match(file);
  if (kept !== undefined) await cache.put(file, kept);
}

/** A newer worker takes over when no page of the older one is open; only then are the older files deleted. */
async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OWN_CACHES) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** According to a proxy: our own answers carry a request id. */
const isServerAway = ({ status, headers }) =>
  status >= 502 && status <= 504 && !headers.has('x-request-id');

async function openPage(request) {
  const shell = () => caches.match(SHELL);
  try {
    const answer = await fetch(request);
    return isServerAway(answer) ? ((await shell()) ?? answer) : answer;
  } catch (error) {
    const kept = await shell();
    if (kept === undefined) throw error;
    return kept;
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function openAndKeep(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    // A full device must not prevent the count.
    caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return answer;
}

// Push messages contain no name and no secret.
async function showMessage({ title, body, path, tag, topic, stop }) {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: 'icon-192.png',
    data: { path, topic },
    actions: [{ action: 'stop', title: stop }],
  });
}

/** The part of a URL after the base path. */
const insidePath = (url) => new URL(url).pathname.slice(BASE.length);

// Leaving one of these pages would end what the player films, sends, checks or types there.
const BUSY_PAGES = /^(film|upload|video|manual-workout|data|profile)\b/;

/** Opens a message's page: in an open page of ours, if leaving that loses nothing, else in a new one. */
async function openMessage({ path }) {
  const { href } = new URL(path.slice(1), self.registration.scope);
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => url === href);
  if (there !== undefined) return there.focus();
  const free = pages.find(({ url }) => !BUSY_PAGES.test(insidePath(url)));
  if (free === undefined) return self.clients.openWindow(href);
  await free.focus();
  return free.navigate(href);
}

/** The page for the device's notification settings. */
const SETTINGS = '/profile#push';

/** Turns off a message's topic on this device; opens the settings if that fails. */
async function stopTopic({ topic }) {
  const stopped = await fetch(`api/push/topics/${topic}`, { method: 'DELETE' }).catch(() => null);
  if (stopped?.ok !== true) await openMessage({ path: SETTINGS });
}

// The next user of this browser gets no notifications of the one who signed out.
async function endMessages() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

self.addEventListener('message', (event) => {
  if (event.data === 'signed-out') event.waitUntil(endMessages());
});

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(event.action === 'stop' ? stopTopic(data) : openMessage(data));
});

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  // Other programs on the host are not ours.
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  const path = insidePath(request.url);
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(path)) event.respondWith(openFile(request));
  else if (FILES_FOR_COUNTING.includes(path)) event.respondWith(openAndKeep(request));
});
