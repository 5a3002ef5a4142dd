import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';

/** The port only appears in the name of the socket file. */
export const SOCKET_PORT = 5432;

// The path of a Unix socket is limited to about 100 bytes.
const LONGEST_SOCKET_PATH = 100;

/** A folder that only PostgreSQL's account may enter: beside the data, or in the temporary folder when that path is too long. */
export async function prepareSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const name = `lakou-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const candidates = [join(home, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  const folder =
    candidates.find((path) => fits(path) && canReach(account, join(path, '..'))) ?? join('/tmp', name);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (created && account) await chown(folder, account.uid, account.gid);
  if (process.platform === 'win32') return folder;
  // Everybody can write to the temporary folder: another user may have created this folder first.
  const info = lstatSync(folder);
  if (info.isDirectory() && info.uid === (account?.uid ?? process.getuid?.())) {
    await chmod(folder, 0o700);
    return folder;
  }
  throw new Error(`${folder} belongs to someone else: PostgreSQL cannot put its socket there.`);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH;
}

/** For Windows, where PostgreSQL listens on the loopback address. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
