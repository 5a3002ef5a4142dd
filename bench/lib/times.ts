import type { Browser, BrowserContext } from '@playwright/test';
import { STATIC_PAGES } from '../../web/app/pages.ts';
import {
  booking,
  dashboardReadable,
  largestPaint,
  openDashboard,
  slowDown,
  slowDownProcessor,
  slowDownWorkers,
  until,
} from './browser.ts';
import type { Figure } from './report.ts';

const ROUNDS = 5;

/** Public pages in Creole, on the slow connection. */
export async function publicPaint(browser: Browser, url: string): Promise<Figure[]> {
  const times = STATIC_PAGES.map((page) => ({ path: `/ht${page}`, rounds: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { path, rounds } of times)
      await booking(
        browser,
        { step: `slow link: ${path}, round ${round + 1}`, url, serviceWorker: 'allow' },
        async (context) => {
          const page = await context.newPage();
          await slowDown(page);
          rounds.push(await largestPaint(page, path));
        },
      );
  return times.map(({ path, rounds }) => ({
    what: `slow link: LCP of ${path}`,
    unit: 'ms',
    rounds,
    atMost: 1500,
  }));
}

const STORED = "caches.match('/app').then(Boolean)"; // the last file that is cached
/** What the family reads was read as well, and is on the device. */
const KEPT = `Object.keys(localStorage).some((key) => key.startsWith('family-kept-at:')) && ${STORED}`;

/** Opens the dashboard, and closes it when the device has stored it. */
async function openOnce(context: BrowserContext, isDone = STORED): Promise<void> {
  const page = await context.newPage();
  await openDashboard(page);
  await until(page, isDone);
  await page.close();
}

/** The dashboard without a network, on the slow processor, when the device has loaded it before. */
export const dashboardOffline = (browser: Browser, url: string): Promise<number> =>
  booking(
    browser,
    { step: 'dashboard offline', url, signedIn: true, serviceWorker: 'allow' },
    async (context) => {
      await openOnce(context, KEPT);
      await context.setOffline(true);
      const page = await context.newPage();
      await slowDownProcessor(page);
      return await openDashboard(page);
    },
  );

/** The dashboard on the slow connection, on a new device. */
export async function coldDashboard(browser: Browser, url: string): Promise<Figure[]> {
  const [readable, usable]: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    const step = `slow link: dashboard, cold, round ${round}`;
    await booking(browser, { step, url, signedIn: true, serviceWorker: 'allow' }, async (context) => {
      const page = await context.newPage();
      await slowDown(page);
      usable.push(await openDashboard(page));
      readable.push(await dashboardReadable(page));
    });
  }
  return [
    { what: 'slow link: dashboard readable, cold', unit: 'ms', rounds: readable, atMost: 3000 },
    { what: 'slow link: dashboard usable, cold', unit: 'ms', rounds: usable, atMost: 6000 },
  ];
}

/** The same on a device that has loaded it before. */
export async function secondDashboard(browser: Browser, url: string): Promise<Figure[]> {
  const rounds: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const step = `slow link: dashboard, second visit, round ${round}`;
    await booking(browser, { step, url, signedIn: true, serviceWorker: 'allow' }, async (context) => {
      await openOnce(context);
      const second = await context.newPage();
      await slowDown(second);
      await slowDownWorkers(browser);
      rounds.push(await openDashboard(second));
    });
  }
  return [{ what: 'slow link: dashboard usable, second visit', unit: 'ms', rounds, atMost: 2000 }];
}
