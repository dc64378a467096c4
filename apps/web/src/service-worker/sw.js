/* global self, caches */
// Opens the app without a connection: pages come from the network while there is one, and its own files, which
// never change under their names, from the device. Data never passes through here.
// The build writes the list of files and a mark of their content (see vite-plugin.ts).
// eslint-disable-next-line no-undef -- the build puts the list in its place
const FILES = __FILES__;
const CACHE = 'hooplog-__VERSION__';
// By its own name: `/` is the landing page for who is signed out.
const SHELL = '/index.html';

async function keepFiles() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...FILES]);
}

/** A newer worker takes over when no page of the older one is left; only then are the older files gone. */
async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match(SHELL);
    if (shell === undefined) throw error;
    return shell;
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(pathname)) event.respondWith(openFile(request));
});
