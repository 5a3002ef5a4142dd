import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, startOf } from './processes.ts';

const GUARD_IS_STALE_AFTER_MS = 2_000;

export interface Owner {
  pid: number;
  started: string;
}

/**
 * Makes this process the only one that serves the folder, until the returned function is called.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'postgres.lock');
  const owner = await takeLock(path);
  if (owner)
    throw new Error(`The data folder ${folder} is in use by process ${owner.pid}; stop that one first.`);
  return () => rm(path, { force: true });
}

/**
 * Makes this process the owner of the file, unless a live process owns it: then that one is
 * returned.
 */
export async function takeLock(path: string): Promise<Owner | undefined> {
  let owner: Owner | undefined;
  await alone(`${path}.guard`, async () => {
    owner = await findOwner(path);
    const self: Owner = { pid: process.pid, started: startOf(process.pid) };
    if (!owner) await writeFile(path, JSON.stringify(self));
  });
  return owner;
}

/** The live process that holds the lock. One that died, or whose pid now belongs to another process, does not count. */
export async function findOwner(path: string): Promise<Owner | undefined> {
  try {
    const owner: Owner = JSON.parse(await readFile(path, 'utf8'));
    return isRunning(owner.pid) && startOf(owner.pid) === owner.started ? owner : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Two processes that find the same stale lock must not both take it over, so they check and write
 * one at a time.
 */
async function alone(guard: string, work: () => Promise<void>): Promise<void> {
  while (!(await createFile(guard))) {
    const info = await stat(guard).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > GUARD_IS_STALE_AFTER_MS) await rm(guard, { force: true });
    await sleep(10);
  }
  try {
    await work();
  } finally {
    await rm(guard, { force: true });
  }
}

async function createFile(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
