import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { idOf, signInAsPatient, signInAsProvider } from '../e2e/support.ts';
import { createOutbox } from '../web/app/platform/outbox/create-outbox.ts';
import type { ItemStore, OutboxItem, Outcome, StoredItem } from '../web/app/platform/outbox/item.ts';
import { launch } from './lib/browser.ts';
import { withFolder } from './lib/folder.ts';
import { startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { dashboardOffline } from './lib/times.ts';

const ROUNDS = unlessShort(5, 1);
const WAITING = unlessShort(200, 20);
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const newPage = async (browser: Browser, url: string) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })).newPage();

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
  await signInAsPatient(page);
  const userId = await idOf(page);
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

/** Both are in the waiting room of a video visit. */
async function atTheDoor(patient: Page, provider: Page): Promise<void> {
  await signInAsPatient(patient);
  const hours = DAYS.map((day) => ({ day, from: '00:00', to: '23:59' }));
  await signInAsProvider(provider, {
    name: 'Dr Mirlande Joseph',
    availability: { timeZone: 'UTC', hours },
  });
  const booked = await patient.request.post('/api/data/bookings', {
    data: {
      serviceType: 'Video visit',
      mode: 'video',
      providerId: await idOf(provider),
      dateTime: new Date(Date.now() + 60_000).toISOString(),
    },
  });
  if (!booked.ok()) throw new Error(`a visit cannot be booked: ${await booked.text()}`);
  const { id } = await booked.json();
  for (const page of [patient, provider]) {
    await page.goto(`/app/visits/${id}/call`);
    await page.getByRole('button', { name: 'Join now' }).click();
  }
}

const hasPicture = (page: Page) =>
  page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('dialog video');
    return video !== null && video.videoWidth > 0 && video.currentTime > 0;
  });

/** From letting in until each sees the other. */
async function setUpCall(browser: Browser, url: string): Promise<number> {
  const [patient, provider] = [await newPage(browser, url), await newPage(browser, url)];
  await atTheDoor(patient, provider);
  const letIn = provider.getByRole('button', { name: 'Let in' });
  await letIn.waitFor();
  const began = performance.now();
  await letIn.click();
  await Promise.all([hasPicture(patient), hasPicture(provider)]);
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
