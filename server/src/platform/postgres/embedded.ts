import { mkdir, readFile, rmdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DATABASE, ensureCluster } from './cluster.ts';
import { lockFolder } from './lock.ts';
import { type Place, preparePlace } from './place.ts';
import { findFreePort, SOCKET_PORT } from './socket.ts';
import { supervise } from './supervise.ts';

const LINGER_MS = 2_000;

export interface EmbeddedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  say?: (line: string) => void;
  /** Off only for data that may be lost, as in tests. */
  fsync?: boolean;
  /** Called when a new data folder is created, which takes another process about a second. */
  onMaking?: () => void;
  /**
   * How long the database keeps running after its server was killed, so that the next server can
   * take it over.
   */
  lingerMs?: number;
}

/** Runs our own PostgreSQL on the data folder, as its only user, until it is stopped. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { say = () => {}, fsync = true, onMaking = () => {}, lingerMs = LINGER_MS } = options;
  const folder = resolve(options.dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const place = await preparePlace(folder, fsync, say);
    await ensureCluster(place, fsync, onMaking);
    const password = await readFile(place.password, 'utf8');
    const port = process.platform === 'win32' ? await findFreePort() : SOCKET_PORT;
    const stopServer = await supervise(place, serverArguments(place, port, fsync), lingerMs, say);
    const stop = async () => {
      await stopServer();
      await rmdir(place.socket).catch(() => {});
      await unlock();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: databaseUrl(password, place, port),
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function serverArguments(place: Place, port: number, fsync: boolean): string[] {
  const address = process.platform === 'win32' ? ['-h', '127.0.0.1'] : ['-h', '', '-k', place.socket];
  // The text of a failed statement may hold personal data: the sender gets the error, the log does
  // not.
  const settings = ['log_min_messages=log', 'log_checkpoints=off'];
  if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return [
    '-D',
    place.data,
    ...address,
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
}

/** Complete, so that no PG* variable of the environment can change where it connects to. */
function databaseUrl(password: string, place: Place, port: number): string {
  const url = new URL(`postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}?sslmode=disable`);
  if (process.platform !== 'win32') url.searchParams.set('host', place.socket);
  return url.href;
}
