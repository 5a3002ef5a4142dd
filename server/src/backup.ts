import { resolve } from 'node:path';
import { verifyAudit } from '#platform/audit/seal.ts';
import { type Backups, openBackups } from '#platform/backup/backups.ts';
import { describeBackup } from '#platform/backup/contents.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { openStorage } from '#platform/files/storage.ts';
import { startDatabase } from './start-database.ts';

const USAGE = `usage: npm run backup [-- <file>]
       npm run verify -- <file>
       npm run restore -- <file>      into an empty database`;

const config = readConfig({ LOG_LEVEL: 'error', ...process.env });

const backupsAt = (url: string): Backups =>
  openBackups({ config, url, storage: openStorage(config), clock: systemClock });

/** The database as it is: nothing is migrated before it is backed up or restored. */
async function onDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const embedded = await startDatabase(config).database;
  try {
    await work(config.databaseUrl ?? embedded?.url ?? '');
  } finally {
    await embedded?.stop();
  }
}

async function restore(url: string, file: string): Promise<void> {
  console.log(describeBackup(await backupsAt(url).restore(file)));
  const db = openDatabase(url);
  try {
    const { brokenAt } = await verifyAudit(db);
    if (brokenAt) throw new Error(`The audit trail is broken at line ${brokenAt}.`);
    console.log('Restored; the audit trail is whole.');
  } finally {
    await db.close();
  }
}

const [command, given] = process.argv.slice(2);
const file = given && resolve(given);
try {
  if (command === 'create')
    await onDatabase(async (url) => console.log(describeBackup(await backupsAt(url).create(file))));
  else if (command === 'verify' && file) console.log(describeBackup(await backupsAt('').verify(file)));
  else if (command === 'restore' && file) await onDatabase((url) => restore(url, file));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
