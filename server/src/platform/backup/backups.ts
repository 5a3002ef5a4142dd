import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { FileStorage } from '../files/storage.ts';
import { type KeySettings, readSecretKeys } from '../secret-keys.ts';
import type { BackupReport } from './contents.ts';
import { emptyDatabase } from './empty-database.ts';
import { readBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openStream } from './sealed-stream.ts';
import { writeBackup } from './write-backup.ts';

interface Parts {
  readonly config: KeySettings;
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

/** Whether the first piece opens with this key. */
async function isOf(secret: Buffer, file: string): Promise<boolean> {
  const stream = createReadStream(file);
  try {
    await openStream(secret, stream).next();
    return true;
  } catch {
    return false;
  } finally {
    stream.destroy();
  }
}

export const backupFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups');

export function openBackups({ config, url, storage, clock }: Parts): Backups {
  const connect = () => new pg.Client({ connectionString: url });
  const secrets = () => readSecretKeys(config).map((key) => Buffer.from(key, 'hex'));
  const newest = () => secrets()[0] ?? Buffer.alloc(0);
  /** The key that this backup was made with; with none of ours, the newest, which says what is wrong. */
  const keyOf = async (file: string) => {
    for (const secret of secrets()) if (await isOf(secret, file)) return secret;
    return newest();
  };
  const nameAt = (at: Date) => `${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
  return {
    async create(file) {
      const at = clock.now();
      const path = file ?? join(backupFolder(config), nameAt(at));
      await writeBackup(path, { connect, storage, secret: newest(), at });
      return readBackup(path, newest());
    },
    verify: async (file) => readBackup(file, await keyOf(file)),
    restore: async (file) => restoreBackup(file, { url, connect, storage, secret: await keyOf(file) }),
    emptyDatabase: () => emptyDatabase(connect),
  };
}
