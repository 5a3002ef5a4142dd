import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createApp } from '../server/src/app.ts';
import { openPlatform } from '../server/src/open-platform.ts';
import { sealAudit, verifyAudit } from '../server/src/platform/audit/seal.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Db } from '../server/src/platform/db/db.ts';
import { readMigrations } from '../server/src/platform/db/migrate.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { seedDemo } from '../server/src/seed-demo.ts';
import { callsOf } from '../server/test/upgrade/calls.ts';
import { readDemo } from '../server/test/upgrade/demo-reads.ts';
import { FIXTURE_SECRET_KEY, type Fixture } from '../server/test/upgrade/fixture.ts';
import { addRealPeople } from '../server/test/upgrade/real-people.ts';

// Writes server/test/upgrade/<last migration>.sql.gz and .json: scripts/with-postgres15.sh node scripts/make-upgrade-fixture.ts
const url = process.env.TEST_DATABASE_URL;
if (!url) {
  console.error('usage: scripts/with-postgres15.sh node scripts/make-upgrade-fixture.ts');
  process.exit(2);
}
const FOLDER = new URL('../server/test/upgrade/', import.meta.url);
const DUMP = [
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--no-unlogged-table-data',
  '--exclude-schema=pgboss',
  '--rows-per-insert=100',
];

/** Without the commands that only psql understands. The job queue makes its own schema when it is missing. */
function dump(databaseUrl: string): string {
  const text = execFileSync('pg_dump', [...DUMP, databaseUrl], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return text.replace(/^\\(un)?restrict .*\n/gm, '');
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname <> 'schema_migrations' order by relname`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [found] = await db.query<{ count: number }>(`select count(*) as count from "${name}"`);
    if (found?.count) rows[name] = found.count;
  }
  return rows;
}

/** The same product, without sending mail; it runs its jobs, such as refunds, when called. */
function withJobsHeld(platform: Platform) {
  const workers = new Map<string, (data: object) => Promise<void>>();
  const orders: { name: string; data: object }[] = [];
  const jobs: Platform['jobs'] = {
    ...platform.jobs,
    queue(name, work) {
      workers.set(name, (data) => work(data as Parameters<typeof work>[0]));
      return (db, data) => jobs.send(db, name, data);
    },
    async send(_db, name, data) {
      orders.push({ name, data });
    },
    recurring() {},
    poll() {},
  };
  async function doJobs(): Promise<void> {
    for (const { name, data } of orders) await workers.get(name)?.(data); // a job may queue another
  }
  return { quiet: { ...platform, jobs, mail: { ...platform.mail, send: async () => {} } }, doJobs };
}

async function fill(databaseUrl: string, dataDir: string): Promise<Fixture> {
  const env = { NODE_ENV: 'development', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const settings = { ...env, SECRET_KEY: FIXTURE_SECRET_KEY };
  const demo = await openPlatform(readConfig({ ...settings, DEMO: '1' }));
  await seedDemo(demo.platform).finally(demo.close);

  const { platform, close } = await openPlatform(readConfig({ ...settings, DEMO: '0' }));
  try {
    const { quiet, doJobs } = withJobsHeld(platform);
    const app = await createApp(quiet);
    const real = await addRealPeople(app, platform);
    await doJobs();
    const demoReads = await readDemo(callsOf(app));
    await app.close();
    await sealAudit(platform.db);
    const audit = await verifyAudit(platform.db);
    const rows = await countRows(platform.db);
    return { madeAt: platform.clock.now().toISOString(), rows, audit, demo: demoReads, real };
  } finally {
    await close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'lakou-fixture-'));
try {
  const fixture = await fill(url, dataDir);
  const name = (await readMigrations()).at(-1)?.name.slice(0, 4);
  await writeFile(new URL(`${name}.sql.gz`, FOLDER), gzipSync(dump(url), { level: 9 }));
  await writeFile(new URL(`${name}.json`, FOLDER), `${JSON.stringify(fixture, null, 2)}\n`);
  console.log(`server/test/upgrade/${name}.sql.gz is written.`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
