import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemState } from '@lakou/contract/system';
import { backupFolder } from '#platform/backup/backups.ts';
import type { Platform } from '#platform/platform.ts';

const SHOWN = 20;

/** Names begin with their moment, so the newest come last in order. */
async function listBackups(folder: string): Promise<SystemState['backups']> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.backup'))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name));
      return { name, bytes: size, createdAt: mtime.toISOString() };
    }),
  );
}

export async function readSystem({ config }: Platform): Promise<SystemState> {
  return {
    canReset: config.allowDatabaseReset,
    isDemo: config.demo,
    backups: await listBackups(backupFolder(config)),
  };
}
