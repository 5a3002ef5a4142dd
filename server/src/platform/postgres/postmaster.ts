import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from './cluster.ts';
import { disownReusedPid, findPostmaster } from './pid-file.ts';
import type { Place } from './place.ts';
import { isRunning } from './processes.ts';
import type { Watcher } from './watcher.ts';

const GIVE_UP_AFTER_MS = 15_000;
const STOP_HARD_AFTER_MS = 30_000;
// Without a claim file, the last server's watcher is about to stop PostgreSQL, or died before it
// could.
const UNCLAIMED_AFTER_MS = 1_000;

/**
 * Starts PostgreSQL, waits until it accepts connections and returns its pid. One that still runs
 * after its server was killed is taken over when it was started with the same arguments, else
 * replaced.
 */
export async function startPostmaster(
  place: Place,
  args: string[],
  watcher: Watcher,
  wanted = () => true,
): Promise<number> {
  const patience = Date.now() + GIVE_UP_AFTER_MS;
  const unclaimed = Date.now() + UNCLAIMED_AFTER_MS;
  while (wanted()) {
    const running = await findPostmaster(place.data);
    const taken = await watcher.takeOver();
    if (running?.status === 'ready') {
      if (taken || Date.now() > unclaimed) {
        if (await wasStartedWith(place, args)) {
          watcher.watch(running.pid);
          return running.pid;
        }
        await stopPostmaster(place, running.pid);
      }
    } else if (!running) {
      await disownReusedPid(place.data);
      const pid = await launch(place, args);
      watcher.watch(pid);
      if (await becomesReady(place, pid, wanted)) return pid;
      // After a crash the last sessions hold the data for a moment; waiting does not help with any
      // other failure.
      const heldByRemains = existsSync(join(place.data, 'postmaster.pid'));
      if (!heldByRemains || Date.now() > patience) throw await failure(place);
    }
    await sleep(100);
  }
  throw new Error('PostgreSQL was asked to stop while it was starting.');
}

/**
 * Ends all sessions and writes all data. If that takes too long, stops as in a crash, which also
 * loses nothing.
 */
export async function stopPostmaster(place: Place, pid: number): Promise<void> {
  signalPostmaster(place, pid, 'INT');
  const patience = Date.now() + STOP_HARD_AFTER_MS;
  let hard = false;
  while (isRunning(pid)) {
    if (!hard && Date.now() > patience) {
      signalPostmaster(place, pid, 'QUIT');
      hard = true;
    }
    await sleep(10);
  }
}

/** INT: end the sessions and stop; QUIT: stop at once. Does nothing when the process is gone. */
export function signalPostmaster(place: Place, pid: number, name: 'INT' | 'QUIT'): void {
  try {
    if (process.platform === 'win32') execFileSync(join(place.bin, 'pg_ctl'), ['kill', name, String(pid)]);
    else process.kill(pid, `SIG${name}`);
  } catch (error) {
    if (isRunning(pid)) throw error;
  }
}

/**
 * In its own session: Ctrl-C must reach only our process, which lets requests finish before it
 * stops the database.
 */
async function launch(place: Place, args: string[]): Promise<number> {
  const log = await open(place.log, 'a', 0o600);
  try {
    const child = spawn(join(place.bin, 'postgres'), args, {
      ...place.account,
      cwd: '/',
      env: environment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return child.pid ?? Number.NaN;
  } finally {
    await log.close();
  }
}

/** Waits as long as the process lives: recovery after a crash may take minutes. */
async function becomesReady(place: Place, pid: number, wanted: () => boolean): Promise<boolean> {
  while (isRunning(pid)) {
    if (!wanted()) await stopPostmaster(place, pid);
    const found = await findPostmaster(place.data);
    if (found?.pid === pid && found.status === 'ready') return true;
    await sleep(10);
  }
  return false;
}

/** PostgreSQL stores the command it was started with, each argument in quotes. */
async function wasStartedWith(place: Place, args: string[]): Promise<boolean> {
  const noted = await readFile(join(place.data, 'postmaster.opts'), 'utf8');
  return noted.trim() === [join(place.bin, 'postgres'), ...args.map((arg) => `"${arg}"`)].join(' ');
}

async function failure(place: Place): Promise<Error> {
  const lines = (await readFile(place.log, 'utf8')).trim().split('\n');
  return new Error(
    `PostgreSQL does not start; the last lines of ${place.log} are:\n${lines.slice(-5).join('\n')}`,
  );
}
