/**
 * The service worker of the exported site: after one visit the app works without the network.
 *
 * `installable.mjs` writes FILES above this text: path → sha256 of every file of this version; '' is the page itself.
 * All versions share one cache, keyed by path and hash, so that an update downloads only what has changed; `integrity`
 * refuses a host that is halfway through an upload. A version is installed whole or not at all, and takes over only
 * when no page of the older one is open: a page never meets chunks of another version.
 */
/* global FILES */
const CACHE = 'red-book';
const BASE = new URL('./', self.location.href).href;
const PATHS = new Map(Object.keys(FILES).map((path) => [new URL(path, BASE).href, path]));

const keyOf = (path) => `${new URL(path, BASE).href}?sha256=${encodeURIComponent(FILES[path])}`;

const download = async (cache, path) => {
  const url = new URL(path, BASE);
  const answer = await fetch(url, { cache: 'no-cache', integrity: `sha256-${FILES[path]}` });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await cache.put(keyOf(path), answer);
};

/** So few at a time that a page opened meanwhile gets its own files first. */
const LANES = 4;

const install = async () => {
  const cache = await caches.open(CACHE);
  const left = Object.keys(FILES);
  const lane = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      if (!(await cache.match(keyOf(path)))) await download(cache, path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

/** From the cache; from the network only if the browser has thrown the file away. */
const read = async (path) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(path));
  if (kept) return kept;
  await download(cache, path);
  return cache.match(keyOf(path));
};

const sweep = async () => {
  const cache = await caches.open(CACHE);
  const kept = new Set(Object.keys(FILES).map(keyOf));
  const old = (await cache.keys()).filter((request) => !kept.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
};

/**
 * Browsers keep the old version for as long as a page is merely reloaded. So while a newer one waits, a navigation
 * first gets this empty page. It knocks; if another page is open the old version is shown again, else the new one is
 * told to take over. Told while the old worker is busy, Chromium would wait for half a minute: hence the pause and the
 * empty icon, which spares the worker a request.
 */
const GATE = `<!doctype html><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><script>
  const { serviceWorker } = navigator;
  const reload = () => location.reload();
  const takeOver = async () => {
    const { waiting } = await serviceWorker.getRegistration();
    waiting ? waiting.postMessage('take over') : reload();
  };
  serviceWorker.oncontrollerchange = reload;
  serviceWorker.onmessage = ({ data }) => (data === 'alone' ? setTimeout(takeOver, 300) : reload());
  serviceWorker.controller.postMessage('knock');
</script>`;
let stay = false;

const navigate = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (self.registration.waiting && pages.length < 2 && !stay) {
    return new Response(GATE, { headers: { 'Content-Type': 'text/html' } });
  }
  stay = false;
  return read(path);
};

/** The page that was reloaded takes a moment to be gone. */
const isAlone = async (id, tries = 10) => {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.every((page) => page.id === id)) return true;
  if (tries === 0) return false;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return isAlone(id, tries - 1);
};

const answerKnock = async (gate) => {
  const alone = await isAlone(gate.id);
  stay = !alone;
  gate.postMessage(alone ? 'alone' : 'not alone');
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'knock') event.waitUntil(answerKnock(event.source));
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const path = PATHS.get(url.replace(/[?#].*$/, ''));
  if (method !== 'GET') return;
  if (mode === 'navigate') event.respondWith(navigate(path ?? ''));
  else if (path !== undefined) event.respondWith(read(path));
});
