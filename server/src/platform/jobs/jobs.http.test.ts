import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/instance.ts';
import { openDatabase } from '../db/db.ts';
import { createLog } from '../log.ts';
import { createJobs, type Enqueue, type Jobs } from './jobs.ts';

const lakou = testDatabase();
const done: string[] = [];
const log: string[] = [];
const failures = new Map<string, number>();
let finishSlow = () => {};
const slow = new Promise<void>((go) => {
  finishSlow = go;
});

const undo: (() => Promise<void>)[] = [];
const jobs: Jobs[] = [];
let enqueue: Enqueue<{ name: string }>;

async function work({ name }: { name: string }): Promise<void> {
  const left = failures.get(name) ?? 0;
  failures.set(name, left - 1);
  if (left > 0) throw new Error(`${name} fails`);
  if (name === 'slow') await slow;
  done.push(name);
}

beforeAll(async () => {
  // Two instances, as two servers would have them.
  for (let i = 0; i < 2; i++) {
    const db = openDatabase(lakou.url);
    const one = createJobs(db, createLog('info', { write: (line) => void log.push(line) }));
    enqueue = one.queue('test', work);
    await one.start();
    jobs.push(one);
    undo.push(
      () => one.stop(),
      () => db.close(),
    );
  }
});
afterAll(async () => {
  for (const step of undo) await step();
});

const states = (name: string) =>
  lakou.db.query("select state, retry_count as retries from pgboss.job where data->>'name' = $1", [name]);

describe('a job', () => {
  test('asked for in a transaction that fails is never done', async () => {
    const asking = lakou.db.transaction(async (tx) => {
      await enqueue(tx, { name: 'undone' });
      throw new Error('no');
    });
    await expect(asking).rejects.toThrow('no');
    expect(await states('undone')).toEqual([]);
  });

  test('asked for in one that succeeds is done once, by one of two instances', async () => {
    const names = Array.from({ length: 60 }, (_, i) => `job-${i}`);
    await lakou.db.transaction(async (tx) => {
      for (const name of names) await enqueue(tx, { name });
      await sleep(50);
      expect(done).toEqual([]); // not before the commit
    });
    // One after the other, without a pause between them.
    await expect.poll(() => done.length).toBe(names.length);
    await sleep(200);
    expect([...done].sort()).toEqual(names.sort());
  });

  test('that fails is tried again until it succeeds', async () => {
    failures.set('flaky', 1);
    await enqueue(lakou.db, { name: 'flaky' });
    await expect.poll(() => states('flaky')).toEqual([{ state: 'retry', retries: 0 }]);
    // The test does not wait for the pause before the next attempt.
    await lakou.db.query("update pgboss.job set start_after = now() where data->>'name' = 'flaky'");
    await expect.poll(() => states('flaky')).toEqual([{ state: 'completed', retries: 1 }]);
    expect(done.filter((name) => name === 'flaky')).toHaveLength(1);
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a job failed', queue: 'test' }]);
    expect(log.join()).not.toContain('flaky');
  });

  test('is tried eight times more, later and later', async () => {
    const [queue] = await lakou.db.query(
      'select retry_limit as times, retry_delay as seconds, retry_backoff as growing from pgboss.queue where name = $1',
      ['test'],
    );
    expect(queue).toEqual({ times: 8, seconds: 5, growing: true });
  });

  test('under way is finished before the server stops', async () => {
    await enqueue(lakou.db, { name: 'slow' });
    await expect.poll(() => states('slow')).toMatchObject([{ state: 'active' }]);
    const stopped = Promise.all(jobs.map((one) => one.stop()));
    await sleep(300);
    finishSlow();
    await stopped;
    expect(done).toContain('slow');
    expect(await states('slow')).toEqual([{ state: 'completed', retries: 0 }]);
  });
});

test('steady work goes on while there is more and after it failed, and ends with the server', async () => {
  const db = openDatabase(lakou.url);
  const lines: string[] = [];
  const own = createJobs(db, createLog('info', { write: (line) => void lines.push(line) }));
  let left = 3;
  let rounds = 0;
  own.poll('test-poll', async () => {
    rounds++;
    if (rounds === 1) throw new Error('not now');
    left = Math.max(0, left - 1);
    return left > 0;
  });
  await own.start();
  await expect.poll(() => left).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'a job failed', queue: 'test-poll' }]);
  await own.stop();
  const before = rounds;
  await sleep(1100);
  expect(rounds).toBe(before);
  await db.close();
});
