import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './place.ts';

export const DATABASE = 'lakou';

const run = promisify(execFile);

/**
 * PostgreSQL must not inherit our environment: PG* and LC_* would change its settings, and it must
 * not see secrets.
 */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, TZ: 'UTC' };
}

/**
 * Creates the data folder on the first start. It gets its final name last, so a half-made folder is
 * never used.
 */
export async function ensureCluster(place: Place, fsync: boolean, onMaking: () => void): Promise<void> {
  if (existsSync(place.data)) return;
  await makePassword(place);
  const unfinished = `${place.data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(place, unfinished);

  const options = { ...place.account, cwd: '/', env: environment() };
  // Windows and macOS have no locale C.UTF-8; PostgreSQL has its own.
  const locale =
    process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const flags = [
    '-U',
    DATABASE,
    '-A',
    'scram-sha-256',
    `--pwfile=${place.password}`,
    '-E',
    'UTF8',
    ...locale,
  ];
  const making = run(
    join(place.bin, 'initdb'),
    ['-D', unfinished, ...flags, ...(fsync ? [] : ['--no-sync'])],
    options,
  );
  onMaking();
  await making;

  const single = [
    '--single',
    '-D',
    unfinished,
    '-c',
    'exit_on_error=on',
    '-c',
    `fsync=${fsync ? 'on' : 'off'}`,
    'postgres',
  ];
  const creating = run(join(place.bin, 'postgres'), single, options);
  creating.child.stdin?.end(`CREATE DATABASE ${DATABASE}\n`);
  await creating;
  await rename(unfinished, place.data);
}

async function makePassword(place: Place): Promise<void> {
  await rm(place.password, { force: true });
  await writeFile(place.password, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  await chmod(place.password, 0o600);
  await giveTo(place, place.password);
}

async function giveTo({ account }: Place, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
