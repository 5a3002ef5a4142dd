import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { installJobs } from '../jobs/install.ts';

const MIGRATIONS = new URL('../../../migrations/', import.meta.url);
const CONNECT_MS = 10_000;
const LOCK = 7_262_011; // any number; all instances that start together use the same one

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export async function readMigrations(folder: URL = MIGRATIONS): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {}); // a lost connection has rolled back already
    const { code, message } = error as { code?: string; message: string };
    throw Object.assign(new Error(`migration ${migration.name} failed: ${message}`, { cause: error }), {
      code,
    });
  }
}

/** Brings the schema up to date: each file runs once, in order, and may never change afterwards. */
export async function migrate(databaseUrl: string, migrations?: Migration[]): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  client.on('error', () => {}); // what waits for an answer gets the same error
  await client.connect();
  try {
    // The limits of the role or the database must not stop a migration half-way.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    // No waiting for the disk after each file: what a power cut takes away is the last ones, and they run again.
    await client.query('set synchronous_commit = off');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const done = new Map<string, string>();
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    for (const row of rows) done.set(row.name, row.checksum);
    for (const migration of migrations ?? (await readMigrations())) {
      const checksum = done.get(migration.name);
      if (checksum === undefined) await apply(client, migration);
      else if (checksum !== migration.checksum)
        throw new Error(
          `migration ${migration.name} was edited after it ran; undo the edit and add a new migration`,
        );
    }
    await installJobs(databaseUrl, client);
  } finally {
    await client.end();
  }
}
