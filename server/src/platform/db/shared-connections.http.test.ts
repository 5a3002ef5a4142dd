import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { openDatabase } from './db.ts';
import { openSharedConnections } from './shared-connections.ts';

const lakou = testDatabase();
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const asleep = (what: string) => `select pid from pg_stat_activity
  where datname = current_database() and state = 'active' and query like '${what}%' and pid <> pg_backend_pid()`;

describe('reads that share connections', () => {
  test('each get their own answer, however many are under way', async () => {
    const rows = await Promise.all(many(500, (n) => lakou.db.read(`select $1::int as number_${n % 7}`, [n])));
    expect(rows).toEqual(many(500, (n) => [{ [`number_${n % 7}`]: n }]));
  });

  test('that fail do not affect those before and behind', async () => {
    const answers = await Promise.allSettled(
      many(60, (n) => lakou.db.read('select 1 / $1::int as whole', [n % 3])),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      many(60, (n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
  });

  test('that cannot be prepared fail each time with the reason, and others go on', async () => {
    for (let i = 0; i < 3; i++) {
      const answers = await Promise.allSettled([
        ...many(8, () => lakou.db.read('select nothing from nowhere')),
        lakou.db.read('select 1 as one'),
      ]);
      const reasons = answers.map((one) => (one.status === 'rejected' ? one.reason.message : one.value));
      for (const reason of reasons.slice(0, 8)) expect(reason).toMatch(/"nowhere" does not exist/);
      expect(reasons.at(-1)).toEqual([{ one: 1 }]);
    }
  });

  test('are not failed by a slow one among 200: it alone is cancelled', async () => {
    const db = openDatabase(lakou.url, { timeouts: { read: 300 } });
    const reads = many(200, (n) =>
      n === 20 ? db.read('select pg_sleep(30)') : db.read('select $1::int as n', [n]),
    );
    const answers = await Promise.allSettled(reads);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual(
      many(200, (n) => (n === 20 ? '57014' : [{ n }])),
    );
    await db.close();
  });

  test('behind one that is cancelled are answered on the same connection', async () => {
    const db = openDatabase(lakou.url);
    const slow = Promise.allSettled(many(4, () => db.read('select pg_sleep(30)')));
    await expect.poll(() => lakou.db.query(asleep('select pg_sleep(30)'))).toHaveLength(4);
    const pids = await lakou.db.query<{ pid: number }>(asleep('select pg_sleep(30)'));
    const behind = many(40, () => db.read<{ pid: number }>('select pg_backend_pid() as pid'));
    for (const { pid } of pids) await lakou.db.query('select pg_cancel_backend($1)', [pid]);
    for (const one of await slow) expect(one).toMatchObject({ reason: { code: '57014' } });
    const seen = (await Promise.all(behind)).flat().map(({ pid }) => pid);
    expect([...new Set(seen)].sort()).toEqual(pids.map(({ pid }) => pid).sort());
    await db.close();
  });

  test('are answered while transactions hold every connection of the pool', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((go) => {
      letGo = go;
    });
    let holding = 0;
    const transactions = many(10, () =>
      lakou.db.transaction(async (tx) => {
        await tx.query('select 1 as one');
        holding++;
        await gate;
      }),
    );
    await expect.poll(() => holding).toBe(10);
    expect(await Promise.all(many(30, (n) => lakou.db.read('select $1::int as n', [n])))).toEqual(
      many(30, (n) => [{ n }]),
    );
    letGo();
    await Promise.all(transactions);
  });

  test('use an open connection while a further one cannot be opened', async () => {
    let opened = 0;
    const pool = new pg.Pool({
      connectionString: lakou.url,
      pipeline: true,
      max: 4,
      onConnect: () => (opened++ === 0 ? undefined : Promise.reject(new Error('no room'))),
    });
    pool.on('error', () => {});
    const read = openSharedConnections(pool, 15_000);
    await read('select 1 as one');
    for (let i = 0; i < 3; i++)
      expect(await Promise.all(many(20, (n) => read('select $1::int as n', [n])))).toEqual(
        many(20, (n) => [{ n }]),
      );
    expect(opened).toBeGreaterThan(1);
    await pool.end();
  });

  test('fail when no connection can be opened at all', async () => {
    const pool = new pg.Pool({
      connectionString: lakou.url,
      max: 4,
      onConnect: () => Promise.reject(new Error('no room')),
    });
    const read = openSharedConnections(pool, 15_000);
    const answers = await Promise.allSettled(many(20, () => read('select 1 as one')));
    expect(answers).toEqual(many(20, () => ({ status: 'rejected', reason: new Error('no room') })));
    await pool.end();
  });

  test('all fail with a connection that is lost, and the next ones have another', async () => {
    const db = openDatabase(lakou.url);
    const asked = Promise.allSettled(many(20, () => db.read('select pg_sleep(4)')));
    await expect.poll(() => lakou.db.query(asleep('select pg_sleep(4)'))).toHaveLength(4);
    await lakou.db.query(`select pg_terminate_backend(pid) from (${asleep('select pg_sleep(4)')}) found`);
    expect((await asked).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    expect(await Promise.all(many(20, () => db.read('select 1 as one')))).toHaveLength(20);
    await db.close();
  });

  test('on a connection that no longer answers fail, and the next ones have another', async () => {
    const db = openDatabase(lakou.url, { timeouts: { noAnswer: 200 } });
    const answers = await Promise.allSettled(many(8, () => db.read('select pg_sleep(4)')));
    for (const one of answers)
      expect(one).toMatchObject({ reason: { message: 'Connection terminated unexpectedly' } });
    expect(await db.read('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });
});

describe('a shared connection', () => {
  test('refuses a text that changes or locks anything', async () => {
    await expect(lakou.db.read('delete from app_users')).rejects.toThrow('Db.read takes a plain select');
    await expect(lakou.db.read('select pg_advisory_xact_lock(1)')).rejects.toThrow(
      'use Db.query for pg_advisory_xact_lock',
    );
  });

  test('is read-only for PostgreSQL too, where a function hides the change', async () => {
    await lakou.db.query('create table marks (n integer)');
    await lakou.db.query(
      'create function mark() returns integer language sql as $$ insert into marks values (1) returning n $$',
    );
    await expect(lakou.db.read('select mark() as n')).rejects.toThrow('read-only transaction');
    expect(await lakou.db.query('select mark() as n')).toEqual([{ n: 1 }]);
  });
});
