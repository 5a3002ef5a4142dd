import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { bookingsOf, fillCare } from './lib/care-data.ts';
import { alternate } from './lib/compare.ts';
import { type BenchDatabase, type Person, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { type Program, startCareBare, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';

const CONNECTIONS = 32;
const PATIENTS_EACH = 60;
const PACE = { rounds: unlessShort(7, 2), seconds: unlessShort(3, 1) };
const SIZE = { patients: 5000, providers: 200, bookings: 20_000 };
const HALF_HOUR_MS = 1_800_000;
// After all existing visits.
const FIRST_FREE = Math.ceil((Date.now() + 60 * 86_400_000) / HALF_HOUR_MS) * HALF_HOUR_MS;

const readOwn =
  (bookings: ReadonlyMap<string, string>) =>
  ({ id, cookie }: Person): Request => ({
    method: 'GET',
    path: `/api/bookings/${bookings.get(id)}`,
    headers: { cookie },
  });

/**
 * Each connection has its own provider and its own patients, who book in turn one half hour after the
 * other, so that nobody has more visits to come than the product allows.
 */
const bookNext =
  (providers: readonly string[]) =>
  (patients: readonly Person[], index: number): Request => {
    let count = 0;
    const slotRequest = { providerId: providers[index], serviceType: 'General consultation', mode: 'video' };
    return {
      method: 'POST',
      path: '/api/data/bookings',
      headers: {},
      setupRequest(request) {
        const patient = patients[count % patients.length];
        const dateTime = new Date(FIRST_FREE + count++ * HALF_HOUR_MS).toISOString();
        return {
          ...request,
          headers: {
            cookie: patient?.cookie ?? '',
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
          },
          body: JSON.stringify({ ...slotRequest, patientId: patient?.id, dateTime }),
        };
      },
    };
  };

const inGroups = (people: readonly Person[]): Person[][] =>
  Array.from({ length: CONNECTIONS }, (_, n) => people.slice(n * PATIENTS_EACH, (n + 1) * PATIENTS_EACH));

async function sideOf(program: Program, database: BenchDatabase) {
  const providers = await fillCare(database.url, SIZE);
  const bookings = await bookingsOf(
    database.url,
    database.people.map(({ id }) => id),
  );
  const asking = (requests: readonly Request[]) => ({ program, database, requests });
  return {
    reading: asking(database.people.slice(0, CONNECTIONS).map(readOwn(bookings))),
    booking: asking(inGroups(database.people).map(bookNext(providers))),
  };
}

async function compare(product: Program, bare: Program, [ours, theirs]: BenchDatabase[]): Promise<Figure[]> {
  if (!ours || !theirs) throw new Error('two databases were asked for');
  const mine = await sideOf(product, ours);
  const other = await sideOf(bare, theirs);
  const read = await alternate(mine.reading, other.reading, PACE);
  const book = await alternate(mine.booking, other.booking, PACE);
  return [
    { what: 'read a visit: requests/s, of bare', unit: '×', rounds: read.of('perSecond'), atLeast: 0.8 },
    { what: 'read a visit: p99, of bare', unit: '×', rounds: read.of('p99'), atMost: 1.5 },
    { what: 'read a visit: Node CPU, of bare', unit: '×', rounds: read.of('nodeCpu'), atMost: 1.5 },
    { what: 'read a visit: database CPU, of bare', unit: '×', rounds: read.of('databaseCpu'), atMost: 1.3 },
    { what: 'book a visit: requests/s, of bare', unit: '×', rounds: book.of('perSecond'), atLeast: 0.5 },
    { what: 'book a visit: p99, of bare', unit: '×', rounds: book.of('p99'), atMost: 2 },
    ...read.plain('read'),
    ...book.plain('book'),
  ];
}

export const care: Benchmark = {
  title: 'Visits: the product against a bare program',
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['product', 'bare'], CONNECTIONS * PATIENTS_EACH, async (databases) => {
        const product = await startProduct({
          DATABASE_URL: databases[0]?.url,
          DEMO: '0',
          // As many visits to come with one provider as with all.
          MAX_FUTURE_BOOKINGS_PER_PROVIDER: '40',
        });
        const bare = await startCareBare({ DATABASE_URL: databases[1]?.url });
        try {
          return await compare(product, bare, databases);
        } finally {
          await product.stop();
          await bare.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(care));
