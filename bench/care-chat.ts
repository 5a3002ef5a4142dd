import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../server/src/platform/db/db.ts';
import { startSession } from '../server/src/platform/session/session.ts';
import { fillCare } from './lib/care-data.ts';
import { type BenchDatabase, type Person, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { cpuOf } from './lib/proc.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { unlessShort } from './lib/short.ts';
import { percentile } from './lib/stats.ts';
import { holdStream, type Stream } from './lib/streams.ts';

const STREAMS = 1000;
const PAIRS = unlessShort(20, 5);
const ROUNDS = unlessShort(7, 2);
const PER_ROUND = 3; // within the limit of messages per person and minute
const IDLE_SECONDS = unlessShort(30, 5);
const json = { 'content-type': 'application/json' };

interface Pair {
  readonly patient: Person;
  readonly provider: Person;
  /** The provider's stream, at the other instance. */
  readonly stream: Stream;
}

async function call({ url }: Program, path: string, { cookie }: Person, body?: object): Promise<unknown> {
  const method = body ? 'POST' : 'GET';
  const reply = await fetch(url + path, {
    method,
    headers: { ...(body && json), cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** From pressing send until the other's screen has the text: event, request, reply. */
async function deliver(one: Program, other: Program, { patient, provider, stream }: Pair): Promise<number> {
  const content = randomUUID();
  const notified = stream.next('message');
  const began = performance.now();
  const sent = call(one, '/api/chat/send', patient, {
    senderId: patient.id,
    recipientId: provider.id,
    content,
  });
  await notified;
  const page = await call(other, `/api/chat/history/${provider.id}/${patient.id}?limit=40`, provider);
  const took = performance.now() - began;
  await sent;
  if (!JSON.stringify(page).includes(content)) throw new Error('told of a message that is not there');
  return took;
}

/** Milliseconds of CPU per second without requests. */
async function idleCpu(programs: readonly Program[]): Promise<number> {
  const used = () => programs.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const before = used();
  await sleep(IDLE_SECONDS * 1000);
  return (used() - before) / IDLE_SECONDS;
}

async function signIn(url: string, ids: readonly string[]): Promise<Person[]> {
  const db = openDatabase(url);
  const people: Person[] = [];
  for (const id of ids) {
    const token = await startSession(db, id, { address: '127.0.0.1', userAgent: 'bench' }, new Date());
    people.push({ id, cookie: `session=${token}` });
  }
  await db.close();
  return people;
}

async function talk([one, other]: [Program, Program], database: BenchDatabase): Promise<Figure[]> {
  const ids = await fillCare(database.url, { patients: 5000, providers: PAIRS, bookings: 1000 });
  const providers = await signIn(database.url, ids.slice(0, PAIRS));
  const quiet = await idleCpu([one, other]);
  const others = database.people.slice(PAIRS, PAIRS + STREAMS);
  const idle: Stream[] = [];
  for (const [index, person] of others.entries())
    idle.push(await holdStream((index % 2 ? other : one).url, person.cookie));
  const withStreams = await idleCpu([one, other]);
  const pairs: Pair[] = [];
  for (const [index, provider] of providers.entries()) {
    const patient = database.people[index];
    if (patient) pairs.push({ patient, provider, stream: await holdStream(other.url, provider.cookie) });
  }
  for (const pair of pairs) await deliver(one, other, pair); // warm up
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    for (let n = 0; n < PER_ROUND; n++) for (const pair of pairs) times.push(await deliver(one, other, pair));
    rounds.push(times);
  }
  const open = [...idle, ...pairs.map(({ stream }) => stream)];
  const lost = open.filter(({ ended }) => ended()).length;
  for (const stream of open) stream.stop();
  return [
    {
      what: `a message on the other’s screen, p95, ${idle.length} streams open`,
      unit: 'ms',
      rounds: rounds.map((times) => percentile(times, 0.95)),
      atMost: 150,
    },
    { what: 'the same, median', unit: 'ms', rounds: rounds.map((times) => percentile(times, 0.5)) },
    { what: 'streams lost meanwhile', unit: '', rounds: [lost], atMost: 0 },
    { what: 'CPU a second when idle, no streams', unit: 'ms', rounds: [quiet] },
    { what: `CPU a second when idle, ${idle.length} streams`, unit: 'ms', rounds: [withStreams] },
  ];
}

export const careChat: Benchmark = {
  title: `Chat: two instances, ${STREAMS} open streams`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['chat'], STREAMS + PAIRS, async ([database]) => {
        if (!database) throw new Error('a database was asked for');
        const env = { DATABASE_URL: database.url, DEMO: '0', SECRET_KEY: '0'.repeat(64) };
        const one = await startProduct(env);
        const other = await startProduct(env);
        try {
          return await talk([one, other], database);
        } finally {
          await one.stop();
          await other.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(careChat));
