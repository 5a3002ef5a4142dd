import type { Request } from 'autocannon';
import { type BenchDatabase, type Person, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { loadFor, type Round } from './lib/load.ts';
import { memoryOf } from './lib/proc.ts';
import { type Program, startBare, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { ratios } from './lib/stats.ts';

const CONNECTIONS = 32;
const ROUNDS = 7;
const SECONDS = 3;

interface Side {
  readonly program: Program;
  readonly database: BenchDatabase;
}
type Ask = (person: Person) => Request;

const readOwn: Ask = ({ id, cookie }) => ({ method: 'GET', path: `/api/users/${id}`, headers: { cookie } });

const renameOwn: Ask = ({ id, cookie }) => ({
  method: 'PUT',
  path: `/api/users/${id}`,
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Nadège Pierre', preferredLanguage: 'ht' }),
});

const load = ({ program, database }: Side, ask: Ask) =>
  loadFor(SECONDS, program, database.name, database.people.map(ask));

/** Ours, theirs, ours, theirs…, after a round of each to warm up. */
async function alternate(product: Side, bare: Side, ask: Ask) {
  const ours: Round[] = [];
  const theirs: Round[] = [];
  await load(product, ask);
  await load(bare, ask);
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await load(product, ask));
    theirs.push(await load(bare, ask));
  }
  const of = (field: keyof Round) => ratios(ours, theirs, (round) => round[field]);
  const all = (rounds: Round[], field: keyof Round) => rounds.map((round) => round[field]);
  return {
    of,
    ours: (field: keyof Round) => all(ours, field),
    bare: (field: keyof Round) => all(theirs, field),
  };
}

type Compared = Awaited<ReturnType<typeof alternate>>;

const plainFigures = (name: string, { ours, bare }: Compared): Figure[] => [
  { what: `${name}: requests/s, product`, unit: '/s', rounds: ours('perSecond') },
  { what: `${name}: requests/s, bare`, unit: '/s', rounds: bare('perSecond') },
  { what: `${name}: p99, product`, unit: 'ms', rounds: ours('p99') },
  { what: `${name}: p99, bare`, unit: 'ms', rounds: bare('p99') },
  { what: `${name}: Node CPU, product`, unit: 'ms', rounds: ours('nodeCpu') },
  { what: `${name}: Node CPU, bare`, unit: 'ms', rounds: bare('nodeCpu') },
];

async function compare(product: Side, bare: Side): Promise<Figure[]> {
  const read = await alternate(product, bare, readOwn);
  const write = await alternate(product, bare, renameOwn);
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
    { what: 'memory after all this', unit: 'MB', rounds: [memoryOf(product.program.pid)], atMost: 200 },
    ...plainFigures('read', read),
    ...plainFigures('write', write),
  ];
}

export const server: Benchmark = {
  title: 'Server: the product against a bare program',
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['product', 'bare'], CONNECTIONS, async ([ours, theirs]) => {
        if (!ours || !theirs) throw new Error('two databases were asked for');
        const product = await startProduct({ DATABASE_URL: ours.url, DEMO: '0' });
        const bare = await startBare({ DATABASE_URL: theirs.url });
        try {
          return await compare({ program: product, database: ours }, { program: bare, database: theirs });
        } finally {
          await product.stop();
          await bare.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(server));
