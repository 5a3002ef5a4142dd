import type { Ask } from './lib/ask.ts';
import { type BenchDatabase, execute, PEOPLE, withDatabases } from './lib/databases.ts';
import { withFolder } from './lib/folder.ts';
import { pacedLoad } from './lib/paced.ts';
import { type Program, startProduct } from './lib/program.ts';
import { type Benchmark, endWith, type Figure, runBenchmark } from './lib/report.ts';
import { percentile } from './lib/stats.ts';

const ROUNDS = 5;
const SECONDS = 6;
const READS_PER_SECOND = 200;
const SIGN_INS_PER_SECOND = 20;
const PASSWORD = 'yon bon modpas';

const json = { 'content-type': 'application/json' };

/** Registers somebody, and gives everybody else the same password. */
async function givePasswords(url: string, databaseUrl: string): Promise<void> {
  const email = 'nadege@example.test';
  const body = JSON.stringify({ name: 'Nadège Pierre', email, role: 'PATIENT', password: PASSWORD });
  const { status } = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: json, body });
  if (status !== 201) throw new Error(`registration answered ${status}`);
  await execute(
    databaseUrl,
    `update app_users set password_hash = (select password_hash from app_users where email = '${email}')`,
  );
}

async function compare({ url }: Program, { people, url: databaseUrl }: BenchDatabase): Promise<Figure[]> {
  await givePasswords(url, databaseUrl);
  const read = (count: number): Ask => {
    const { id = '', cookie = '' } = people[count % people.length] ?? {};
    return { method: 'GET', path: `/api/users/${id}`, headers: { cookie } };
  };
  // Each somebody else from another address, because limits are not measured here.
  let addresses = 0;
  const signIn = (): Ask => {
    const address = `10.0.${(++addresses >> 8) & 255}.${addresses & 255}`;
    const headers = { ...json, 'x-forwarded-for': address };
    const email = `person${1 + (addresses % PEOPLE)}@example.test`;
    const body = JSON.stringify({ email, password: PASSWORD });
    return { method: 'POST', path: '/api/auth/login', headers, body };
  };
  const reads = (seconds = SECONDS) => pacedLoad(url, READS_PER_SECOND, seconds, read);
  const signIns = (seconds = SECONDS) => pacedLoad(url, SIGN_INS_PER_SECOND, seconds, signIn);

  await Promise.all([reads(3), signIns(3)]); // warm up
  const rounds: { alone: number[]; beside: number[]; signIns: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await reads();
    const [beside, times] = await Promise.all([reads(), signIns()]);
    rounds.push({ alone, beside, signIns: times });
  }
  const p99 = (times: readonly number[]) => percentile(times, 0.99);
  return [
    {
      what: 'p99 of reads with sign-ins, of without',
      unit: '×',
      rounds: rounds.map(({ alone, beside }) => p99(beside) / p99(alone)),
      atMost: 2,
    },
    { what: 'p99 of reads, without', unit: 'ms', rounds: rounds.map(({ alone }) => p99(alone)) },
    { what: 'p99 of reads, with', unit: 'ms', rounds: rounds.map(({ beside }) => p99(beside)) },
    {
      what: 'a sign-in takes (median)',
      unit: 'ms',
      rounds: rounds.map(({ signIns: times }) => percentile(times, 0.5)),
    },
    { what: 'a sign-in takes (p99)', unit: 'ms', rounds: rounds.map(({ signIns: times }) => p99(times)) },
  ];
}

export const signIns: Benchmark = {
  title: `Sign-ins: ${SIGN_INS_PER_SECOND} a second beside ${READS_PER_SECOND} reads a second`,
  measure: () =>
    withFolder((folder) =>
      withDatabases(folder, ['sign_ins'], 32, async ([database]) => {
        if (!database) throw new Error('a database was asked for');
        const product = await startProduct({ DATABASE_URL: database.url, DEMO: '0', TRUST_PROXY: '1' });
        try {
          return await compare(product, database);
        } finally {
          await product.stop();
        }
      }),
    ),
};

if (import.meta.main) endWith(await runBenchmark(signIns));
