import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder } from './lock.ts';
import { findPostmaster } from './pid-file.ts';
import { findMovedHome, pointerIn } from './place.ts';
import { isRunning } from './processes.ts';

/**
 * Deletes the database of a data folder, wherever it is stored; refused while a server uses it.
 * Nothing else is deleted.
 */
export async function deleteEmbeddedPostgres(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return;
  const unlock = await lockFolder(folder);
  try {
    const moved = await findMovedHome(folder).catch(() => undefined);
    const home = moved ?? join(folder, 'postgres');
    const left = await findPostmaster(join(home, 'data'));
    if (left) process.kill(left.pid, 'SIGQUIT');
    while (left && isRunning(left.pid)) await sleep(10);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
    await rm(pointerIn(folder), { force: true });
  } finally {
    await unlock();
  }
}
