import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { deleteEmbeddedPostgres } from '#platform/postgres/delete.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from '#platform/postgres/embedded.ts';

/** A data folder per test, and servers on it that end with the test. */
export function dataFolderPerTest() {
  const cleanups: (() => Promise<unknown>)[] = [];
  let dataDir = '';
  let initialised: string | undefined;

  beforeEach(async () => {
    dataDir = await openFolder();
  });

  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    await deleteEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });

  afterAll(async () => {
    if (initialised) await rm(initialised, { recursive: true, force: true });
  });

  async function start(options: Partial<EmbeddedOptions> = {}) {
    const server = await startEmbeddedPostgres({ dataDir, fsync: false, ...options });
    cleanups.push(server.stop);
    return server;
  }

  /** Copying the data is ten times faster than creating it. */
  async function copyData() {
    initialised ??= await openFolder();
    if (!existsSync(join(initialised, 'postgres'))) {
      await (await startEmbeddedPostgres({ dataDir: initialised, fsync: false })).stop();
    }
    execFileSync('cp', ['-a', `${initialised}/.`, dataDir]);
  }

  /** A server in another process, which ends only by being killed. */
  async function startElsewhere({ lingerMs }: { lingerMs?: number } = {}) {
    const code = `
      import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('#platform/postgres/embedded.ts'))};
      const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false, lingerMs: ${lingerMs} });
      console.log(url);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(child, 'exit');
    const kill = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    cleanups.push(kill);
    const [url] = await once(child.stdout, 'data');
    return { pid: child.pid, url: String(url).trim(), kill };
  }

  return { dataDir: () => dataDir, start, copyData, startElsewhere };
}

export async function query(url: string, text: string) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8'), 10);
}

/** Whether PostgreSQL has begun to stop, or has stopped. */
export async function isStopping(dataDir: string): Promise<boolean> {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid');
  const lines = await readFile(file, 'utf8').catch(() => 'stopping');
  return lines.includes('stopping');
}

/** Open to other accounts, which PostgreSQL needs when we are root. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lakou-embedded-'));
  await chmod(folder, 0o755);
  return folder;
}
