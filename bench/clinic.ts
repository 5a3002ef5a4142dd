import type { CDPSession, Page } from '@playwright/test';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { publish } from '../server/src/platform/events/publish.ts';
import { launch, until } from './lib/browser.ts';
import { fillClinic } from './lib/clinic-data.ts';
import { forgetTries, type Person, withDatabases } from './lib/databases.ts';
import { lanesOf, waitingVisits } from './lib/dispatch-board.ts';
import { withFolder } from './lib/folder.ts';
import { type Asker, grow, type Screen, type Side } from './lib/grow.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';

const ROUNDS = unlessShort(5, 2);
const ASKED = unlessShort(60, 20);
const TIMES = unlessShort(100, 10);
const SMALL = 1000;
const UPDATES = unlessShort(30, 6);
const PROVIDERS = 60;
/** All that waits is on the board, beside the lanes of all who are on shift with what they have already. */
const WAITING = 500;
const IN_LANES = 240;

const list =
  (path: (asker: Asker) => string): Screen =>
  (asker) => ({ as: asker.patient, paths: [`/api/clinics/${asker.provider}/${path(asker)}`] });

const LISTS: Readonly<Record<string, Screen>> = {
  'a clinic’s patients, first page': list(() => 'patients?limit=50'),
  'a clinic’s patients, a later page': list(({ pageEnd }) => `patients?limit=50&after=${pageEnd}`),
  'a clinic’s patients by a rare name': list(() => 'patients?limit=50&q=zefiren'),
  'a clinic’s patients by a name that nobody has': list(() => 'patients?limit=50&q=zzyzx'),
  'a clinic’s patients by a tag': list(() => 'patients?limit=50&tag=dyabet'),
  'visits without an account': list(() => 'clinic-visits?limit=50'),
  'visits that nobody invoiced': list(() => 'visits-to-invoice'),
  'a clinic’s invoices': list(() => 'invoices?limit=50'),
};

interface Filled {
  readonly program: Program;
  readonly url: string;
  readonly small: Side;
  readonly large: Side;
}

/** One product with a small clinic and a large one. */
async function withClinics(folder: string, work: (filled: Filled) => Promise<Figure[]>): Promise<Figure[]> {
  return withDatabases(folder, ['clinic'], 3, async ([database]) => {
    const [few, many, doctor] = database?.people ?? [];
    if (!database || !few || !many || !doctor) throw new Error('nobody to ask');
    const { url } = database;
    const first = await fillClinic(url, few, doctor.id, SMALL);
    const second = await fillClinic(url, many, doctor.id, SMALL * TIMES);
    const program = await startProduct({ DATABASE_URL: url, DEMO: '0' });
    const sideOf = (owner: Person, { id, pageEnd }: typeof first): Side => ({
      program,
      patients: [owner],
      doctors: [owner],
      providers: [id],
      pageEnds: [pageEnd],
      partners: new Map([[owner.id, id]]),
    });
    try {
      return await work({ program, url, small: sideOf(few, first), large: sideOf(many, second) });
    } finally {
      await program.stop();
    }
  });
}

async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Shows the board, takes its first visit away and changes another so many times, and counts the script of each. */
async function updateBoard(page: Page, tell: () => Promise<void>): Promise<number[]> {
  let version = 0;
  await page.route('**/dispatch/unassigned*', (route) =>
    route.fulfill({ json: waitingVisits(WAITING, version) }),
  );
  await page.route('**/dispatch/lanes', (route) => route.fulfill({ json: lanesOf(PROVIDERS, IN_LANES) }));
  await page.goto('/app/dispatch');
  const shows = (text: string) => until(page, `document.body.textContent.includes(${JSON.stringify(text)})`);
  await shows(`Enfimyè ${PROVIDERS - 1}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const taken: number[] = [];
  for (let update = 1; update <= UPDATES; update++) {
    version = update;
    const before = await scriptMs(devtools);
    await tell();
    await shows(`Chanje ${update}`);
    taken.push((await scriptMs(devtools)) - before);
  }
  return taken;
}

/** The replies are made up, the event that makes the board read them is the product's own. */
async function drawBoard({ program, url, small }: Filled): Promise<Figure[]> {
  const [owner] = small.patients;
  const [clinicId = ''] = small.providers;
  if (!owner) throw new Error('nobody to ask');
  const db = openDatabase(url);
  const browser = await launch();
  try {
    const context = await browser.newContext({
      baseURL: program.url,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    });
    const [name = '', value = ''] = owner.cookie.split('=');
    await context.addCookies([
      { name, value, url: program.url },
      { name: 'signedIn', value: '1', url: program.url },
    ]);
    const tell = () =>
      db.transaction(async (tx) => publish(tx, [owner.id], { kind: 'dispatch', id: clinicId }));
    const rounds = await updateBoard(await context.newPage(), tell);
    const what = `dispatch board, ${WAITING} visits waiting, ${IN_LANES} given, ${PROVIDERS} providers: script of one update`;
    return [{ what, unit: 'ms', rounds, atMost: 16 }];
  } finally {
    await browser.close();
    await db.close();
  }
}

export const clinic: Benchmark = {
  title: `Clinic: ${(SMALL * TIMES).toLocaleString('en')} patients; the dispatch board`,
  measure: () =>
    withFolder((folder) =>
      withClinics(folder, async (filled) => [
        ...(await drawBoard(filled)),
        ...(await grow(filled.small, filled.large, LISTS, {
          times: TIMES,
          rounds: ROUNDS,
          asked: ASKED,
          atMost: 1.3,
          before: () => forgetTries(filled.url),
        })),
      ]),
    ),
};

if (import.meta.main) endWith(await runBenchmark(clinic));
