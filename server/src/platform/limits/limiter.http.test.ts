import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, testDatabase } from '#test/instance.ts';
import { Refusal } from '../errors.ts';
import { countTry, deleteOldTries, forgetTries, refuseWhenSpent } from './limiter.ts';
import { REGISTRATIONS_PER_ADDRESS, UNKNOWN_SIGN_INS } from './limits.ts';

const lakou = testDatabase();
const LIMIT = { name: 'test', max: 3, seconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15) + seconds * 1000);

/** How long the caller must wait; 0 when the attempt was allowed. */
const waitOf = (work: Promise<void>): Promise<number | undefined> =>
  work.then(
    () => 0,
    (error) =>
      error instanceof Refusal && error.status === 429 ? error.retryAfterSeconds : Promise.reject(error),
  );
const tryIt = (who: string, seconds: number, limit = LIMIT) =>
  waitOf(countTry(lakou.db, limit, who, at(seconds)));

describe('ACC-15 a limit', () => {
  test('lets so many through in a window, then says how long to wait, then starts anew', async () => {
    const waits = [];
    for (const second of [0, 1, 2, 3, 30, 59, 59.5, 60]) waits.push(await tryIt('a', second));
    expect(waits).toEqual([0, 0, 0, 57, 30, 1, 1, 0]);
    expect(await tryIt('a', 61)).toBe(0); // the second of the new window
  });

  test('is counted per caller and per limit', async () => {
    for (let i = 0; i < 4; i++) await tryIt('b', 0);
    expect(await tryIt('b', 1)).toBe(59);
    expect(await tryIt('c', 1)).toBe(0);
    expect(await tryIt('b', 1, { ...LIMIT, name: 'another' })).toBe(0);
  });

  test('counts each of many tries at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => tryIt('crowd', 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.max);
  });

  test('can be asked without counting, and forgotten', async () => {
    const ask = () => waitOf(refuseWhenSpent(lakou.db, LIMIT, 'd', at(10)));
    for (let i = 0; i < 3; i++) {
      expect(await ask()).toBe(0);
      await tryIt('d', 0);
    }
    expect(await ask()).toBe(50);
    expect(await waitOf(refuseWhenSpent(lakou.db, LIMIT, 'd', at(60)))).toBe(0);
    await forgetTries(lakou.db, LIMIT, 'd');
    expect(await ask()).toBe(0);
  });

  test('that is over is cleaned away, one that runs is not', async () => {
    await lakou.db.query('delete from rate_limits');
    await tryIt('old', 0);
    await tryIt('young', 30);
    await deleteOldTries(lakou.db, at(60));
    const rows = await lakou.db.query('select resets_at as "resetsAt" from rate_limits');
    expect(rows).toEqual([{ resetsAt: at(90) }]);
  });
});

describe('OPS-5 a clock that was set back', () => {
  const DAY = 86_400;

  test('keeps nobody out until the time it showed', async () => {
    for (let i = 0; i < 5; i++) await tryIt('back', 400 * DAY);
    expect(await waitOf(refuseWhenSpent(lakou.db, LIMIT, 'back', at(0)))).toBe(0);
    const waits = [];
    for (let i = 0; i < 4; i++) waits.push(await tryIt('back', 0));
    expect(waits).toEqual([0, 0, 0, 60]);
  });

  test('by less than clocks of instances differ still counts what was tried', async () => {
    for (let i = 0; i < 3; i++) await tryIt('near', 60);
    expect(await tryIt('near', 0)).toBe(120);
    expect(await waitOf(refuseWhenSpent(lakou.db, LIMIT, 'near', at(0)))).toBe(120);
  });
});

describe('ACC-15 two instances', () => {
  const clock = testClock();
  let two: Instance[];
  let proxied: Instance;
  beforeAll(async () => {
    two = [await lakou.open({ clock }), await lakou.open({ clock })];
    proxied = await lakou.open({ clock, config: { trustProxy: true } });
    await lakou.db.query('delete from rate_limits');
  });
  const authenticateRequest = (
    instance: Instance | undefined,
    address: string,
    headers: Record<string, string> = {},
  ) =>
    instance?.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      remoteAddress: address,
      headers,
      payload: {},
    });

  test('share one count, by the address of the caller', async () => {
    const { max, seconds } = REGISTRATIONS_PER_ADDRESS;
    for (let i = 0; i < max; i++) await authenticateRequest(two[i % 2], '192.0.2.7');
    for (const instance of two) {
      const reply = await authenticateRequest(instance, '192.0.2.7');
      expect(reply?.statusCode).toBe(429);
      expect(reply?.headers['retry-after']).toBe(String(seconds));
      expect((await authenticateRequest(instance, '192.0.2.8'))?.statusCode).toBe(400);
    }
    clock.move(seconds);
    expect((await authenticateRequest(two[0], '192.0.2.7'))?.statusCode).toBe(400);
  });

  test('behind a proxy, the caller cannot choose an address by claiming one', async () => {
    await lakou.db.query('delete from rate_limits');
    for (const claim of ['198.51.100.1', '198.51.100.2', '198.51.100.3, 198.51.100.4'])
      await authenticateRequest(proxied, '127.0.0.1', { 'x-forwarded-for': `${claim}, 203.0.113.9` });
    const rows = await lakou.db.query('select count from rate_limits');
    expect(rows).toEqual([{ count: 3 }]);
    await authenticateRequest(proxied, '127.0.0.1', { 'x-forwarded-for': '203.0.113.10' });
    expect(await lakou.db.query('select from rate_limits')).toHaveLength(2);
  });

  test('the table names nobody', async () => {
    const [email, address] = ['secret.person@example.test', '192.0.2.77'];
    await two[0]?.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: address,
      payload: { email, password: 'wrong' },
    });
    const rows = await lakou.db.query<{ text: string; key: Buffer }>(
      'select r::text as text, key from rate_limits r',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text, key } of rows) {
      expect(key).toHaveLength(32);
      for (const name of [email, address, UNKNOWN_SIGN_INS.name])
        for (const spelling of [name, Buffer.from(name).toString('hex')])
          expect(text).not.toContain(spelling);
    }
  });
});
