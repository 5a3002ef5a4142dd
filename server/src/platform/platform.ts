import type { FastifyBaseLogger } from 'fastify';
import type { Backups } from './backup/backups.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/db.ts';
import type { Events } from './events/hub.ts';
import type { Drafts } from './files/drafts.ts';
import type { EncryptedStorage } from './files/encrypted.ts';
import type { FileStorage } from './files/storage.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LiveSettings } from './live-settings.ts';
import type { Mail } from './mail/mail.ts';
import type { Maintenance } from './maintenance.ts';
import type { Sms } from './sms/sms.ts';

/** The services that every capability may use. */
export interface Platform {
  /** The environment, with what administrators changed since; it is read when needed, never kept. */
  readonly config: Config;
  readonly settings: LiveSettings;
  readonly clock: Clock;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly storage: FileStorage;
  /** For what must not be readable on the disk or in the bucket. */
  readonly encryptedStorage: EncryptedStorage;
  readonly drafts: Drafts;
  readonly backups: Backups;
  readonly events: Events;
  readonly maintenance: Maintenance;
  /** Fills an empty database with the demo; absent outside demo mode. */
  readonly seedDemo?: () => Promise<void>;
}
