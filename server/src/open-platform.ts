import { sealAudit } from '#platform/audit/seal.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openEvents } from '#platform/events/hub.ts';
import { openStorage } from '#platform/files/storage.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createMail } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';
import { type StartingDatabase, startDatabase } from './start-database.ts';

const SEAL_EVERY_MS = 1000;

/** Starts or reaches the database, brings it up to date and puts the platform on it. */
export async function openPlatform(
  config: Config,
  { log, database }: StartingDatabase = startDatabase(config),
): Promise<{ platform: Platform; close(): Promise<void> }> {
  const embedded = await database;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url).catch(async (error) => {
    await embedded?.stop(); // nothing is left running behind a failed start
    throw error;
  });
  if (config.production && !config.demo && config.publicUrl.startsWith('http:'))
    log.warn('PUBLIC_URL is plain http: cookies and health data travel unprotected; put TLS in front');
  const db = openDatabase(url, {
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const jobs = createJobs(db, log);
  const mail = createMail(config, jobs);
  const events = openEvents({ url, log, clock: systemClock });
  const platform: Platform = {
    config,
    clock: systemClock,
    db,
    log,
    jobs,
    mail,
    storage: openStorage(config),
    events,
  };

  const sealing = setInterval(() => {
    sealAudit(db).catch((error) =>
      log.warn({ err: error }, 'the audit trail could not be sealed; trying again'),
    );
  }, SEAL_EVERY_MS);

  async function close(): Promise<void> {
    clearInterval(sealing);
    await jobs.stop();
    await events.close();
    await db.close();
    await embedded?.stop();
  }
  return { platform, close };
}
