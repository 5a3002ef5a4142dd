import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataFolderPerTest, isStopping, postmasterPid, query } from '#test/data-folder.ts';
import { deleteEmbeddedPostgres } from './delete.ts';
import { isRunning } from './processes.ts';

const { dataDir, start, copyData, startElsewhere } = dataFolderPerTest();

beforeEach(copyData);

// Long enough for any test: PostgreSQL keeps running until the next server takes it over.
const LIVES_ON = { lingerMs: 60_000 };

describe('after a kill -9 of the server process', () => {
  test('PostgreSQL stops by itself', async () => {
    const other = await startElsewhere();
    const pid = await postmasterPid(dataDir());
    await other.kill();
    await expect.poll(() => isRunning(pid)).toBe(false);
    expect(await readdir(join(dataDir(), 'postgres'))).not.toContainEqual(expect.stringMatching(/^watched-/));
  });

  test('a start while PostgreSQL is being stopped waits for that, and starts it', async () => {
    const other = await startElsewhere({ lingerMs: 0 });
    const pid = await postmasterPid(dataDir());
    const said: string[] = [];
    await other.kill();
    // A start before that would rightly take over the one that still runs.
    await expect.poll(() => isStopping(dataDir()), { interval: 5 }).toBe(true);
    const server = await start({ say: (line) => said.push(line) });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(isRunning(pid)).toBe(false);
    expect(said).toEqual([]);
  });

  test('the next start adopts the PostgreSQL that lives on', async () => {
    const other = await startElsewhere(LIVES_ON);
    const pid = await postmasterPid(dataDir());
    await other.kill();
    expect(isRunning(pid)).toBe(true);

    const server = await start();
    expect(await postmasterPid(dataDir())).toBe(pid);
    expect(server.url).toBe(other.url);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(isRunning(pid)).toBe(false);
  });

  test('one that runs with other settings is replaced', async () => {
    const other = await startElsewhere(LIVES_ON);
    const pid = await postmasterPid(dataDir());
    await other.kill();
    const server = await start({ fsync: true });
    expect(await postmasterPid(dataDir())).not.toBe(pid);
    expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  });

  test('deleting the data ends it too', async () => {
    const other = await startElsewhere(LIVES_ON);
    const pid = await postmasterPid(dataDir());
    await expect(deleteEmbeddedPostgres(dataDir())).rejects.toThrow(`in use by process ${other.pid}`);
    await other.kill();
    await deleteEmbeddedPostgres(dataDir());
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(join(dataDir(), 'postgres'))).toBe(false);
  });
});

test('after a kill -9 of PostgreSQL, it comes back at the same address with every acknowledged row', async () => {
  const said: string[] = [];
  const { url } = await start({ fsync: true, say: (line) => said.push(line) });
  await query(url, 'create table entry (id integer primary key)');
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  let acknowledged = 0;
  const write = async () => {
    await client.query('insert into entry values ($1)', [acknowledged + 1]);
    acknowledged += 1;
    await write();
  };
  const writing = write().catch(() => {});
  while (acknowledged < 20) await sleep(5);
  const pid = await postmasterPid(dataDir());
  process.kill(pid, 'SIGKILL');
  await writing;

  await expect.poll(() => said.at(-1)).toBe('PostgreSQL is back.');
  const rows = await query(url, 'select id from entry order by id');
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(rows.at(-1)).toEqual({ id: rows.length });
  expect(said).toEqual([
    `PostgreSQL (process ${pid}) stopped unexpectedly; starting it again.`,
    'PostgreSQL is back.',
  ]);
});

test('stopping while PostgreSQL is down does not start it again', async () => {
  const server = await start();
  const pid = await postmasterPid(dataDir());
  process.kill(pid, 'SIGKILL');
  await sleep(300);
  await server.stop();
  await sleep(300);
  expect(isRunning(await postmasterPid(dataDir()).catch(() => 2 ** 30))).toBe(false);
});

test('a number in postmaster.pid that now belongs to another process does not hold the start up', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const data = join(dataDir(), 'postgres', 'data');
  await writeFile(join(data, 'postmaster.pid'), `${stranger.pid}\n${data}\n0\n5432\n\n\n\nready   \n`);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBe(null);
  stranger.kill();
});
