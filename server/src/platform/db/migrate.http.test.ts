import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { query } from '#test/data-folder.ts';
import { cloneDatabase, type TestDatabase } from '#test/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase(inject('testDatabases').adminUrl, 'template0');
});
afterEach(() => database.drop());

const step = (name: string, sql: string) => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const first = step('0001_a.sql', "create table notes (text text); insert into notes values ('first')");
const second = step('0002_b.sql', "insert into notes values ('second')");
const notes = () => query(database.url, 'select text from notes');
const done = () => query(database.url, 'select name from schema_migrations order by applied_at, name');

describe('migrations', () => {
  test('run once, in order, and the next ones follow later', async () => {
    await migrate(database.url, [first]);
    await migrate(database.url, [first, second]);
    await migrate(database.url, [first, second]);
    expect(await notes()).toEqual([{ text: 'first' }, { text: 'second' }]);
    expect(await done()).toEqual([{ name: '0001_a.sql' }, { name: '0002_b.sql' }]);
  });

  test('are refused when one was edited after it ran, and nothing after it runs', async () => {
    await migrate(database.url, [first]);
    const edited = step(first.name, `${first.sql} -- better`);
    await expect(migrate(database.url, [edited, second])).rejects.toThrow(
      'migration 0001_a.sql was edited after it ran; undo the edit and add a new migration',
    );
    expect(await notes()).toEqual([{ text: 'first' }]);
  });

  test('leave nothing of one that fails, keep those before it, and go on once it is mended', async () => {
    const broken = step('0002_b.sql', `${second.sql}; create table half (); select 1 / 0`);
    await expect(migrate(database.url, [first, broken])).rejects.toThrow(
      'migration 0002_b.sql failed: division by zero',
    );
    expect(await notes()).toEqual([{ text: 'first' }]);
    expect(await query(database.url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
    await migrate(database.url, [first, second]);
    expect(await notes()).toHaveLength(2);
  });

  test('leave nothing of one that could not be written down as done', async () => {
    const sql =
      "create table half (); insert into schema_migrations (name, checksum) values ('0001_a.sql', 'x')";
    await expect(migrate(database.url, [step('0001_a.sql', sql)])).rejects.toThrow(
      /0001_a\.sql failed: duplicate/,
    );
    expect(await query(database.url, "select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await done()).toEqual([]);
  });

  test('run once when three servers start together', async () => {
    const slow = step('0001_a.sql', `${first.sql}; select pg_sleep(0.2)`);
    await Promise.all([1, 2, 3].map(() => migrate(database.url, [slow, second])));
    expect(await notes()).toEqual([{ text: 'first' }, { text: 'second' }]);
  });

  test('of the product run on an empty database, with the job queue, and again without effect', async () => {
    await migrate(database.url);
    const before = await done();
    await migrate(database.url);
    expect(await done()).toEqual(before);
    expect(await query(database.url, "select to_regclass('pgboss.job') is not null as there")).toEqual([
      { there: true },
    ]);
  });
});
