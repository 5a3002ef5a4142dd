import type { Request } from 'autocannon';
import { alternate } from './lib/compare.ts';
import { type BenchDatabase, type Person, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { memoryOf } from './lib/proc.ts';
import { type Program, startBare, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';

const CONNECTIONS = 32;
const PACE = { rounds: unlessShort(7, 2), seconds: unlessShort(3, 1) };

type Ask = (person: Person) => Request;

const readOwn: Ask = ({ id, cookie }) => ({ method: 'GET', path: `/api/users/${id}`, headers: { cookie } });

const renameOwn: Ask = ({ id, cookie }) => ({
  method: 'PUT',
  path: `/api/users/${id}`,
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Nadège Pierre', preferredLanguage: 'ht' }),
});

const asking = (program: Program, database: BenchDatabase, ask: Ask) => ({
  program,
  database,
  requests: database.people.map(ask),
});

async function compare(product: Program, bare: Program, [ours, theirs]: BenchDatabase[]): Promise<Figure[]> {
  if (!ours || !theirs) throw new Error('two databases were asked for');
  const both = (ask: Ask) => alternate(asking(product, ours, ask), asking(bare, theirs, ask), PACE);
  const read = await both(readOwn);
  const write = await both(renameOwn);
  return [
    { what: 'read: requests/s, of bare', unit: '×', rounds: read.of('perSecond'), atLeast: 0.8 },
    { what: 'read: p99, of bare', unit: '×', rounds: read.of('p99'), atMost: 1.5 },
    { what: 'read: Node CPU per request, of bare', unit: '×', rounds: read.of('nodeCpu'), atMost: 1.5 },
    {
      what: 'read: database CPU per request, of bare',
      unit: '×',
      rounds: read.of('databaseCpu'),
      atMost: 1.3,
    },
    { what: 'write: requests/s, of bare', unit: '×', rounds: write.of('perSecond'), atLeast: 0.5 },
    { what: 'write: p99, of bare', unit: '×', rounds: write.of('p99'), atMost: 2 },
    { what: 'write: Node CPU per request, of bare', unit: '×', rounds: write.of('nodeCpu') },
    { what: 'write: database CPU per request, of bare', unit: '×', rounds: write.of('databaseCpu') },
    { what: 'memory after all this', unit: 'MB', rounds: [memoryOf(product.pid)], atMost: 200 },
    ...read.plain('read'),
    ...write.plain('write'),
  ];
}

export const server: Benchmark = {
  title: 'Server: the product against a bare program',
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['product', 'bare'], CONNECTIONS, async (databases) => {
        const product = await startProduct({ DATABASE_URL: databases[0]?.url, DEMO: '0' });
        const bare = await startBare({ DATABASE_URL: databases[1]?.url });
        try {
          return await compare(product, bare, databases);
        } finally {
          await product.stop();
          await bare.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(server));
