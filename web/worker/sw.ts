// The service worker: opens stored pages without a network, and sends what the outbox keeps. It stores no personal data:
// of the API only replies that are the same for everybody.
/// <reference lib="webworker" />
import type { Language } from '@lakou/i18n';
import { findKey } from '../app/platform/device/device-key.ts';
import {
  ASSETS_CACHE as ASSETS,
  REFERENCE_CACHE as REFERENCE,
  textAddresses,
} from '../app/platform/kept-texts.ts';
import { type MissingWords, missingPage, titleIn } from '../app/platform/missing-page.ts';
import { drain } from '../app/platform/outbox/drain.ts';
import { itemsOf } from '../app/platform/outbox/items.ts';
import { alone, CHANNEL, SYNC_TAG } from '../app/platform/outbox/one-sender.ts';
import { postItem } from '../app/platform/outbox/post.ts';
import { transferred } from '../app/platform/transferred.ts';

declare const self: ServiceWorkerGlobalScope;
// Filled in by the build: all hashed files, those that each role's app needs (scripts/precache.ts), and what is said of a
// page that is not here.
declare const __ASSETS__: string[];
declare const __PRECACHE__: Record<string, { files: string[]; words: Record<string, string[]> }>;
declare const __MISSING__: { colours: string; words: Record<string, MissingWords> };

const PAGES = 'pages';
// Filled by the pages, when somebody asks to keep clips.
const SPEECH = 'speech';
const SHELL = '/app';
const SLOW_MS = 6000;
/** Texts that were kept a few hours ago are good enough for a phone that pays for each kilobyte. */
const AGAIN_MS = 6 * 3600 * 1000;

const isApp = (path: string) => path === SHELL || path.startsWith(`${SHELL}/`);

async function keep(cacheName: string, urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: string[] = [];
  for (const url of urls) if (!(await cache.match(url))) missing.push(url);
  // When one file fails, the others must still be stored; the missing one is fetched when it is used.
  await Promise.allSettled(missing.map((url) => cache.add(url)));
}

/**
 * First aid, education, medicines, advice for pregnancy and the words of the symptom checker. Searches are not stored:
 * the app searches the whole list.
 * Who has a medicine now is not stored either: it would mislead tomorrow.
 */
const isReference = ({ pathname, searchParams }: URL) =>
  /^\/api\/(first-aid|features\/education\/content|medicines|maternity\/tips|ai\/symptom-checker\/words)(\/|$)/.test(
    pathname,
  ) &&
  !pathname.endsWith('/offers') &&
  !searchParams.has('q');

/** First aid is stored in low-data mode too, because it is needed in a hurry; the rest when it is opened or asked for. */
const keepFirstAid = (lang: string) =>
  keep(REFERENCE, [`/api/first-aid?lang=${lang}`, `/api/first-aid/kit?lang=${lang}`]);

/** Stores the reference pages among the addresses that a page requested without the service worker. */
function keepReference(asked: string[]): Promise<void> {
  const seen = asked
    .map((url) => new URL(url))
    .filter((url) => url.origin === self.location.origin && isReference(url))
    .map(({ pathname, search }) => pathname + search);
  return keep(REFERENCE, seen);
}

const isOld = (kept: Response) => Date.now() - Date.parse(kept.headers.get('date') ?? '') > AGAIN_MS;

/** Stores all texts of a language and what checks symptoms, one after the other: nobody waits for them. */
async function keepTexts(lang: Language): Promise<void> {
  const cache = await caches.open(REFERENCE);
  for (const address of textAddresses(lang)) {
    const kept = await cache.match(address, { ignoreVary: true });
    if (!kept || isOld(kept)) await cache.add(address).catch(() => undefined);
  }
  await keep(ASSETS, __PRECACHE__.engine?.files.map((file) => `/${file}`) ?? []);
}

/** Stores the common files and those of one role's area; before anybody has signed in, only the common files. */
async function keepApp(lang: string, area: string, fonts: boolean): Promise<void> {
  const lists = ['common', area].map((name) => __PRECACHE__[name]);
  const files = lists.flatMap((list) => [...(list?.files ?? []), ...(list?.words[lang] ?? [])]);
  const wanted = files.filter((file) => fonts || !file.endsWith('.woff2'));
  await keep(
    ASSETS,
    wanted.map((file) => `/${file}`),
  );
  await (await caches.open(PAGES)).add(SHELL);
}

/** Deletes the files of earlier builds. */
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

/** A kept clip, or the part of it that a player asks for; other clips come from the network and are not kept. */
async function fromKeptSpeech(request: Request): Promise<Response> {
  const kept = await (await caches.open(SPEECH)).match(request.url);
  if (!kept) return fetch(request);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined) return kept;
  const bytes = await kept.arrayBuffer();
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, bytes.byteLength - 1);
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { 'content-type': 'audio/mpeg', 'content-range': `bytes ${start}-${end}/${bytes.byteLength}` },
  });
}

/** Uses the network if it answers in time, otherwise the stored copy; a new reply replaces the stored copy. */
async function fromNetworkFirst(request: Request, key: string, cacheName = PAGES): Promise<Response> {
  const cache = await caches.open(cacheName);
  // The page is the same whatever headers it was requested with.
  const find = () => cache.match(key, { ignoreVary: true });
  const kept = await find();
  const fresh = fetch(request).then(async (response) => {
    // Of pages, only those that were stored on request are updated.
    if ((kept || cacheName === REFERENCE) && response.ok) await cache.put(key, response.clone());
    return response;
  });
  // It may have been stored while the network failed, so the cache is checked again.
  const orKept = fresh.catch(async (error) => kept ?? (await find()) ?? Promise.reject(error));
  if (!kept) return orKept;
  const late = new Promise<Response>((resolve) => setTimeout(resolve, SLOW_MS, kept));
  return Promise.race([orKept, late]);
}

/** What is on this device of the public pages in one language, by the titles they have. */
async function keptPagesIn(lang: string) {
  const cache = await caches.open(PAGES);
  const found = (await cache.keys()).map(async (request) => {
    const { pathname: path } = new URL(request.url);
    if (!`${path}/`.startsWith(`/${lang}/`)) return [];
    const title = titleIn((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '');
    return title ? [{ path, title }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** It opens by itself when the network is back. */
async function missing(path: string): Promise<Response> {
  const { colours, words } = __MISSING__;
  const lang = Object.keys(words).find((one) => `${path}/`.startsWith(`/${one}/`)) ?? 'en';
  const said = words[lang];
  if (!said) return Response.error();
  const page = missingPage(lang, said, { app: SHELL, colours, kept: await keptPagesIn(lang) });
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const openPage = (request: Request, path: string): Promise<Response> =>
  fromNetworkFirst(request, isApp(path) ? SHELL : path).catch(() => missing(path));

/** Tells one open page how much was loaded here: its own count does not see it. */
async function tellLoaded(entries: PerformanceEntryList): Promise<void> {
  const loaded = transferred(entries);
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (loaded > 0) page?.postMessage({ loaded });
}
new PerformanceObserver((list) => void tellLoaded(list.getEntries())).observe({ type: 'resource' });

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldAssets()])),
);

self.addEventListener('message', (event) => {
  const { type, lang, area, fonts, urls, asked } = event.data ?? {};
  if (type === 'keep-app')
    event.waitUntil(Promise.all([keepApp(lang, area, fonts), keepFirstAid(lang), keepReference(asked)]));
  if (type === 'keep-texts') event.waitUntil(keepTexts(lang).then(() => event.ports[0]?.postMessage('done')));
  if (type === 'keep-reference') event.waitUntil(keepReference(asked));
  if (type === 'keep') event.waitUntil(keepPublic(urls));
});

/** Stores public pages and their files: hashed files once, the others again each time. */
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
  else if (url.pathname.startsWith('/media/speech/')) event.respondWith(fromKeptSpeech(request));
  else if (isReference(url))
    event.respondWith(fromNetworkFirst(request, url.pathname + url.search, REFERENCE));
  else if (request.mode === 'navigate') event.respondWith(openPage(request, url.pathname));
  else if (/^\/[\w-]+\.(svg|png|js|webmanifest)$/.test(url.pathname))
    event.respondWith(fromNetworkFirst(request, url.pathname));
});

/** Shows a push message; the server has already written it in the reader's language. */
self.addEventListener('push', (event) => {
  const { text, path } = event.data?.json() ?? {};
  if (typeof text !== 'string') return;
  const shown = self.registration.showNotification(text, { icon: '/icon-192.png', data: { path } });
  event.waitUntil(shown);
});

/** A tap on a notification opens its page, in an open window of the app if there is one. */
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

/** Sends what waits on this device for who is signed in; failing makes the browser try again later. */
async function sendOutbox(): Promise<void> {
  const device = await findKey(Date.now());
  if (!device) return;
  const items = itemsOf(device.userId, device.key);
  const end = await alone(() => drain({ items, post: postItem, isOnline: () => navigator.onLine }));
  new BroadcastChannel(CHANNEL).postMessage('changed');
  if (end === 'away') throw new Error('no network');
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
self.addEventListener('sync' as 'message', (event) => {
  const sync = event as unknown as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(sendOutbox());
});
