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

/** Opens the dashboard, and closes it when the device has stored it. */
async function openOnce(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await openDashboard(page);
  await until(page, "caches.match('/app').then(Boolean)"); // the last file that is cached
  await page.close();
}

/** The dashboard without a network, on the slow processor, when the device has loaded it before. */
export const dashboardOffline = (browser: Browser, url: string): Promise<number> =>
  booking(
    browser,
    { step: 'dashboard offline', url, signedIn: true, serviceWorker: 'allow' },
    async (context) => {
      await openOnce(context);
      await context.setOffline(true);
      const page = await context.newPage();
      await slowDownProcessor(page);
      return await openDashboard(page);
    },
  );

/** The dashboard on the slow connection: on a new device, and on one that has loaded it before. */
export async function dashboardTimes(browser: Browser, url: string): Promise<Figure[]> {
  const signedIn = { url, signedIn: true, serviceWorker: 'allow' } as const;
  const readable: number[] = [];
  const cold: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await booking(
      browser,
      { ...signedIn, step: `slow link: dashboard, cold, round ${round + 1}` },
      async (context) => {
        const page = await context.newPage();
        await slowDown(page);
        cold.push(await openDashboard(page));
        readable.push(await dashboardReadable(page));
      },
    );
    await booking(
      browser,
      { ...signedIn, step: `slow link: dashboard, second visit, round ${round + 1}` },
      async (context) => {
        await openOnce(context);
        const second = await context.newPage();
        await slowDown(second);
        await slowDownWorkers(browser);
        again.push(await openDashboard(second));
      },
    );
  }
  return [
    { what: 'slow link: dashboard readable, cold', unit: 'ms', rounds: readable, atMost: 3000 },
    { what: 'slow link: dashboard usable, cold', unit: 'ms', rounds: cold, atMost: 6000 },
    { what: 'slow link: dashboard usable, second visit', unit: 'ms', rounds: again, atMost: 2000 },
  ];
}
