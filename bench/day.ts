import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ASSUMED } from '../scripts/scale-plan.ts';
import { type Answer, type Ask, ask } from './lib/ask.ts';
import { bookingsOf, fillCare } from './lib/care-data.ts';
import { type BenchDatabase, PEOPLE, type Person, withDatabases } from './lib/databases.ts';
import { dashboardOf, entryOf, HOURS, requestsOf } from './lib/day-plan.ts';
import { withFolder } from './lib/folder.ts';
import { pacedAnswers } from './lib/paced.ts';
import { cpuBetween, cpuOf, databaseCpu, memoryOf } from './lib/proc.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { argument, unlessShort } from './lib/short.ts';
import { percentile } from './lib/stats.ts';

/** An hour of the day lasts so many seconds here. */
const HOUR_SECONDS = Number(argument('hour') ?? unlessShort(8, 1));
const ACTIVE = Math.round(PEOPLE * ASSUMED.activeShare);
const REQUESTS = ACTIVE * ASSUMED.requestsPerActiveDay * unlessShort(1, 0.1);
/** The power comes back before this hour; half of the phones had none, with so many entries in each. */
const POWER_BACK = 19;
const WAITING = 4;
const TRIES = 10;
const SIZE = { patients: PEOPLE, providers: 200, bookings: 4 * PEOPLE };

const isDone = ({ status }: Answer) => status >= 200 && status < 300;
/** Such as “409: 2, 503: 1”. */
function statusesOf(answers: readonly Answer[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts].map(([status, all]) => `${status}: ${all.length}`).join(', ');
}

const p95 = (answers: readonly Answer[]) =>
  percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.95,
  );

interface Totals {
  readonly nodeCpu: number;
  readonly databaseCpu: Map<number, number>;
  readonly bytes: number;
}

async function totalsOf({ pid }: Program, { name, url }: BenchDatabase): Promise<Totals> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await client.end();
  return { nodeCpu: cpuOf(pid), databaseCpu: databaseCpu(name), bytes: Number(rows[0]?.bytes) };
}

/** Tries again as the outbox does, later each time, and returns every answer. */
async function insist(url: string, agent: Agent, one: Ask): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let tried = 1; tried <= TRIES; tried++) {
    const answer = await ask(url, agent, one);
    answers.push(answer);
    if (isDone(answer)) break;
    await sleep(100 * 2 ** tried);
  }
  return answers;
}

/** The app opens and sends what waited, one after the other. */
async function comeBack(url: string, agent: Agent, person: Person): Promise<Answer[]> {
  const opened = Promise.all(dashboardOf(person).map((one) => insist(url, agent, one)));
  const sent: Answer[] = [];
  for (let n = 0; n < WAITING; n++) sent.push(...(await insist(url, agent, entryOf(person, n))));
  return [...(await opened).flat(), ...sent];
}

async function countEntries({ url }: BenchDatabase): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from measurements');
  await client.end();
  return rows[0]?.count ?? 0;
}

async function live(program: Program, database: BenchDatabase): Promise<Figure[]> {
  const providers = await fillCare(database.url, SIZE);
  const patients = database.people;
  const bookings = await bookingsOf(
    database.url,
    patients.map(({ id }) => id),
  );
  const next = requestsOf({ patients, providers, bookings });
  const { url } = program;
  await pacedAnswers(url, 20, 3, next); // warm up
  const before = await totalsOf(program, database);

  const hours: Answer[][] = [];
  let burst: Answer[] = [];
  let through = 0;
  let entries = { before: 0, after: 0 };
  for (const [hour, share] of HOURS.entries()) {
    if (hour === POWER_BACK) {
      const agent = new Agent({ keepAlive: true });
      const written = await countEntries(database);
      const began = performance.now();
      const phones = patients.slice(0, ACTIVE / 2);
      burst = (await Promise.all(phones.map((person) => comeBack(url, agent, person)))).flat();
      through = (performance.now() - began) / 1000;
      agent.destroy();
      entries = { before: written, after: await countEntries(database) };
    }
    hours.push(await pacedAnswers(url, (REQUESTS * share) / HOUR_SECONDS, HOUR_SECONDS, next));
  }

  const after = await totalsOf(program, database);
  const day = hours.flat();
  const failed = day.filter((one) => !isDone(one));
  const busiest = hours[HOURS.indexOf(Math.max(...HOURS))] ?? [];
  const perThousand = (value: number) => [(value / PEOPLE) * 1000];
  const wire = [...day, ...burst].reduce((sum, { bytes }) => sum + bytes, 0);
  const kept = entries.after - entries.before;
  return [
    {
      what: `requests that were refused or failed${failed.length > 0 ? ` (${statusesOf(failed)})` : ''}`,
      unit: '',
      rounds: [failed.length],
      atMost: 0,
    },
    { what: 'p95 of the day', unit: 'ms', rounds: [p95(day)] },
    { what: 'p95 of the busiest hour', unit: 'ms', rounds: [p95(busiest)] },
    {
      what: `power back: ${ACTIVE / 2} phones at once, until all are through`,
      unit: 's',
      rounds: [through],
      atMost: 10,
    },
    {
      what: 'power back: answers that said "later"',
      unit: '',
      rounds: [burst.filter((one) => !isDone(one)).length],
    },
    {
      what: 'power back: entries lost or written twice',
      unit: '',
      rounds: [Math.abs(kept - (ACTIVE / 2) * WAITING)],
      atMost: 0,
    },
    { what: 'p95 of the hour after it', unit: 'ms', rounds: [p95(hours[POWER_BACK] ?? [])] },
    { what: 'resident memory afterwards', unit: 'MB', rounds: [memoryOf(program.pid)], atMost: 200 },
    {
      what: '1,000 patients, a day: processor time of Node',
      unit: 's',
      rounds: perThousand((after.nodeCpu - before.nodeCpu) / 1000),
    },
    {
      what: '1,000 patients, a day: processor time of PostgreSQL',
      unit: 's',
      rounds: perThousand(cpuBetween(before.databaseCpu, after.databaseCpu) / 1000),
    },
    {
      what: '1,000 patients, a day: more in the database',
      unit: 'MB',
      rounds: perThousand((after.bytes - before.bytes) / 1e6),
    },
    { what: '1,000 patients, a day: content on the network', unit: 'MB', rounds: perThousand(wire / 1e6) },
  ];
}

export const day: Benchmark = {
  title: `A day of ${PEOPLE.toLocaleString('en')} patients, an hour in ${HOUR_SECONDS} s, with a power cut`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['day'], ACTIVE, async ([database]) => {
        if (!database) throw new Error('a database was asked for');
        const program = await startProduct({
          DATABASE_URL: database.url,
          DEMO: '0',
          MAX_FUTURE_BOOKINGS_PER_PROVIDER: '40',
        });
        try {
          return await live(program, database);
        } finally {
          await program.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(day));
