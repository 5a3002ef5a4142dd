import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const numbers = () => lakou.db.query<{ n: number }>('select n from numbers order by n');

beforeAll(async () => {
  await lakou.db.query('create table numbers (n integer primary key)');
});

describe('statements', () => {
  test('are prepared once per connection, under a name of their own', async () => {
    await lakou.db.transaction(async (tx) => {
      for (const value of [1, 2, 3]) await tx.query('select $1::int as prepared_here', [value]);
      const prepared = await tx.query<{ name: string }>(
        "select name from pg_prepared_statements where statement like '%prepared_here'",
      );
      expect(prepared).toHaveLength(1);
      expect(prepared[0]?.name).toMatch(/^[\w-]{32}$/);
    });
  });

  test('that differ in their text never share a plan', async () => {
    await lakou.db.transaction(async (tx) => {
      expect(await tx.query('select 1 as a')).toEqual([{ a: 1 }]);
      expect(await tx.query('select 1 as b')).toEqual([{ b: 1 }]);
    });
  });

  test('take values as values, whatever they say', async () => {
    const text = "'; drop table numbers; --";
    expect(await lakou.db.query('select $1::text as text', [text])).toEqual([{ text }]);
    await expect(numbers()).resolves.toEqual([]);
  });

  test('give calendar days as text, whole numbers as numbers, instants as dates', async () => {
    const [row] = await lakou.db.query(
      "select '2026-11-15'::date as day, count(*) as count, 9007199254740991::int8 as big, '2026-11-15T12:00:00-05'::timestamptz as at from generate_series(1, 3)",
    );
    expect(row).toEqual({
      day: '2026-11-15',
      count: 3,
      big: Number.MAX_SAFE_INTEGER,
      at: new Date('2026-11-15T17:00:00Z'),
    });
  });
});

describe('a transaction', () => {
  test('is there when it ends well', async () => {
    const result = await lakou.db.transaction(async (tx) => {
      await tx.query('insert into numbers values (1)');
      expect(await numbers()).toEqual([]); // others don't see it yet
      return 'done';
    });
    expect(result).toBe('done');
    expect(await numbers()).toEqual([{ n: 1 }]);
  });

  test('is not there when anything in it throws, and the error is the one thrown', async () => {
    const work = lakou.db.transaction(async (tx) => {
      await tx.query('insert into numbers values (2)');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await numbers()).toEqual([{ n: 1 }]);
  });

  test('inside another joins it: both are there or neither', async () => {
    const work = lakou.db.transaction(async (tx) => {
      await tx.query('insert into numbers values (3)');
      await tx.transaction((inner) => inner.query('insert into numbers values (4)'));
      throw new Error('the outer one fails');
    });
    await expect(work).rejects.toThrow('the outer one fails');
    expect(await numbers()).toEqual([{ n: 1 }]);
  });

  test('that PostgreSQL undid is never reported as done, even when its error was swallowed', async () => {
    const work = lakou.db.transaction(async (tx) => {
      await tx.query('insert into numbers values (5)');
      await tx.query('insert into numbers values (5)').catch(() => {});
      return 'done';
    });
    await expect(work).rejects.toThrow(/rolled back/);
    expect(await numbers()).toEqual([{ n: 1 }]);
  });

  test('leaves a connection that can be used again, fifty failures later', async () => {
    for (let i = 0; i < 50; i++) await lakou.db.transaction((tx) => tx.query('select 1 / 0')).catch(() => {});
    expect(await numbers()).toEqual([{ n: 1 }]);
  });
});

test('API-1 the pool has ten connections; an eleventh asker waits its turn', async () => {
  let holding = 0;
  let letGo = () => {};
  const gate = new Promise<void>((go) => {
    letGo = go;
  });
  const work = Array.from({ length: 12 }, () =>
    lakou.db.transaction(async () => {
      holding++;
      await gate;
    }),
  );
  await expect.poll(() => holding).toBe(10);
  await sleep(100);
  expect(holding).toBe(10);
  letGo();
  await Promise.all(work);
  expect(holding).toBe(12);
});
