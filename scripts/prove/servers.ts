import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../checkout-copy.ts';

const BIN = '/usr/lib/postgresql/15/bin';
const REDIS = '/usr/bin/redis-server';
const PATIENCE_MS = 60_000;

/** What is missing here, if anything: Debian has it as postgresql-15 and redis-server. */
export const missingPrograms = (): string[] =>
  [join(BIN, 'postgres'), REDIS].filter((path) => !existsSync(path));

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const id = (what: string) => Number(execFileSync('id', [what, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const patience = Date.now() + PATIENCE_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > patience) throw new Error('a server did not come up');
    await sleep(50);
  }
}

/** A program that is stopped without warning and started again. */
async function keepRunning(command: string, args: string[], isUp: () => Promise<boolean>) {
  const as = owner();
  const start = async () => {
    const child = spawn(command, args, { cwd: '/', stdio: 'ignore', ...as });
    await until(isUp);
    return child;
  };
  let child = await start();
  return {
    /** As after a crash: PostgreSQL ends at once on SIGQUIT, without writing anything down. */
    async crash(signal: 'SIGQUIT' | 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    async start() {
      child = await start();
    },
  };
}

export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A primary of PostgreSQL 15 with a streaming replica, both on ports of their own. */
export async function startReplication() {
  const as = owner();
  const folder = await mkdtemp(join(tmpdir(), 'lakou-replication-'));
  if (as) await chown(folder, as.uid, as.gid);
  const password = randomBytes(16).toString('hex');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(BIN, program), args, {
      cwd: '/',
      stdio: 'ignore',
      env: { ...process.env, PGPASSWORD: password },
      ...as,
    });
  const secret = join(folder, 'password');
  await writeFile(secret, password, { mode: 0o600 });
  if (as) await chown(secret, as.uid, as.gid);
  const launch = async (name: string) => {
    const port = await freePort();
    const url = `postgres://lakou:${password}@127.0.0.1:${port}/postgres`;
    const args = [
      '-D',
      join(folder, name),
      '-p',
      `${port}`,
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'fsync=off',
    ];
    const server = await keepRunning(join(BIN, 'postgres'), args, async () => {
      await query(url, 'select 1');
      return true;
    });
    return { ...server, url, port };
  };
  run(
    'initdb',
    '-D',
    join(folder, 'one'),
    '-U',
    'lakou',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  );
  const primary = await launch('one');
  run(
    'pg_basebackup',
    '-d',
    primary.url,
    '-D',
    join(folder, 'two'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  );
  const replica = await launch('two');
  return {
    primary,
    replica,
    async stop() {
      for (const server of [replica, primary]) await server.crash('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startRedis() {
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const isUp = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
    return true;
  };
  return { ...(await keepRunning(REDIS, args, isUp)), url: `redis://127.0.0.1:${port}` };
}

/** An address that leads to whichever server is the primary, as a service of Kubernetes does. */
export async function startService(first: number) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port: number) {
      target = port;
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
