import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { deleteEmbeddedPostgres } from '#platform/postgres/delete.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.ts';

const FOLDER_PREFIX = 'lakou-test-';
const TEMPLATE_IS_BUSY = '55006';
const TRIES = 100;

/** A server to create databases on; `adminUrl` is for a role that may create and drop them. */
export interface TestCluster {
  adminUrl: string;
  stop(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: { adminUrl: string; template: string };
  }
}

/** The server of TEST_DATABASE_URL, or one of our own that is deleted at the end. */
export async function startTestCluster(): Promise<TestCluster> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (adminUrl) return { adminUrl, stop: async () => {} };
  await sweepAbandonedClusters();
  const dataDir = await mkdtemp(join(tmpdir(), FOLDER_PREFIX));
  // PostgreSQL must be able to enter it with the account it runs as.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false });
  return {
    adminUrl: postgres.url,
    async stop() {
      await postgres.stop();
      await deleteEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates a migrated database to clone from, and returns its name. */
export async function createTemplate(adminUrl: string): Promise<string> {
  const template = `lakou_test_${randomBytes(4).toString('hex')}`;
  await administer(adminUrl, `create database ${template}`);
  await migrate(urlOf(adminUrl, template));
  return template;
}

/** Drops the template and its remaining clones. */
export async function dropTemplate(adminUrl: string, template: string): Promise<void> {
  const found = await administer(
    adminUrl,
    `select datname from pg_database where datname like '${template}%'`,
  );
  for (const { datname } of found)
    await administer(adminUrl, `drop database if exists ${datname} with (force)`);
}

export async function cloneDatabase(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  for (let tries = 1; ; tries++) {
    try {
      await administer(adminUrl, `create database ${name} template ${template}`);
      break;
    } catch (error) {
      const busy = error instanceof pg.DatabaseError && error.code === TEMPLATE_IS_BUSY;
      if (!busy || tries >= TRIES) throw error;
      await sleep(50);
    }
  }
  return {
    url: urlOf(adminUrl, name),
    async drop() {
      await administer(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  // Imported here because the browser tests use this file too, and their runner cannot load vitest.
  const { inject } = await import('vitest');
  const { adminUrl, template } = inject('testDatabases');
  return cloneDatabase(adminUrl, template);
}

async function administer(adminUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl.replace('@/', '@localhost/'));
  url.pathname = `/${database}`;
  return url.href;
}

/** Killed test runs leave their PostgreSQL behind; those still in use refuse to be deleted. */
async function sweepAbandonedClusters(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    if (!existsSync(join(folder, 'postgres.lock'))) continue;
    await deleteEmbeddedPostgres(folder)
      .then(() => rm(folder, { recursive: true, force: true }))
      .catch(() => {});
  }
}
