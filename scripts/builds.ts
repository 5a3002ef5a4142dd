import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOwner, takeLock } from '../server/src/platform/postgres/lock.ts';
import { readCurrent, usersOf } from '../server/src/platform/web-builds.ts';

const LOOK_EVERY_MS = 200;
const BUILD_NAME = /^[0-9a-f]{16}$/;
const UNFINISHED = '.unfinished-';

interface Wanted {
  readonly builds: string;
  /** Identifies the sources of a build. */
  readonly name: string;
  /** Builds into the folder. */
  make(folder: string): Promise<void>;
  say?(line: string): void;
}

/**
 * Makes the build the current one. Two processes that ask at once wait for each other, and one of
 * them builds.
 */
export async function ensureBuild({ builds, name, make, say = console.log }: Wanted): Promise<void> {
  if (isCurrent(builds, name)) return;
  mkdirSync(builds, { recursive: true });
  const lock = join(builds, 'lock');
  let waiting = false;
  for (let owner = await takeLock(lock); owner; owner = await takeLock(lock)) {
    if (!waiting) say(`Waiting for process ${owner.pid}, which is building.`);
    waiting = true;
    await sleep(LOOK_EVERY_MS);
  }
  try {
    if (!existsSync(join(builds, name))) await makeWhole(builds, name, make);
    if (!isCurrent(builds, name)) publish(builds, name);
    await deleteUnused(builds);
  } finally {
    rmSync(lock, { force: true });
  }
}

const isCurrent = (builds: string, name: string) =>
  readCurrent(builds)[0] === name && existsSync(join(builds, name));

/** The folder gets its final name last, so that a half-made build is never used. */
async function makeWhole(builds: string, name: string, make: Wanted['make']): Promise<void> {
  for (const left of readdirSync(builds).filter((one) => one.startsWith(UNFINISHED)))
    rmSync(join(builds, left), { recursive: true, force: true });
  const folder = join(builds, `${UNFINISHED}${process.pid}`);
  await make(folder);
  renameSync(folder, join(builds, name));
}

function publish(builds: string, name: string): void {
  const [before] = readCurrent(builds);
  const file = join(builds, 'current');
  writeFileSync(`${file}.new`, [name, before].filter(Boolean).join('\n'));
  renameSync(`${file}.new`, file);
}

async function deleteUnused(builds: string): Promise<void> {
  const kept = readCurrent(builds);
  for (const name of readdirSync(builds).filter((one) => BUILD_NAME.test(one)))
    if (!kept.includes(name) && !(await isUsed(usersOf(builds, name))))
      rmSync(join(builds, name), { recursive: true, force: true });
}

async function isUsed(users: string): Promise<boolean> {
  if (!existsSync(users)) return false;
  for (const note of readdirSync(users)) if (await findOwner(join(users, note))) return true;
  return false;
}
