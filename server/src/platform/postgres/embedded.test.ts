import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolderPerTest, query } from '#test/data-folder.ts';
import { findMovedHome } from './place.ts';

const isRoot = process.getuid?.() === 0;
const { dataDir, start, copyData, startElsewhere } = dataFolderPerTest();
const inHome = (name: string) => join(dataDir(), 'postgres', name);

test('data outlives a stop; the second start finds it, and creates nothing anew', async () => {
  const first = await start({ fsync: true });
  await query(first.url, 'create table note as select 1 as id');
  expect(
    await query(
      first.url,
      `select current_setting('fsync') as fsync, lower('É') as lower, current_database() as name`,
    ),
  ).toEqual([{ fsync: 'on', lower: 'é', name: 'lakou' }]);
  await Promise.all([first.stop(), first.stop()]);
  expect(existsSync(join(dataDir(), 'postgres.lock'))).toBe(false);

  const made = await stat(join(inHome('data'), 'PG_VERSION'));
  const second = await start({ fsync: true });
  expect(await stat(join(inHome('data'), 'PG_VERSION'))).toMatchObject({ ino: made.ino, mtime: made.mtime });
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
});

test('an attempt at the first start that was cut short leaves nothing in the way', async () => {
  await mkdir(inHome('data.new'), { recursive: true });
  await writeFile(join(inHome('data.new'), 'PG_VERSION'), '18\n');
  await writeFile(inHome('password'), 'old');
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the password is random, asked for, and readable by its owner only', async () => {
  await copyData();
  const { url } = await start();
  expect((await stat(inHome('password'))).mode & 0o777).toBe(0o600);
  expect((await stat(inHome('data'))).mode & 0o777).toBe(0o700);
  expect((await stat(inHome('socket'))).mode & 0o777).toBe(0o700);
  expect(new URL(url).password).toMatch(/^[\w-]{32}$/);
  expect(new URL(url).password).toBe(await readFile(inHome('password'), 'utf8'));
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(query(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('a failed statement leaves no trace of its content in the log', async () => {
  await copyData();
  const { url } = await start();
  await expect(query(url, `select 'Marie-Ange'::integer`)).rejects.toThrow(/invalid input syntax/);
  const log = await readFile(inHome('postgres.log'), 'utf8');
  expect(log).toContain('ready to accept connections');
  expect(log).not.toContain('Marie-Ange');
});

test('a second process on the same folder is refused', async () => {
  await copyData();
  const other = await startElsewhere();
  const refusal = `The data folder ${dataDir()} is in use by process ${other.pid}; stop that one first.`;
  await expect(start()).rejects.toThrow(refusal);
  expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start that cannot succeed says why at once, and leaves the folder free', async () => {
  await copyData();
  await writeFile(join(inHome('data'), 'PG_VERSION'), '9.6\n');
  await expect(start()).rejects.toThrow(/incompatible/);
  expect(existsSync(join(dataDir(), 'postgres.lock'))).toBe(false);
});

test('a data path too long for a socket still works', async () => {
  const deep = join(dataDir(), 'x'.repeat(100));
  await mkdir(deep);
  const { url, stop } = await start({ dataDir: deep });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socket = String(new URL(url).searchParams.get('host'));
  expect((await stat(socket)).mode & 0o777).toBe(0o700);
  await stop();
  expect(existsSync(socket)).toBe(false);
});

test.runIf(isRoot)('root in a closed folder: the data is kept elsewhere, and found again', async () => {
  await chmod(dataDir(), 0o700);
  const said: string[] = [];
  const first = await start({ say: (line) => said.push(line) });
  await query(first.url, 'create table note as select 1 as id');
  await first.stop();
  const home = String(await findMovedHome(dataDir()));
  expect(said[0]).toContain(home);

  const second = await start();
  expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
  await second.stop();

  await rm(home, { recursive: true });
  await expect(start()).rejects.toThrow(/is gone: restore it, or delete/);
});

test.runIf(isRoot)(
  'root, when a folder that holds data was closed: refused, never started empty',
  async () => {
    await copyData();
    await chmod(dataDir(), 0o700);
    await expect(start()).rejects.toThrow(/can no longer enter/);
  },
);
