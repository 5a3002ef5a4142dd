import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import type { Db } from './db.ts';

const lakou = testDatabase();

beforeAll(async () => {
  await lakou.db.query('create table doctors (name text primary key, on_call boolean not null)');
});
beforeEach(async () => {
  await lakou.db.query(
    "insert into doctors values ('A', true), ('B', true) on conflict (name) do update set on_call = true",
  );
});

/** Makes each caller wait until all have arrived; later callers pass at once. */
function meetingOf(parties: number) {
  let come = 0;
  let open = () => {};
  const gate = new Promise<void>((go) => {
    open = go;
  });
  return async () => {
    if (++come >= parties) open();
    await gate;
  };
}

describe('two transactions that PostgreSQL cannot put in an order', () => {
  // The textbook write skew: both see that the other is on call, both leave, and nobody is on call.
  async function leave(name: string, meet: () => Promise<void>, onTry: () => void): Promise<boolean> {
    return lakou.db.transaction(async (tx) => {
      onTry();
      await tx.query('set transaction isolation level serializable');
      const [there] = await tx.query<{ n: number }>('select count(*) as n from doctors where on_call');
      await meet();
      if ((there?.n ?? 0) < 2) return false;
      await tx.query('update doctors set on_call = false where name = $1', [name]);
      return true;
    });
  }

  test('both succeed, the second after seeing what the first did', async () => {
    let tries = 0;
    const meet = meetingOf(2);
    const left = await Promise.all(['A', 'B'].map((name) => leave(name, meet, () => tries++)));
    expect(left.sort()).toEqual([false, true]);
    expect(tries).toBe(3);
    expect(await lakou.db.query('select name from doctors where on_call')).toHaveLength(1);
  });
});

describe('a deadlock', () => {
  test('ends with both done', async () => {
    const meet = meetingOf(2);
    let tries = 0;
    const lockBoth = (first: string, second: string) =>
      lakou.db.transaction(async (tx) => {
        tries++;
        await tx.query('select from doctors where name = $1 for update', [first]);
        await meet();
        await tx.query('select from doctors where name = $1 for update', [second]);
        return `${first}${second}`;
      });
    expect(await Promise.all([lockBoth('A', 'B'), lockBoth('B', 'A')])).toEqual(['AB', 'BA']);
    expect(tries).toBe(3);
  });
});

describe('what keeps failing', () => {
  async function triesOf(work: (tx: Db) => Promise<unknown>) {
    let tries = 0;
    const start = performance.now();
    const outcome = lakou.db.transaction(async (tx) => {
      tries++;
      await work(tx);
    });
    const code = await outcome.then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    return { tries, code, ms: performance.now() - start };
  }
  const raising = (state: string) => (tx: Db) =>
    tx.query(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`);

  test('is tried three times when the database asks for another try, not at once', async () => {
    for (const code of ['40001', '40P01']) {
      const { ms, ...outcome } = await triesOf(raising(code));
      expect(outcome).toEqual({ tries: 3, code });
      expect(ms).toBeGreaterThan(35);
    }
  });

  test('is tried once when it is anything else', async () => {
    expect(await triesOf(raising('23505'))).toMatchObject({ tries: 1, code: '23505' });
    const own = async () => {
      throw Object.assign(new Error('ours'), { code: '40001' });
    };
    expect(await triesOf(own)).toMatchObject({ tries: 1, code: '40001' });
  });
});
