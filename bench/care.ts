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
 * Each connection is a patient with their own provider, and books one half hour after the other.
 */
const bookNext =
  (providers: readonly string[]) =>
  ({ id, cookie }: Person, index: number): Request => {
    let count = 0;
    const headers = { cookie, 'content-type': 'application/json' };
    const slotRequest = {
      patientId: id,
      providerId: providers[index],
      serviceType: 'General consultation',
      mode: 'video',
    };
    return {
      method: 'POST',
      path: '/api/data/bookings',
      headers,
      setupRequest: (request) => ({
        ...request,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...slotRequest,
          dateTime: new Date(FIRST_FREE + count++ * HALF_HOUR_MS).toISOString(),
        }),
      }),
    };
  };

async function sideOf(program: Program, database: BenchDatabase) {
  const providers = await fillCare(database.url, SIZE);
  const bookings = await bookingsOf(
    database.url,
    database.people.map(({ id }) => id),
  );
  const asking = (requests: readonly Request[]) => ({ program, database, requests });
  return {
    reading: asking(database.people.map(readOwn(bookings))),
    booking: asking(database.people.map(bookNext(providers))),
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
      withDatabases(folder, ['product', 'bare'], CONNECTIONS, async (databases) => {
        const product = await startProduct({
          DATABASE_URL: databases[0]?.url,
          DEMO: '0',
          // Few patients book thousands of visits here.
          MAX_FUTURE_BOOKINGS: '1000000',
          MAX_FUTURE_BOOKINGS_PER_PROVIDER: '1000000',
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
