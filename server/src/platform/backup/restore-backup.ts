import type pg from 'pg';
import { migrate, readMigrations } from '../db/migrate.ts';
import { MONTHLY } from '../db/months.ts';
import type { FileStorage } from '../files/storage.ts';
import type { BackupReport, Header, Manifest, TableHead } from './contents.ts';
import { copyIn } from './copy.ts';
import { readBackup } from './read-backup.ts';
import { listForeignKeys, listMigrated, listTables, readJobsVersion, withClient } from './schema.ts';

export interface RestoreTarget {
  readonly url: string;
  readonly connect: () => pg.Client;
  readonly storage: Pick<FileStorage, 'put'>;
  readonly secret: Buffer;
}

/** The migrations that the backed-up database had, as they are here. */
async function migrationsOf({ migrations }: Header) {
  const here = await readMigrations();
  return migrations.map(({ name, checksum }) => {
    const same = here.find((one) => one.name === name && one.checksum === checksum);
    if (!same) throw new Error(`The backup was made by another version: it has the migration ${name}.`);
    return same;
  });
}

async function refuseUnlessEmpty(client: pg.Client, { migrations }: Header): Promise<void> {
  const { rows } = await client.query('select 1 from app_users limit 1');
  if (rows.length > 0) throw new Error('The database is not empty. Restore into an empty one.');
  const known = new Set(migrations.map(({ name }) => name));
  const newer = (await listMigrated(client)).find(({ name }) => !known.has(name));
  if (newer)
    throw new Error(
      `The database has the migration ${newer.name}, the backup does not. Give it an empty one.`,
    );
}

/**
 * Loads rows as they were: no trigger acts on them, and references are checked once all are there.
 * All of it is one transaction.
 */
async function load(
  client: pg.Client,
  { storage, secret }: RestoreTarget,
  file: string,
): Promise<BackupReport> {
  const tables = await listTables(client);
  const references = await listForeignKeys(client);
  const jobsVersion = await readJobsVersion(client);
  let withJobs = true;
  await client.query('begin');
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  const report = await readBackup(file, secret, {
    async header(header) {
      // The tables of another version of the job queue differ; what recurs is scheduled anew.
      withJobs = header.jobsVersion === jobsVersion;
    },
    async table({ name, columns, isOfJobs }: TableHead, chunks) {
      if (!isOfJobs || withJobs)
        return copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, chunks);
      for await (const _ of chunks);
      return undefined;
    },
    file: (key, chunks) => storage.put(key, chunks),
    async end({ sequences }: Manifest) {
      for (const { name, value, isCalled } of sequences)
        await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
    },
  });

  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  await client.query('commit');
  await client.query('analyze');
  return report;
}

/** Reads the whole backup before it changes anything, then fills an empty database and the files. */
export async function restoreBackup(file: string, target: RestoreTarget): Promise<BackupReport> {
  let header: Header | undefined;
  await readBackup(file, target.secret, {
    async header(found) {
      header = found;
    },
  });
  if (!header) throw new Error('This backup has no header.');
  const found = header;
  await migrate(target.url, await migrationsOf(found));
  const report = await withClient(target.connect, async (client) => {
    await refuseUnlessEmpty(client, found);
    return load(client, target, file);
  });
  await migrate(target.url);
  await withClient(target.connect, async (client) => {
    for (const table of MONTHLY) await client.query('select add_months($1)', [table]);
  });
  return report;
}
