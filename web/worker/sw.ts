// The service worker: pages that were kept on this device open without a network. No personal data passes through here:
// of the API it keeps only what is the same for everybody.
/// <reference lib="webworker" />
export {}; // a module, so that `self` below is its own

declare const self: ServiceWorkerGlobalScope;
// Filled in by the build: every hashed file there is, and which of them each role's app needs (scripts/precache.ts).
declare const __ASSETS__: string[];
declare const __PRECACHE__: Record<string, { files: string[]; words: Record<string, string[]> }>;

const ASSETS = 'assets';
const PAGES = 'pages';
const REFERENCE = 'reference';
const SHELL = '/app';
const SLOW_MS = 6000;

const isApp = (path: string) => path === SHELL || path.startsWith(`${SHELL}/`);

async function keep(cacheName: string, urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const url of urls) if (!(await cache.match(url))) missing.push(url);
  // One file that fails must not lose the others: it is fetched again on use.
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}

/** First aid, education, medicines and advice for pregnancy. A search is not kept: the app searches in the whole list. */
const isReference = ({ pathname, searchParams }: URL) =>
  /^\/api\/(first-aid|features\/education\/content|medicines|maternity\/tips)(\/|$)/.test(pathname) &&
  !searchParams.has('q');

/** Who needs first aid has no time to open it once before; the rest is kept once it was opened. */
async function keepReference(lang: string, asked: string[]): Promise<void> {
  const seen = asked
    .map((url) => new URL(url))
    .filter((url) => url.origin === self.location.origin && isReference(url))
    .map(({ pathname, search }) => pathname + search);
  await keep(REFERENCE, [`/api/first-aid?lang=${lang}`, `/api/first-aid/kit?lang=${lang}`, ...seen]);
}

/** The common files and those of one role's area; before anybody has signed in, the common files alone. */
async function keepApp(lang: string, area: string): Promise<void> {
  const lists = ['common', area].map((name) => __PRECACHE__[name]);
  const files = lists.flatMap((list) => [...(list?.files ?? []), ...(list?.words[lang] ?? [])]);
  await keep(
    ASSETS,
    files.map((file) => `/${file}`),
  );
  await (await caches.open(PAGES)).add(SHELL);
}

/** Files of earlier builds go; everything current stays. */
async function forgetOldAssets(): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const request of await cache.keys())
    if (!__ASSETS__.includes(new URL(request.url).pathname.slice(1))) await cache.delete(request);
}

async function fromCacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** The network when it answers in time, else what was kept; what is kept is renewed on the way. */
async function fromNetworkFirst(request: Request, key: string, cacheName = PAGES): Promise<Response> {
  const cache = await caches.open(cacheName);
  // Whatever the page was asked with, it is the same page.
  const find = () => cache.match(key, { ignoreVary: true });
  const kept = await find();
  const fresh = fetch(request).then(async (response) => {
    // Of pages only those that were asked to be kept.
    if ((kept || cacheName === REFERENCE) && response.ok) await cache.put(key, response.clone());
    return response;
  });
  // It may have been put away while the network failed: look again before giving up.
  const orKept = fresh.catch(async (error) => kept ?? (await find()) ?? Promise.reject(error));
  if (!kept) return orKept;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, SLOW_MS, kept));
  return Promise.race([orKept, late]);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldAssets()])),
);

self.addEventListener('message', (event) => {
  const { type, lang, area, urls, asked } = event.data ?? {};
  if (type === 'keep-app') event.waitUntil(Promise.all([keepApp(lang, area), keepReference(lang, asked)]));
  if (type === 'keep') event.waitUntil(keepPublic(urls));
});

/** Public pages and what they show: hashed files once, the rest renewed when seen. */
async function keepPublic(urls: string[]): Promise<void> {
  const paths = urls
    .map((url) => new URL(url, self.location.origin))
    .filter(({ origin }) => origin === self.location.origin);
  const assets = paths
    .filter(({ pathname }) => pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const pages = paths
    .filter(({ pathname }) => !pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  await Promise.all([keep(ASSETS, assets), keep(PAGES, pages)]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCacheFirst(request));
  else if (isReference(url))
    event.respondWith(fromNetworkFirst(request, url.pathname + url.search, REFERENCE));
  else if (request.mode === 'navigate')
    event.respondWith(fromNetworkFirst(request, isApp(url.pathname) ? SHELL : url.pathname));
  else if (/^\/[\w-]+\.(svg|png|js|webmanifest)$/.test(url.pathname))
    event.respondWith(fromNetworkFirst(request, url.pathname));
});

/** What the server pushed, already in the reader's words. */
self.addEventListener('push', (event) => {
  const { text, path } = event.data?.json() ?? {};
  if (typeof text !== 'string') return;
  const shown = self.registration.showNotification(text, { icon: '/icon-192.png', data: { path } });
  event.waitUntil(shown);
});

/** A tap leads into the app: into its open window when there is one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data?.path;
  const target = typeof path === 'string' && isApp(path) ? path : SHELL;
  event.waitUntil(openApp(target));
});

async function openApp(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => isApp(new URL(url).pathname));
  if (!open) await self.clients.openWindow(path);
  else await (await open.navigate(path))?.focus();
}
