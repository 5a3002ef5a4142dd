import { describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { type Db, openDatabase } from './db.ts';

const lakou = testDatabase();
const pidOf = async (db: Db) => (await db.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid;

test('a connection lost inside a transaction fails that transaction, not the process', async () => {
  const db = openDatabase(lakou.url);
  const work = db.transaction(async (tx) => {
    await lakou.db.query('select pg_terminate_backend($1)', [await pidOf(tx)]);
    // The server's message about the end arrives between two statements, when no answer is awaited.
    await new Promise((later) => setTimeout(later, 100));
    await tx.query('select 1 as one');
  });
  await expect(work).rejects.toThrow(/terminat|connection|queryable/i);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

test('a connection lost during a statement fails that statement, not the process', async () => {
  const db = openDatabase(lakou.url);
  const work = db.transaction(async (tx) => {
    const pid = await pidOf(tx);
    setTimeout(() => void lakou.db.query('select pg_terminate_backend($1)', [pid]), 50);
    await tx.query('select pg_sleep(5)');
  });
  await expect(work).rejects.toThrow(/terminating connection/);
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await db.close();
});

test('an idle connection that is lost is reported and replaced', async () => {
  const lost: Error[] = [];
  const db = openDatabase(lakou.url, { onIdleError: (error) => lost.push(error) });
  const pid = await pidOf(db);
  await lakou.db.query('select pg_terminate_backend($1)', [pid]);
  await expect.poll(() => lost.length).toBe(1);
  expect(await pidOf(db)).not.toBe(pid);
  await db.close();
});

describe('a database that does not answer', () => {
  test('fails the statement after a while, and does not keep its place in the pool', async () => {
    const db = openDatabase(lakou.url, { timeouts: { noAnswer: 300, read: 60_000, statement: 60_000 } });
    const start = Date.now();
    const asked = [
      ...Array.from({ length: 5 }, () => db.query('select pg_sleep(40)')),
      ...Array.from({ length: 5 }, () => db.transaction((tx) => tx.query('select pg_sleep(40)'))),
    ];
    const answers = await Promise.allSettled(asked);
    expect(answers.map((one) => one.status === 'rejected' && one.reason.message)).toEqual(
      Array(10).fill('Query read timeout'),
    );
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(Date.now() - start, 'sooner than the database answers').toBeLessThan(40_000);
    await db.close();
  });
});
