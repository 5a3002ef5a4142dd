import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach, unprivilegedAccount } from './account.ts';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { prepareSocketFolder } from './socket.ts';

/** Where PostgreSQL runs, and as which account. */
export interface Place {
  data: string;
  log: string;
  password: string;
  socket: string;
  bin: string;
  account: Account | undefined;
}

export async function preparePlace(
  folder: string,
  fsync: boolean,
  say: (line: string) => void,
): Promise<Place> {
  const home = (await findMovedHome(folder)) ?? (await makeHome(folder, fsync, say));
  const data = join(home, 'data');
  const account = unprivilegedAccount(data);
  if (!canReach(account, home))
    throw new Error(`PostgreSQL runs as user ${account?.uid}, who can no longer enter ${home}.`);
  return {
    data,
    log: join(home, 'postgres.log'),
    password: join(home, 'password'),
    socket: await prepareSocketFolder(home, account),
    bin: join(await reachableBinaries(await findBinaries(), account, home, say), 'bin'),
    account,
  };
}

/** Where the data is when it could not stay in its own folder. */
export async function findMovedHome(folder: string): Promise<string | undefined> {
  const pointer = pointerIn(folder);
  if (!existsSync(pointer)) return undefined;
  const home = (await readFile(pointer, 'utf8')).trim();
  if (existsSync(home)) return home;
  throw new Error(
    `The data of ${folder} was kept in ${home}, which is gone: restore it, or delete ${pointer} to start empty.`,
  );
}

/** The home folder is ours; the data and the socket inside it belong to PostgreSQL's account. */
async function makeHome(folder: string, fsync: boolean, say: (line: string) => void): Promise<string> {
  const home = join(folder, 'postgres');
  if (!existsSync(home)) {
    await mkdir(home);
    await chmod(home, 0o755);
  }
  const account = unprivilegedAccount(join(home, 'data'));
  if (canReach(account, home) || existsSync(join(home, 'data'))) return home;
  const temporary = [tmpdir(), '/tmp'].find((path) => canReach(account, path)) ?? '/tmp';
  const parent = fsync ? '/var/lib/lakou' : temporary;
  // Modes are set afterwards, because the umask may have removed permissions.
  if (await mkdir(parent, { recursive: true })) await chmod(parent, 0o755);
  const elsewhere = await mkdtemp(join(parent, 'lakou-'));
  await chmod(elsewhere, 0o755);
  await writeFile(pointerIn(folder), `${elsewhere}\n`);
  await rmdir(home);
  say(
    `PostgreSQL runs as user ${account?.uid}, who cannot enter ${folder}: its data is kept in ${elsewhere}.`,
  );
  return elsewhere;
}

export function pointerIn(folder: string): string {
  return join(folder, 'postgres.path');
}
