import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOf } from './postgres/processes.ts';

/**
 * Each build of the web app has its own folder here, which is never changed after it has its final
 * name.
 */
export const BUILDS = fileURLToPath(new URL('../../../web/build', import.meta.url));

/** The names of the current build and of the one before it. */
export function readCurrent(builds: string): string[] {
  try {
    return readFileSync(join(builds, 'current'), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** The folder that lists the processes serving a build: such a build is not deleted. */
export const usersOf = (builds: string, name: string) => join(builds, name, 'users');

/** The files of the current build, for as long as this process runs. */
export function openCurrentBuild(builds = BUILDS): string {
  const [name] = readCurrent(builds);
  if (!name) throw new Error('the web app is not built: npm run build does it');
  const note = join(usersOf(builds, name), `${process.pid}.json`);
  try {
    mkdirSync(usersOf(builds, name), { recursive: true });
    writeFileSync(note, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
    process.once('exit', () => rmSync(note, { force: true }));
  } catch {
    // A server may not be allowed to write here. The build before the current one is kept without a note.
  }
  return join(builds, name, 'client');
}
