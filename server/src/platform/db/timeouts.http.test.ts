import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, testDatabase } from '#test/instance.ts';
import { type Database, type Db, openDatabase } from './db.ts';

const lakou = testDatabase();
const SETTINGS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('idle_in_transaction_session_timeout') as idle`;

describe('every connection has our limits', () => {
  const own = { statement: '10s', lock: '5s', idle: '30s' };
  test('its own, the shared ones and those of the job queue', async () => {
    expect(await lakou.db.query(SETTINGS)).toEqual([own]);
    expect(await lakou.db.transaction((tx) => tx.read(SETTINGS))).toEqual([own]);
    expect(await lakou.db.read(SETTINGS)).toEqual([{ ...own, statement: '5s' }]);
    expect((await lakou.db.execute(SETTINGS)).rows).toEqual([{ ...own, statement: '5min', lock: '5min' }]);
  });

  test('whatever the URL asks for', async () => {
    const url = new URL(lakou.url);
    url.searchParams.set('options', '-c statement_timeout=0 -c lock_timeout=0');
    const db = openDatabase(url.href);
    expect(await db.query(SETTINGS)).toEqual([own]);
    await db.close();
  });
});

describe('a statement', () => {
  let db: Database;
  beforeAll(() => {
    db = openDatabase(lakou.url, { timeouts: { statement: 500 } });
  });
  afterAll(() => db.close());
  const pidOf = async (on: Db) => (await on.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

  test('that takes too long is cancelled, and its connection stays', async () => {
    const pid = await pidOf(db);
    await expect(db.query('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    expect(await pidOf(db)).toBe(pid);
    const work = db.transaction((tx) => tx.query('select pg_sleep(30)'));
    await expect(work).rejects.toMatchObject({ code: '57014' });
    expect(await pidOf(db)).toBe(pid);
  });

  test('that waits too long for a lock is cancelled', async () => {
    const work = lakou.db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(42)');
      const waiting = openDatabase(lakou.url, { timeouts: { lock: 100 } });
      const asked = waiting.query('select pg_advisory_xact_lock(42)');
      await expect(asked).rejects.toMatchObject({ code: '55P03' });
      await waiting.close();
    });
    await work;
  });

  test('may take longer in a transaction that asks for it, and in the job queue', async () => {
    const slow = 'select pg_sleep(1), 1 as one';
    const longer = db.transaction((tx) => tx.query<{ one: number }>(slow), { timeoutMs: 20_000 });
    expect((await longer)[0]?.one).toBe(1);
    const nested = db.transaction((tx) =>
      tx.transaction((inner) => inner.query<{ one: number }>(slow), { timeoutMs: 20_000 }),
    );
    expect((await nested)[0]?.one).toBe(1);
    await expect(db.transaction((tx) => tx.query(slow))).rejects.toMatchObject({ code: '57014' });
    expect((await db.execute(slow)).rows).toHaveLength(1);
  });

  test('of a transaction that did nothing for too long fails, and the next has another connection', async () => {
    const idle = openDatabase(lakou.url, { timeouts: { idleInTransaction: 100 } });
    const work = idle.transaction(async (tx) => {
      const pid = await pidOf(tx);
      await expect
        .poll(() => lakou.db.query('select from pg_stat_activity where pid = $1', [pid]))
        .toHaveLength(0);
      await tx.query('select 1 as one');
    });
    await expect(work).rejects.toThrow(/idle-in-transaction timeout|not queryable|terminated/);
    expect(await idle.query('select 1 as one')).toEqual([{ one: 1 }]);
    await idle.close();
  });
});

test('a request whose statement was cancelled is answered 503 with Retry-After', async () => {
  const { app, platform } = await lakou.open({ jobs: false });
  const { headers } = await signedIn(platform);
  const blocked = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await lakou.db.transaction(async (tx) => {
    await tx.query('lock table sessions in access exclusive mode');
    const asked = app.inject({ url: '/api/auth/session', headers });
    await expect.poll(() => lakou.db.query(blocked)).toHaveLength(1);
    await lakou.db.query(`select pg_cancel_backend(pid) from (${blocked}) found`);
    const reply = await asked;
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().code]).toEqual([
      503,
      '5',
      'unavailable',
    ]);
  });
  expect((await app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(200);
});
