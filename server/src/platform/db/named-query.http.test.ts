import { expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { MOST_STATEMENTS } from './named-query.ts';

const lakou = testDatabase();
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

test('a statement knows its columns at every run: none, some, or no rows at all', async () => {
  await lakou.db.query('create table shapes (a integer, b text)');
  await lakou.db.transaction(async (tx) => {
    for (let i = 0; i < 3; i++) {
      expect(await tx.query('insert into shapes values ($1, null)', [i])).toEqual([]);
      expect(await tx.query('select a, b from shapes where a = $1', [i])).toEqual([{ a: i, b: null }]);
      expect(await tx.query('select a, b from shapes where a = $1', [-1])).toEqual([]);
    }
  });
});

test('a connection keeps only so many statements, and prepares a forgotten one again', async () => {
  await lakou.db.transaction(async (tx) => {
    for (let round = 0; round < 2; round++) {
      const texts = 2 * MOST_STATEMENTS + 50;
      const answers = await Promise.all(many(texts, (n) => tx.query(`select $1::int as n${n}`, [n])));
      expect(answers).toEqual(many(texts, (n) => [{ [`n${n}`]: n }]));
      const [kept] = await tx.query('select count(*) as count from pg_prepared_statements');
      expect(kept).toEqual({ count: MOST_STATEMENTS });
    }
    const known = async () =>
      (
        await tx.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [
          'select $1::int as n449',
        ])
      ).length;
    expect(await known()).toBe(1);
  });
});

test('one that fails can be prepared again, whether PostgreSQL or pg refused it', async () => {
  await lakou.db.query('create table numbers (n integer primary key)');
  const insert = (n: unknown) => lakou.db.query('insert into numbers values ($1) returning n', [n]);
  const endless: Record<string, unknown> = {};
  endless.itself = endless;
  await expect(insert('x')).rejects.toThrow(/invalid input syntax/);
  expect(await insert(1)).toEqual([{ n: 1 }]);
  await expect(insert(1)).rejects.toThrow(/duplicate key/);
  await expect(insert(endless)).rejects.toThrow(/circular/);
  expect(await insert(2)).toEqual([{ n: 2 }]);
});

test('one that is planned each time is not kept', async () => {
  const found = await lakou.db.transaction(async (tx) => {
    for (const n of [1, 2, 3])
      expect(await tx.read('select $1::int as planned_anew', [n], { planEachTime: true })).toEqual([
        { planned_anew: n },
      ]);
    return tx.query(
      "select name from pg_prepared_statements where statement like '%planned_anew' and name <> ''",
    );
  });
  expect(found).toEqual([]);
});
