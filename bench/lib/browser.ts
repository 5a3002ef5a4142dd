import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { within } from './within.ts';

// A cheap phone on a bad network: 400 kbit/s, 400 ms latency, a processor four times slower than
// this one.
const LINK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER = 4;
const GIVE_UP_AFTER_MS = 60_000;
const GIVE_UP_STEP_AFTER_MS = 120_000;

/** The demo's patient, who reads Creole and has signed in on this device before. */
const PATIENT = { email: 'patient@lakou.test', password: 'lakou-demo', firstName: 'Nadège' };

export const launch = (): Promise<Browser> => chromium.launch(playwright.use?.launchOptions ?? {});

interface Booking {
  /** Said when it begins, and when it hangs. */
  readonly step: string;
  readonly url: string;
  readonly signedIn?: boolean;
  /** With service workers blocked, only what the page itself requests is counted. */
  readonly serviceWorker: 'allow' | 'block';
}

/** A new browser without stored data. */
export function booking<T>(
  browser: Browser,
  { step, url, signedIn = false, serviceWorker }: Booking,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  return within(step, GIVE_UP_STEP_AFTER_MS, () =>
    inNewContext(browser, { url, signedIn, serviceWorker }, work),
  );
}

async function inNewContext<T>(
  browser: Browser,
  { url, signedIn, serviceWorker }: Omit<Booking, 'step'>,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    serviceWorkers: serviceWorker,
  });
  try {
    await context.addCookies([{ name: 'appLanguage', value: 'ht', url }]);
    if (signedIn) {
      const { email, password } = PATIENT;
      const reply = await context.request.post('/api/auth/login', { data: { email, password } });
      if (!reply.ok()) throw new Error(`sign-in answered ${reply.status()}`);
    }
    return await work(context);
  } finally {
    await context.close();
  }
}

export async function slowDownProcessor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Slows down one page. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINK);
  await slowDownProcessor(page);
}

/** Also slows down the service workers, which the page's settings do not affect. */
export async function slowDownWorkers(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  if (workers.length === 0) throw new Error('no service worker is running');
  for (const { targetId } of workers) await slowDownTarget(devtools, targetId);
}

async function slowDownTarget(devtools: CDPSession, targetId: string): Promise<void> {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  const answers = new Map<number, (text: string) => void>();
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id } = JSON.parse(message) as { id?: number };
    if (id !== undefined) answers.get(id)?.(message);
  });
  const send = (id: number, method: string, params: object) =>
    new Promise<string>((resolve, reject) => {
      answers.set(id, resolve);
      const message = JSON.stringify({ id, method, params });
      devtools.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  await send(1, 'Network.enable', {});
  const answer = await send(2, 'Network.emulateNetworkConditions', LINK);
  if (answer.includes('"error"')) throw new Error(`the service worker cannot be slowed down: ${answer}`);
}

/**
 * Evaluates in the page until the result is defined. Uses the developer tools, because the page's
 * policy forbids eval.
 */
export async function until(page: Page, expression: string): Promise<unknown> {
  const devtools = await page.context().newCDPSession(page);
  const patience = Date.now() + GIVE_UP_AFTER_MS;
  while (Date.now() < patience) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const answer = await devtools.send('Runtime.evaluate', asked).catch(() => undefined); // between two documents
    if (answer?.result.value) return answer.result.value;
    await sleep(50);
  }
  throw new Error(`${page.url()} never came to: ${expression}`);
}

/** Notes the time from the start of the navigation to the frame that shows what the expression finds. */
const noteWhen = (name: string, expression: string) => `{
  const note = (_, observer) => {
    if (!(${expression})) return;
    observer.disconnect();
    requestAnimationFrame(() => { globalThis.${name} = performance.now(); });
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}`;
const named = (place: string) =>
  `document.querySelector('${place} h1')?.textContent.includes(${JSON.stringify(PATIENT.firstName)})`;
// The greeting and what comes next of visits: written by the document's own script, or by the app if that was faster.
const NOTE_READABLE = noteWhen(
  'readableAt',
  `${named('main')} && document.querySelector('main section h2 ~ *')`,
);
// The app's own screen, which answers to taps.
const NOTE_USABLE = noteWhen('usableAt', named('main#main'));

/** Opens the dashboard and returns after how many milliseconds it greets its owner and answers. */
export async function openDashboard(page: Page): Promise<number> {
  await page.addInitScript(NOTE_READABLE + NOTE_USABLE);
  await page.goto('/app', { waitUntil: 'commit' });
  return Number(await until(page, 'globalThis.usableAt'));
}

/** When an opened dashboard could first be read. */
export const dashboardReadable = async (page: Page): Promise<number> =>
  Number(await until(page, 'globalThis.readableAt'));

const NOTE_LARGEST_PAINT = `
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** Opens a page and returns its largest contentful paint in milliseconds. */
export async function largestPaint(page: Page, path: string): Promise<number> {
  await page.addInitScript(NOTE_LARGEST_PAINT);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(1000); // a later, larger one would count
  return Number(await until(page, 'globalThis.largestPaint'));
}
