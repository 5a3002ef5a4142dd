import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { runAsOneStatement } from './run-as-one-statement.ts';

const lakou = testDatabase();
const put = (n: number) => ({ text: 'insert into singles (n) values ($1)', values: [n] });
const pair = (a: number, b: number) => ({ text: 'insert into pairs (a, b) values ($1, $2)', values: [a, b] });
const counts = async () =>
  (
    await lakou.db.query(
      'select (select count(*) from singles) as singles, (select count(*) from pairs) as pairs',
    )
  )[0];

beforeAll(async () => {
  await lakou.db.query('create table singles (n integer primary key)');
  await lakou.db.query('create table pairs (a integer, b integer check (b > a))');
});

test('statements run as one, each with its own values, the last one answering', async () => {
  const asked = { text: 'insert into pairs (a, b) values ($1, $2) returning a, b', values: [5, 6] };
  expect(await runAsOneStatement(lakou.db, [put(1), pair(1, 2), asked])).toEqual([{ a: 5, b: 6 }]);
  expect(await runAsOneStatement(lakou.db, [put(2)])).toEqual([]);
  expect(await counts()).toEqual({ singles: 2, pairs: 2 });
});

test('one that fails undoes them all, whichever it is', async () => {
  await expect(runAsOneStatement(lakou.db, [put(3), pair(9, 1)])).rejects.toThrow('pairs_check');
  await expect(runAsOneStatement(lakou.db, [put(1), pair(1, 2)])).rejects.toThrow('singles_pkey');
  expect(await counts()).toEqual({ singles: 2, pairs: 2 });
});
