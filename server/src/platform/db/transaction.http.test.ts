import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const notes = () => lakou.db.query('select n from notes order by n');

beforeAll(async () => {
  await lakou.db.query('create table notes (n integer primary key)');
});

describe('what a transaction writes without waiting', () => {
  test('is there for the statements behind it, and for all at the end', async () => {
    await lakou.db.transaction(async (tx) => {
      await tx.write('insert into notes values (1)');
      expect(await tx.read('select n from notes')).toEqual([{ n: 1 }]);
      await tx.write('insert into notes values (2)');
    });
    expect(await notes()).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('fails the whole with its own reason, whether others came behind it or the end did', async () => {
    const last = lakou.db.transaction((tx) => tx.write('insert into notes values (2)'));
    await expect(last).rejects.toThrow(/duplicate key/);
    const first = lakou.db.transaction(async (tx) => {
      await tx.write('insert into notes values (3), (2)');
      await tx.query('select 1 as one');
    });
    await expect(first).rejects.toThrow(/duplicate key/);
    expect(await notes()).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

describe('statements side by side in a transaction', () => {
  test('each get their own answer', async () => {
    const rows = await lakou.db.transaction((tx) =>
      Promise.all(Array.from({ length: 50 }, (_, n) => tx.query('select $1::int as n', [n]))),
    );
    expect(rows).toEqual(Array.from({ length: 50 }, (_, n) => [{ n }]));
  });

  test('that go on after another failed reach nobody else’s transaction', async () => {
    const late: unknown[] = [];
    let goOn = () => {};
    const failed = new Promise<void>((go) => {
      goOn = go;
    });
    const work = lakou.db.transaction(async (tx) => {
      const slower = async () => {
        await failed;
        await tx.query('insert into notes values (9)').catch((error: Error) => late.push(error.message));
        await tx.write('insert into notes values (10)');
      };
      await Promise.all([tx.query('select 1 / 0'), slower()]);
    });
    await expect(work).rejects.toThrow('division by zero');
    // The pool has given the same connection to another transaction.
    await lakou.db.transaction(async (tx) => {
      await tx.query('select 1 as one');
      goOn();
      await setImmediate();
      await tx.query('select 1 as one');
    });
    expect(late).toEqual(['this transaction has ended']);
    expect(await notes()).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
