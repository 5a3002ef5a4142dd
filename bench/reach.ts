import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { launch, until } from './lib/browser.ts';
import { withFolder } from './lib/folder.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { dashboardOffline } from './lib/times.ts';

const ROUNDS = unlessShort(5, 1);
const WAITING = unlessShort(200, 20);
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const PATIENT = {
  dateOfBirth: '1991-03-14',
  address: '14, rue Baranquilla, Jacmel',
  phone: '+50937123456',
  emergencyContact: { name: 'Rose Pierre', phone: '+50937123457', address: 'Jacmel' },
};
// Visits begin at hours as they are written, and a door opens ten minutes before.
const SOON = new Date(Date.now() + 9 * 60_000).toISOString().slice(11, 16);
const PROVIDER = {
  professionalTitle: 'Doktè',
  specialty: 'Family Medicine',
  licenseNumber: 'MSPP-2011-0427',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2099-06-30',
  yearsOfExperience: 12,
  education: 'UEH',
  phone: '+50937009012',
  availability: { timeZone: 'UTC', hours: DAYS.map((day) => ({ day, from: SOON, to: '23:59' })) },
  serviceLocations: [{ name: 'Jacmel', lat: 18.2342, lng: -72.5354 }],
};

const newPage = async (browser: Browser, url: string) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })).newPage();

async function call(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(path, { data });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
}

/** Registers somebody, signs in, and returns the id. */
async function arrive(page: Page, role: 'PATIENT' | 'PROVIDER', profile: object): Promise<string> {
  const who = { name: 'Mirlande Joseph', email: `${randomUUID()}@example.test`, password: 'yon bon modpas' };
  await call(page, '/api/auth/register', { ...who, role });
  const { id } = await call(page, '/api/auth/login', who);
  await call(page, `/api/users/${id}/complete-profile`, profile);
  return id;
}

/** Writes entries down as the app does without a network: each sealed with the key of who is signed in. */
const fillOutbox = (userId: string, path: string, count: number) => `(async () => {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('device'));
  const [{ key }] = await done(database.transaction('keys').objectStore('keys').getAll());
  const bytesOf = (text) => new TextEncoder().encode(text);
  const [userId, path] = ${JSON.stringify([userId, path])};
  for (let n = 0; n < ${count}; n++) {
    const [id, writtenAt] = [crypto.randomUUID(), new Date().toISOString()];
    const body = { id, inPregnancy: false, at: writtenAt, systolic: 110 + (n % 20), diastolic: 70 };
    const item = bytesOf(JSON.stringify({ id, userId, kind: 'measurement', path, body, writtenAt }));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf('item') }, key, item);
    await done(database.transaction('items', 'readwrite').objectStore('items').add({ userId, iv, data }));
  }
  database.close();
  new BroadcastChannel('outbox').postMessage('changed');
})()`;

/** How many entries the list on the screen has. */
const LISTED = "document.querySelectorAll('main li h3').length";

/** What waited on the phone leaves it, encrypted store and list on the screen included. */
async function sendWaiting(browser: Browser, url: string): Promise<number> {
  const page = await newPage(browser, url);
  const userId = await arrive(page, 'PATIENT', PATIENT);
  await page.goto('/app/outbox');
  await page.getByText('Nothing is waiting.', { exact: false }).waitFor();
  await page.context().setOffline(true);
  await page.evaluate(fillOutbox(userId, `/api/data/health/measurements/${userId}`, WAITING));
  await until(page, `${LISTED} === ${WAITING}`);
  const began = performance.now();
  await page.context().setOffline(false);
  await until(page, `${LISTED} === 0`);
  const took = performance.now() - began;
  const arrived = await page.request.get(`/api/data/health/measurements/${userId}?limit=100`);
  if ((await arrived.json()).length < Math.min(WAITING, 100)) throw new Error('something was not sent');
  await page.context().close();
  return took;
}

/** Both are at the door of a video visit. */
async function atTheDoor(patient: Page, provider: Page): Promise<void> {
  await arrive(patient, 'PATIENT', PATIENT);
  const providerId = await arrive(provider, 'PROVIDER', PROVIDER);
  const { id } = await call(patient, '/api/data/bookings', {
    serviceType: 'Video visit',
    mode: 'video',
    providerId,
    dateTime: new Date(Date.now() + 60_000).toISOString(),
  });
  for (const page of [patient, provider]) {
    await page.goto(`/app/visits/${id}/call`);
    await page.getByRole('button', { name: 'Join now' }).click();
  }
}

const PICTURE = `(({ videoWidth = 0, currentTime = 0 }) => videoWidth > 0 && currentTime > 0)(
  document.querySelector('dialog video') ?? {})`;

/** From letting in until each sees the other. */
async function setUpCall(browser: Browser, url: string): Promise<number> {
  const [patient, provider] = [await newPage(browser, url), await newPage(browser, url)];
  await atTheDoor(patient, provider);
  const letIn = provider.getByRole('button', { name: 'Let in' });
  await letIn.waitFor();
  const began = performance.now();
  await letIn.click();
  await Promise.all([until(patient, PICTURE), until(provider, PICTURE)]);
  const took = performance.now() - began;
  for (const page of [patient, provider]) await page.context().close();
  return took;
}

async function rounds(count: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < count; round++) measured.push(await measure());
  return measured;
}

export const reach: Benchmark = {
  title: 'Reach: without a network, and face to face',
  measure: () =>
    withFolder(async (folder): Promise<Figure[]> => {
      const product = await startProduct({ DATA_DIR: folder, DEMO: '1', TRUST_PROXY: '1' });
      const browser = await launch();
      try {
        const { url } = product;
        const offline = await rounds(ROUNDS, () => dashboardOffline(browser, url));
        const sent = await rounds(Math.min(ROUNDS, 3), () => sendWaiting(browser, url));
        const calls = await rounds(ROUNDS, () => setUpCall(browser, url));
        return [
          { what: 'dashboard opened without a network', unit: 'ms', rounds: offline, atMost: 1500 },
          {
            what: `${WAITING} entries that waited on the phone, sent`,
            unit: 'ms',
            rounds: sent,
            atMost: 10_000,
          },
          { what: 'call: let in until both see each other', unit: 'ms', rounds: calls, atMost: 3000 },
        ];
      } finally {
        await browser.close();
        await product.stop();
      }
    }),
};

if (import.meta.main) endWith(await runBenchmark(reach));
