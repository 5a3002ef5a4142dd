import { type CareSize, fillCare } from './lib/care-data.ts';
import { type BenchDatabase, type Person, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { percentile } from './lib/stats.ts';

const ROUNDS = unlessShort(7, 2);
const ASKED = unlessShort(100, 30);
const TIMES = unlessShort(100, 10);
const SMALL: CareSize = { patients: 1000, providers: 100, visits: 10_000 };
const LARGE: CareSize = {
  patients: SMALL.patients * TIMES,
  providers: SMALL.providers * TIMES,
  visits: SMALL.visits * TIMES,
};

interface Side {
  readonly program: Program;
  readonly people: readonly Person[];
  readonly providers: readonly string[];
}

/** What one screen asks for at once. */
type Screen = (person: Person, provider: string) => readonly string[];

const SCREENS: Readonly<Record<string, Screen>> = {
  'dashboard (session, to come, owed, unread)': ({ id }) => [
    '/api/auth/session',
    `/api/data/bookings/user/${id}?when=upcoming&limit=20`,
    `/api/data/bookings/user/${id}?when=owed&limit=20`,
    '/api/notifications/unread',
    '/api/chat/unread',
    '/api/unread',
  ],
  'a patient’s past visits': ({ id }) => [`/api/data/bookings/user/${id}?when=past&limit=20`],
  'providers, first page': () => ['/api/providers?limit=20'],
  'providers of a specialty': () => ['/api/providers?limit=20&specialty=Surgery'],
  'providers by the words of a place': () => ['/api/providers?limit=20&q=petyonvil'],
  'free times of a week': (_, provider) => [`/api/availability/${provider}?days=7`],
};

async function ask({ program, people, providers }: Side, screen: Screen, index: number): Promise<number> {
  const person = people[index % people.length];
  const provider = providers[(index * 7) % providers.length];
  if (!person || !provider) throw new Error('nobody to ask');
  const began = performance.now();
  await Promise.all(
    screen(person, provider).map(async (path) => {
      const reply = await fetch(program.url + path, { headers: { cookie: person.cookie } });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    }),
  );
  return performance.now() - began;
}

async function p95Of(side: Side, screen: Screen): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ASKED; index++) times.push(await ask(side, screen, index));
  return percentile(times, 0.95);
}

async function grow(small: Side, large: Side): Promise<Figure[]> {
  const ratios: Figure[] = [];
  const plain: Figure[] = [];
  for (const [what, screen] of Object.entries(SCREENS)) {
    await p95Of(small, screen);
    await p95Of(large, screen);
    const rounds: { small: number; large: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ small: await p95Of(small, screen), large: await p95Of(large, screen) });
    ratios.push({
      what: `${what}: p95 with ${TIMES} times the data`,
      unit: '×',
      rounds: rounds.map((round) => round.large / round.small),
      atMost: 1.3,
    });
    plain.push({ what: `${what}: p95, large`, unit: 'ms', rounds: rounds.map((round) => round.large) });
  }
  return [...ratios, ...plain];
}

async function sideOf(database: BenchDatabase | undefined, size: CareSize): Promise<Side> {
  if (!database) throw new Error('two databases were asked for');
  const providers = await fillCare(database.url, size);
  const program = await startProduct({ DATABASE_URL: database.url, DEMO: '0' });
  return { program, people: database.people, providers };
}

export const careGrowth: Benchmark = {
  title: `Growth: ${LARGE.visits.toLocaleString('en')} visits, ${LARGE.providers.toLocaleString('en')} providers`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['small', 'large'], 32, async ([few, many]) => {
        const small = await sideOf(few, SMALL);
        const large = await sideOf(many, LARGE);
        try {
          return await grow(small, large);
        } finally {
          await small.program.stop();
          await large.program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(careGrowth));
