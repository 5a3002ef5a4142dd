import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../server/src/platform/postgres/processes.ts';

const ROOT = join(import.meta.dirname, '..');
const LEFT_OUT = ['.git', 'data', 'test-results', 'web/build', 'web/.react-router'].map((path) =>
  join(ROOT, path),
);

/** A copy of this checkout in a folder with a space and accents in its name, with the same packages installed. */
export async function copyCheckout({ withBuild }: { withBuild: boolean }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lakou kay è – '));
  await chmod(folder, 0o755); // PostgreSQL may run as another user, who must be able to enter it
  await cp(ROOT, folder, { recursive: true, filter: isCopied });
  if (withBuild) await cp(join(ROOT, 'web/build'), join(folder, 'web/build'), { recursive: true });
  for (const part of ['', 'server', 'web']) await linkPackages(part, folder);
  for (const name of ['clinical', 'content', 'contract', 'i18n'])
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@lakou', name));
  for (const name of ['server', 'web'])
    await symlink(join(folder, name), join(folder, 'node_modules/@lakou', name));
  return folder;
}

const isCopied = (path: string) => basename(path) !== 'node_modules' && !LEFT_OUT.includes(path);

/** Our own packages are those of the copy, as after npm ci; all others are linked. */
async function linkPackages(part: string, folder: string): Promise<void> {
  const from = join(ROOT, part, 'node_modules');
  const to = join(folder, part, 'node_modules');
  await mkdir(to);
  for (const name of await readdir(from).catch(() => []))
    if (name === '@lakou') await mkdir(join(to, name));
    else await symlink(join(from, name), join(to, name));
}

export interface RunningServer {
  readonly url: string;
  readonly npm: ChildProcess;
  /** The server and its database. */
  readonly processes: readonly number[];
  /** Kills npm and the server if they still run, and waits for the database to stop by itself. */
  end(): Promise<void>;
}

/** Runs npm start there, on an empty database, until it answers. */
export async function npmStart(folder: string): Promise<RunningServer> {
  const port = await freePort();
  const { PATH, HOME, TMPDIR } = process.env;
  const set = { DEMO: '0', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' };
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...set },
    detached: true, // a process group of its own, which can be ended as a whole
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(npm, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (npm.exitCode !== null) throw new Error(`npm start ended in ${folder}`);
    await sleep(100);
  }
  const data = join(folder, 'data');
  const server: { pid: number } = JSON.parse(readFileSync(join(data, 'postgres.lock'), 'utf8'));
  const postmaster = Number.parseInt(readFileSync(join(data, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  const processes = [server.pid, postmaster];
  const end = async () => {
    try {
      process.kill(-(npm.pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // No process of the group is left.
    }
    await gone;
    while (processes.some(isRunning)) await sleep(100);
  };
  return { url, npm, processes, end };
}

export const deleteCopy = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
