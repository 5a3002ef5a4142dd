import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import type { Actor } from '../access/actor.ts';
import { forgetOldKeys, withIdempotencyKey } from './idempotency-key.ts';

const lakou = testDatabase();
const clock = testClock();
let instance: Instance | undefined;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false });
});

async function asker() {
  if (!instance) throw new Error('the app starts with the first test');
  const { id } = await signedIn(instance.platform);
  const actor: Actor = {
    id,
    role: 'PATIENT',
    clinicId: null,
    clinicRole: null,
    language: 'en',
    sessionId: id,
    isEmailVerified: true,
    provenAt: clock.now(),
  };
  return { actor, db: lakou.db, at: clock.now() };
}

function counter() {
  let count = 0;
  return {
    work: async () => {
      count += 1;
      await sleep(20);
      return { count };
    },
    done: () => count,
  };
}

describe('BOOK-6 a request that names itself', () => {
  test('is done once; repetitions get the first reply', async () => {
    const [grant, { work, done }] = [await asker(), counter()];
    const named = { key: 'a', request: { amount: 1 } };
    expect(await withIdempotencyKey(grant, named, work)).toEqual({ count: 1 });
    expect(await withIdempotencyKey(grant, named, work)).toEqual({ count: 1 });
    expect(done()).toBe(1);
  });

  test('many at once: the others wait for the first', async () => {
    const [grant, { work, done }] = [await asker(), counter()];
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => withIdempotencyKey(grant, { key: 'b', request: 1 }, work)),
    );
    expect(replies).toEqual(Array.from({ length: 8 }, () => ({ count: 1 })));
    expect(done()).toBe(1);
  });

  test('comes with the same request again, else it is refused', async () => {
    const [grant, { work, done }] = [await asker(), counter()];
    await withIdempotencyKey(grant, { key: 'c', request: { amount: 1 } }, work);
    await expect(withIdempotencyKey(grant, { key: 'c', request: { amount: 2 } }, work)).rejects.toMatchObject(
      {
        code: 'idempotency_key_reused',
        status: 422,
      },
    );
    expect(done()).toBe(1);
  });

  test('that failed may be tried again, and nothing of it stays', async () => {
    const [grant, { work }] = [await asker(), counter()];
    const named = { key: 'd', request: 1 };
    const failing = withIdempotencyKey(grant, named, async (tx) => {
      await tx.db.query("update app_users set name = 'Changed' where id = $1", [tx.actor.id]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await lakou.db.query('select name from app_users where id = $1', [grant.actor.id])).toEqual([
      { name: 'Somebody' },
    ]);
    expect(await withIdempotencyKey(grant, named, work)).toEqual({ count: 1 });
  });

  test('belongs to who sent it, and without a key it is just done', async () => {
    const [one, two, { work, done }] = [await asker(), await asker(), counter()];
    await withIdempotencyKey(one, { key: 'e', request: 1 }, work);
    await withIdempotencyKey(two, { key: 'e', request: 2 }, work);
    await withIdempotencyKey(one, { key: undefined, request: 1 }, work);
    await withIdempotencyKey(one, { key: undefined, request: 1 }, work);
    expect(done()).toBe(4);
  });

  test('is forgotten after 30 days', async () => {
    const [grant, { work, done }] = [await asker(), counter()];
    await withIdempotencyKey(grant, { key: 'f', request: 1 }, work);
    const daysLater = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    await forgetOldKeys(lakou.db, daysLater(30));
    await withIdempotencyKey(grant, { key: 'f', request: 1 }, work);
    expect(done()).toBe(1);
    await forgetOldKeys(lakou.db, daysLater(31));
    await withIdempotencyKey(grant, { key: 'f', request: 1 }, work);
    expect(done()).toBe(2);
  });
});
