import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { openDatabase } from './db.ts';

const lakou = testDatabase();
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

describe('statements that share connections', () => {
  test('each get their own answer, however many are under way', async () => {
    const rows = await Promise.all(
      many(500, (n) => lakou.db.query(`select $1::int as number_${n % 7}`, [n])),
    );
    expect(rows).toEqual(many(500, (n) => [{ [`number_${n % 7}`]: n }]));
  });

  test('that fail do not touch those before and behind', async () => {
    const answers = await Promise.allSettled(
      many(60, (n) => lakou.db.query('select 1 / $1::int as whole', [n % 3])),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      many(60, (n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
    );
  });

  test('that cannot be prepared fail each time with the reason, and others go on', async () => {
    for (let i = 0; i < 3; i++) {
      const answers = await Promise.allSettled([
        ...many(8, () => lakou.db.query('select nothing from nowhere')),
        lakou.db.query('select 1 as one'),
      ]);
      const reasons = answers.map((one) => (one.status === 'rejected' ? one.reason.message : one.value));
      expect(reasons[0]).toMatch(/"nowhere" does not exist/);
      expect(reasons.at(-1)).toEqual([{ one: 1 }]);
    }
  });

  test('are few at a time: transactions find connections', async () => {
    const slow = many(40, () => lakou.db.query('select pg_sleep(0.02)'));
    const quick = await lakou.db.transaction((tx) => tx.query('select 1 as one'));
    expect(quick).toEqual([{ one: 1 }]);
    await Promise.all(slow);
  });

  test('wait in turn, not in vain, while transactions hold every connection', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((go) => {
      letGo = go;
    });
    const holding = many(10, () => lakou.db.transaction(() => gate));
    await sleep(50);
    const waiting = Promise.all(many(30, (n) => lakou.db.query('select $1::int as n', [n])));
    letGo();
    await Promise.all(holding);
    expect(await waiting).toEqual(many(30, (n) => [{ n }]));
  });

  test('all fail with a connection that is lost, and the next ones have another', async () => {
    const db = openDatabase(lakou.url);
    const asked = Promise.allSettled(many(20, () => db.query('select pg_sleep(5)')));
    const asleep = `from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(5)'
      and state = 'active'`;
    await expect
      .poll(async () => (await lakou.db.query<{ count: number }>(`select count(*) ${asleep}`))[0]?.count)
      .toBe(4);
    await lakou.db.query(`select pg_terminate_backend(pid) ${asleep}`);
    expect((await asked).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
    expect(await Promise.all(many(20, () => db.query('select 1 as one')))).toHaveLength(20);
    await db.close();
  });

  test('know their columns at every run: none, some, or no rows at all', async () => {
    await lakou.db.query('create table shapes (a integer, b text)');
    for (let i = 0; i < 3; i++) {
      expect(await lakou.db.query('insert into shapes values ($1, null)', [i])).toEqual([]);
      expect(await lakou.db.query('select a, b from shapes where a = $1', [i])).toEqual([{ a: i, b: null }]);
      expect(await lakou.db.query('select a, b from shapes where a = $1', [-1])).toEqual([]);
    }
  });
});

describe('what a transaction writes without waiting', () => {
  test('is there for the statements behind it, and for all at the end', async () => {
    await lakou.db.query('create table notes (n integer primary key)');
    await lakou.db.transaction(async (tx) => {
      await tx.write('insert into notes values (1)');
      expect(await tx.query('select n from notes')).toEqual([{ n: 1 }]);
      await tx.write('insert into notes values (2)');
    });
    expect(await lakou.db.query('select n from notes order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('fails the whole with its own reason, whether others came behind it or the end did', async () => {
    const last = lakou.db.transaction((tx) => tx.write('insert into notes values (2)'));
    await expect(last).rejects.toThrow(/duplicate key/);
    const first = lakou.db.transaction(async (tx) => {
      await tx.write('insert into notes values (3), (2)');
      await tx.query('select 1 as one');
    });
    await expect(first).rejects.toThrow(/duplicate key/);
    expect(await lakou.db.query('select n from notes order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
