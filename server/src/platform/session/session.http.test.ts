import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { endSession, findActor, SESSION_SECONDS, startSession } from './session.ts';

const lakou = testDatabase();
const DEVICE = { address: '192.0.2.1', userAgent: 'A browser' };
const clock = testClock();
let two: [Instance, Instance];
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  two = [await lakou.open({ clock }), await lakou.open({ clock, jobs: false })];
  person = await signedIn(two[0].platform);
});

describe('ACC-6 a session', () => {
  test('has a token of 256 bits, of which only a hash is kept', async () => {
    const tokens = await Promise.all(
      [1, 2, 3].map(() => startSession(lakou.db, person.id, DEVICE, clock.now())),
    );
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const hash = createHash('sha256').update(token).digest();
      const rows = await lakou.db.query<{ text: string }>(
        'select s::text as text from sessions s where token_hash = $1',
        [hash],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.text).not.toContain(token);
      expect(rows[0]?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  test('the stored hash is no token', async () => {
    const rows = await lakou.db.query<{ hash: Buffer }>('select token_hash as hash from sessions');
    for (const { hash } of rows)
      for (const spelling of ['hex', 'base64url', 'base64', 'latin1'] as const)
        expect(await findActor(lakou.db, hash.toString(spelling), clock.now())).toBeUndefined();
  });

  test('lasts exactly seven days', async () => {
    const start = clock.now();
    const token = await startSession(lakou.db, person.id, DEVICE, start);
    const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
    expect(SESSION_SECONDS).toBe(7 * 24 * 3600);
    expect(await findActor(lakou.db, token, later(SESSION_SECONDS - 1))).toMatchObject({ id: person.id });
    expect(await findActor(lakou.db, token, later(SESSION_SECONDS))).toBeUndefined();
  });

  test('is known to every instance, and its end too', async () => {
    const { headers } = await signedIn(two[0].platform);
    const status = async ({ app }: Instance) =>
      (await app.inject({ url: '/api/auth/session', headers })).statusCode;
    expect([await status(two[0]), await status(two[1])]).toEqual([200, 200]);
    await two[1].app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect([await status(two[0]), await status(two[1])]).toEqual([401, 401]);
  });

  test('follows the person: a changed role holds at once, a deleted account has none', async () => {
    const other = await signedIn(two[0].platform, 'PROVIDER');
    const token = other.headers.cookie.replace('session=', '');
    await lakou.db.query("update app_users set role = 'SPONSOR' where id = $1", [other.id]);
    expect(await findActor(lakou.db, token, clock.now())).toMatchObject({ role: 'SPONSOR' });
    await lakou.db.query('delete from app_users where id = $1', [other.id]);
    expect(await findActor(lakou.db, token, clock.now())).toBeUndefined();
  });

  test('ends once', async () => {
    const token = await startSession(lakou.db, person.id, DEVICE, clock.now());
    expect(await endSession(lakou.db, token)).toBe(person.id);
    expect(await endSession(lakou.db, token)).toBeUndefined();
  });
});

test('sessions that are over are deleted every hour, others stay', async () => {
  await lakou.db.query('delete from sessions');
  const now = clock.now();
  const old = new Date(now.getTime() - SESSION_SECONDS * 1000);
  await startSession(lakou.db, person.id, DEVICE, old);
  const token = await startSession(lakou.db, person.id, DEVICE, now);
  const [job] = await lakou.db.query("select cron from pgboss.schedule where name = 'clean-up'");
  expect(job).toEqual({ cron: '17 * * * *' });
  // Runs the job itself, outside its schedule.
  await createJobs(lakou.db, createLog('silent')).queue('clean-up', async () => {})(lakou.db, {});
  await expect.poll(() => lakou.db.query('select from sessions')).toHaveLength(1);
  expect(await lakou.db.query('select from sessions')).toHaveLength(1);
  expect(await findActor(lakou.db, token, now)).toMatchObject({ id: person.id });
});
