// Takes the pictures in docs/screenshots: the product with its demo people, on a temporary data
// folder. Run it after a visible change, check the pictures, and commit them.
import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import playwright from '../playwright.config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../server/src/capabilities/demo/people.demo.ts';
import { buildWebIfChanged } from './build-web.ts';
import { serveThrowaway } from './throwaway.ts';

const PICTURES = new URL('../docs/screenshots/', import.meta.url);
const PORT = 3102;
const SITE = `http://localhost:${PORT}`;
const HEAVIEST = 150_000;
// A fixed morning, so that a picture changes only when the product does.
const NOW = new Date('2026-11-16T08:30:00-05:00');
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

interface Shot {
  name: string;
  path: string;
  lang: 'en' | 'ht';
  viewport: { width: number; height: number };
  dark?: boolean;
}

const SHOTS: readonly Shot[] = [
  { name: 'home-ht-360', path: '/ht', lang: 'ht', viewport: PHONE },
  { name: 'home-ht-1280', path: '/ht', lang: 'ht', viewport: DESKTOP },
  { name: 'sign-in-ht-360', path: '/ht/sign-in', lang: 'ht', viewport: PHONE },
  { name: 'dashboard-ht-360', path: '/app', lang: 'ht', viewport: PHONE },
  { name: 'dashboard-en-1280-dark', path: '/app', lang: 'en', viewport: DESKTOP, dark: true },
];

async function take(browser: Browser, { name, path, lang, viewport, dark = false }: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: SITE,
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    timezoneId: 'America/Port-au-Prince',
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'appLanguage', value: lang, url: SITE }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  if (path.startsWith('/app')) {
    const data = { email: DEMO_ACCOUNTS.patient.email, password: DEMO_PASSWORD };
    const reply = await page.request.post('/api/auth/login', { data });
    if (!reply.ok()) throw new Error(`signing in answered ${reply.status()}`);
    // After signing in, the language is the profile's.
    const { id } = await reply.json();
    await page.request.put(`/api/users/${id}`, { data: { preferredLanguage: lang } });
  }
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  const picture = await page.screenshot({ type: 'jpeg', quality: 88 });
  if (picture.length > HEAVIEST) throw new Error(`${name} is too heavy: ${picture.length} bytes`);
  await writeFile(new URL(`${name}.jpg`, PICTURES), picture);
  console.log(`docs/screenshots/${name}.jpg: ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}

await buildWebIfChanged();
const { stop } = await serveThrowaway({ PORT: String(PORT), LOG_LEVEL: 'warn' });
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  for (const shot of SHOTS) await take(browser, shot);
} finally {
  await browser.close();
  await stop();
}
