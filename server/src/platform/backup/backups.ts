import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { FileStorage } from '../files/storage.ts';
import { readSecretKey } from '../secret-box.ts';
import type { BackupReport } from './contents.ts';
import { emptyDatabase } from './empty-database.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

interface Parts {
  readonly config: Pick<Config, 'dataDir' | 'secretKey'>;
  readonly url: string;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

/** Database and files together, in one encrypted file. */
export interface Backups {
  /** Writes a backup, reads it again from the first byte to the last, and says what it holds. */
  create(file?: string): Promise<BackupReport>;
  /** Throws when the backup is not whole, was changed or belongs to another key. */
  verify(file: string): Promise<BackupReport>;
  /** Into an empty database. */
  restore(file: string): Promise<BackupReport>;
  /** Deletes every row of the database; the caller has made a backup. */
  emptyDatabase(): Promise<void>;
}

export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups');

export function openBackups({ config, url, storage, clock }: Parts): Backups {
  const connect = () => new pg.Client({ connectionString: url });
  const secret = () => Buffer.from(readSecretKey(config), 'hex');
  const nameAt = (at: Date) => `${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
  return {
    async create(file) {
      const at = clock.now();
      const path = file ?? join(backupFolder(config), nameAt(at));
      await writeBackup(path, { connect, storage, secret: secret(), at });
      return readBackup(path, secret());
    },
    verify: (file) => readBackup(file, secret()),
    restore: (file) => restoreBackup(file, { url, connect, storage, secret: secret() }),
    emptyDatabase: () => emptyDatabase(connect),
  };
}
