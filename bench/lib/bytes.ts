import type { Browser } from '@playwright/test';
import { LANGUAGES } from '../../packages/i18n/src/languages.ts';
import { STATIC_PAGES } from '../../web/app/pages.ts';
import { booking, openDashboard, until } from './browser.ts';
import type { Figure } from './report.ts';
import { contentOf, type Sent, sum, type Traffic, watchTraffic } from './traffic.ts';

const kB = (bytes: number) => bytes / 1000;
const isCode = ({ kind }: Sent) => kind === 'Script' || kind === 'Stylesheet';
const codeIn = (sent: Sent[]) => kB(sum(sent.filter(isCode), contentOf));

const FORM_WORKS = `Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps'))`;

const DASHBOARD_IS_WHOLE = `!document.querySelector('main .animate-pulse')`;
// The live stream, the style of other screens and the assistant's button load after the dashboard
// is shown.
const BEHIND_MS = 2500;

/** Prints the requests in order, with their bytes and times. */
function explain(title: string, sent: Sent[]): void {
  if (!process.argv.includes('--explain')) return;
  console.log(`\n${title}`);
  for (const one of sent)
    console.log(
      `${one.at.toFixed(0).padStart(6)} ms ${String(contentOf(one)).padStart(7)} B + ${String(one.headers).padStart(4)}  ${one.kind.padEnd(10)} ${new URL(one.url).pathname}`,
    );
}

/** The heaviest of all public pages in all languages, so every page is below the bar. */
export async function publicBytes(browser: Browser, url: string): Promise<Figure[]> {
  const pages: { path: string; paint: number; all: number }[] = [];
  for (const path of LANGUAGES.flatMap((lang) => STATIC_PAGES.map((page) => `/${lang}${page}`)))
    await booking(browser, { step: `bytes of ${path}`, url, serviceWorker: 'block' }, async (context) => {
      const page = await context.newPage();
      const traffic = await watchTraffic(page);
      await page.goto(path);
      const sent = await traffic.take();
      const blocking = sent.filter(({ kind }) => kind === 'Document' || kind === 'Stylesheet');
      explain(path, sent);
      pages.push({
        path,
        paint: kB(sum(blocking, ({ wire }) => wire)),
        all: kB(sum(sent, ({ wire }) => wire)),
      });
    });
  const heaviest = (what: string, field: 'paint' | 'all', atMost: number): Figure => {
    const one = pages.reduce((most, page) => (page[field] > most[field] ? page : most));
    return { what: `${what}, at most (${one.path})`, unit: 'kB', rounds: [one[field]], atMost };
  };
  return [
    heaviest('public pages: before first paint', 'paint', 15),
    heaviest('public pages: in all', 'all', 60),
  ];
}

/**
 * Sign-in until its form works, the dashboard until all its requests are answered, what loads after
 * it, and one more screen.
 */
export async function appBytes(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const note = async (
    what: string,
    traffic: Traffic,
    bars: { kB?: number; requests?: number },
    quietMs?: number,
  ) => {
    const sent = await traffic.take(quietMs);
    explain(what, sent);
    figures.push(
      {
        what: `${what}: script and style`,
        unit: 'kB',
        rounds: [codeIn(sent)],
        ...(bars.kB && { atMost: bars.kB }),
      },
      {
        what: `${what}: requests`,
        unit: '',
        rounds: [sent.length],
        ...(bars.requests && { atMost: bars.requests }),
      },
    );
  };
  await booking(browser, { step: 'bytes of sign-in', url, serviceWorker: 'block' }, async (context) => {
    const page = await context.newPage();
    const traffic = await watchTraffic(page);
    await page.goto('/ht/sign-in', { waitUntil: 'commit' });
    await until(page, FORM_WORKS);
    await note('sign-in', traffic, { kB: 132, requests: 15 });
  });
  await booking(
    browser,
    { step: 'bytes of the dashboard', url, signedIn: true, serviceWorker: 'block' },
    async (context) => {
      const page = await context.newPage();
      const traffic = await watchTraffic(page);
      await openDashboard(page);
      await until(page, DASHBOARD_IS_WHOLE);
      await note('dashboard', traffic, { kB: 132, requests: 15 }, 0);
      await page.waitForTimeout(BEHIND_MS);
      await note('behind the dashboard', traffic, {});
      await page.locator('a[href="/app/account-settings"]').first().dispatchEvent('click');
      await page.locator('input[name="theme"]').first().waitFor();
      await note('a further screen (account settings)', traffic, { kB: 30 });
    },
  );
  return figures;
}

/**
 * What the service worker fetches after a page has loaded, so that the page opens without a
 * network.
 */
export async function workerBytes(
  browser: Browser,
  url: string,
  path: string,
  signedIn: boolean,
): Promise<Figure> {
  return booking(
    browser,
    { step: `service worker, after ${path}`, url, signedIn, serviceWorker: 'allow' },
    async (context) => {
      let bytes = 0;
      context.on('requestfinished', async (request) => {
        if (!request.serviceWorker()) return;
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        bytes += responseBodySize + responseHeadersSize;
      });
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForTimeout(3000);
      return { what: `service worker, after ${path}`, unit: 'kB', rounds: [kB(bytes)] };
    },
  );
}
