import { execFileSync } from 'node:child_process';
import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unprivilegedAccount } from './account.ts';
import { findBinaries, reachableBinaries, restoreLinks } from './binaries.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lakou-binaries-'));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a platform without binaries is told to use a server of its own', async () => {
  await expect(findBinaries('sunos', 'ppc64')).rejects.toThrow(/sunos-ppc64 .*set DATABASE_URL/);
});

test('missing library links are restored, present ones are left alone', async () => {
  const native = join(folder, 'native');
  await cp(await findBinaries(), native, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) await rm(join(folder, target));
  await restoreLinks(native);
  for (const { source, target } of links) {
    expect(join(folder, dirname(target), await readlink(join(folder, target)))).toBe(join(folder, source));
  }
  const [first] = links;
  const before = await lstat(join(folder, first?.target ?? ''));
  await restoreLinks(native);
  expect((await lstat(join(folder, first?.target ?? ''))).ino).toBe(before.ino);
  expect(execFileSync(join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })).toContain(
    'PostgreSQL',
  );
});

test.runIf(isRoot)('binaries that the account cannot reach are copied once to where it can', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const original = await findBinaries();
  await cp(original, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
  await cp(join(dirname(original), 'package.json'), join(closed, 'package.json'));
  const account = unprivilegedAccount(join(folder, 'none'));
  const said: string[] = [];
  const find = () => reachableBinaries(join(closed, 'native'), account, folder, (line) => said.push(line));

  const copy = await find();
  const program = join(copy, 'bin', 'postgres');
  expect(execFileSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' })).toContain(
    'PostgreSQL',
  );
  expect(await find()).toBe(copy);
  expect(said).toEqual([expect.stringContaining(copy)]);
});
