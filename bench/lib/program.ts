import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../scripts/build.ts';
import { SERVER_MAIN } from '../../scripts/build-server.ts';
import { allocatorSettings, imageCommand } from '../../scripts/image-settings.ts';

const ROOT = join(import.meta.dirname, '../..');
// The demo is filled before the first answer, which takes a busy machine more than a minute.
const GIVE_UP_AFTER_MS = 180_000;

export interface Program {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the process's start to its first answer. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilItAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  const patience = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > patience)
      throw new Error(`${url} does not answer:\n${readFileSync(log, 'utf8')}`);
    await sleep(5);
  }
}

/** Starts a program as the image does, in its own process, and waits until `ready` is answered. */
async function start(file: string, ready: string, env: NodeJS.ProcessEnv): Promise<Program> {
  const port = await freePort();
  // The log goes to a file, as for a service, because writing it is part of the work.
  const log = join(tmpdir(), `lakou-bench-${port}.log`);
  const output = openSync(log, 'w');
  const began = performance.now();
  const child = spawn(process.execPath, [...imageCommand().flags, file], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...allocatorSettings,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const url = `http://127.0.0.1:${port}`;
  async function stop() {
    rmSync(log, { force: true });
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  try {
    await untilItAnswers(url + ready, child, log);
  } catch (error) {
    // Its data folder could not be deleted while it runs, and that would hide why it failed.
    await stop();
    throw error;
  }
  const startedIn = performance.now() - began;
  return { url, pid: child.pid ?? Number.NaN, startedIn, stop };
}

export async function startProduct(env: NodeJS.ProcessEnv): Promise<Program> {
  await build();
  return start(SERVER_MAIN, '/readyz', env);
}

/** The same for visits. */
export const startCareBare = (env: NodeJS.ProcessEnv) => start('bench/care-bare.ts', '/', env);

export const startBare = (env: NodeJS.ProcessEnv) => start('bench/bare.ts', '/', env);
