import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createOutbox } from '../web/app/platform/outbox/create-outbox.ts';
import type { ItemStore, OutboxItem, Outcome, StoredItem } from '../web/app/platform/outbox/item.ts';
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
const PROVIDER = {
  professionalTitle: 'Doktè',
  specialty: 'Family Medicine',
  licenseNumber: 'MSPP-2011-0427',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2099-06-30',
  yearsOfExperience: 12,
  education: 'UEH',
  phone: '+50937009012',
  availability: { timeZone: 'UTC', hours: DAYS.map((day) => ({ day, from: '00:00', to: '23:59' })) },
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

function itemsInMemory(): ItemStore {
  const rows = new Map<number, StoredItem>();
  return {
    list: async () => [...rows.values()],
    add: async (item) => void rows.set(rows.size + 1, { ...item, seq: rows.size + 1 }),
    put: async (item) => void rows.set(item.seq, item),
    remove: async (seq) => void rows.delete(seq),
  };
}

/** The outbox of the app sends what waited, over HTTP, one after the other. */
async function sendWaiting(browser: Browser, url: string): Promise<number> {
  const page = await newPage(browser, url);
  const userId = await arrive(page, 'PATIENT', PATIENT);
  const path = `/api/data/health/measurements/${userId}`;
  const items = itemsInMemory();
  for (let n = 0; n < WAITING; n++) {
    const [id, writtenAt] = [randomUUID(), new Date().toISOString()];
    const body = { id, inPregnancy: false, at: writtenAt, systolic: 110 + (n % 20), diastolic: 70 };
    await items.add({ id, userId, kind: 'measurement', path, body, writtenAt });
  }
  const post = async (item: OutboxItem): Promise<Outcome> => {
    const headers = { 'idempotency-key': item.id, 'x-person': item.userId };
    const reply = await page.request.post(item.path, { data: item.body, headers });
    if (!reply.ok()) throw new Error(`${item.path} answered ${reply.status()}: ${await reply.text()}`);
    return { state: 'sent', reply: await reply.json() };
  };
  const outbox = createOutbox({
    items,
    post,
    isOnline: () => true,
    alone: (work) => work(),
    onChange: () => {},
    patience: 1,
  });
  const began = performance.now();
  await outbox.flush();
  const took = performance.now() - began;
  if ((await items.list()).length > 0) throw new Error('something was not sent');
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
          { what: `${WAITING} waiting entries sent`, unit: 'ms', rounds: sent, atMost: 10_000 },
          { what: 'call: let in until both see each other', unit: 'ms', rounds: calls, atMost: 3000 },
        ];
      } finally {
        await browser.close();
        await product.stop();
      }
    }),
};

if (import.meta.main) endWith(await runBenchmark(reach));
