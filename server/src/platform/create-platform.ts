import type { FastifyBaseLogger } from 'fastify';
import { openBackups } from './backup/backups.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/db.ts';
import { openBroker } from './events/broker.ts';
import { openEvents } from './events/hub.ts';
import { openDrafts } from './files/drafts.ts';
import { encryptStorage } from './files/encrypted.ts';
import { openFileKeys } from './files/file-keys.ts';
import { openStorage } from './files/storage.ts';
import { createJobs } from './jobs/jobs.ts';
import { openSettings } from './live-settings.ts';
import { createMail } from './mail/mail.ts';
import { createMaintenance } from './maintenance.ts';
import type { Platform } from './platform.ts';
import { openSecretBox } from './secret-box.ts';
import { logSlowStatements } from './slow-statements.ts';
import { createSms } from './sms/sms.ts';

interface PlatformOptions {
  readonly config: Config;
  /** A database that is already migrated. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Connects every part of the platform. `close` waits for running jobs, then closes the connections. */
export function createPlatform({ config: environment, url, clock, log }: PlatformOptions): {
  platform: Platform;
  close(): Promise<void>;
} {
  const { databaseReadUrl, eventsUrl } = environment.scale;
  const broker = eventsUrl ? openBroker(eventsUrl, log) : undefined;
  const db = openDatabase(url, {
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    ...(broker && { notify: broker.publish }),
    ...(databaseReadUrl && {
      replica: {
        url: databaseReadUrl,
        onState: (state) => log.warn({ state }, 'the replica of the database'),
      },
    }),
  });
  const stopSlowLog = logSlowStatements(log, environment.slowStatementMs);
  const jobs = createJobs(db, log);
  const { config, settings } = openSettings(environment, db, () => openSecretBox(environment));
  const reload = () =>
    void settings.load().catch((error: unknown) => log.warn({ err: error }, 'settings could not be read'));
  const events = openEvents({ url, log, clock, broker, onSettings: reload });
  const storage = openStorage(config);
  const keys = openFileKeys({ db, clock, openBox: () => openSecretBox(config) });
  const platform: Platform = {
    config,
    settings,
    clock,
    db,
    log,
    jobs,
    mail: createMail(config, jobs),
    sms: createSms(config, jobs),
    storage,
    encryptedStorage: encryptStorage(storage, keys),
    drafts: openDrafts(config.dataDir, keys),
    backups: openBackups({ config, url, storage, clock }),
    events,
    maintenance: createMaintenance(jobs),
  };
  async function close(): Promise<void> {
    await jobs.stop();
    await events.close();
    await db.close();
    stopSlowLog();
  }
  return { platform, close };
}
