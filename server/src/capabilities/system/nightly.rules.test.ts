import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachDay, untilNext } from './nightly.rules.ts';

const HOUR = 3_600_000;

test.each([
  ['2026-11-15T02:00:00Z', '03:00', HOUR],
  ['2026-11-15T03:00:00Z', '03:00', 24 * HOUR],
  ['2026-11-15T04:30:00Z', '03:00', 22.5 * HOUR],
  ['2026-12-31T23:59:00Z', '00:00', 60_000],
])('OPS-5 from %s to %s', (now, time, wait) => {
  expect(untilNext(time, new Date(now))).toBe(wait);
});

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T02:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('OPS-5 nightly work is done once a day, also after it failed, and no more once stopped', async () => {
  const done: string[] = [];
  const stop = eachDay(
    '03:00',
    () => new Date(),
    async () => {
      done.push(new Date().toISOString());
      if (done.length === 1) throw new Error('the database is away');
    },
  );
  await vi.advanceTimersByTimeAsync(50 * HOUR);
  stop();
  await vi.advanceTimersByTimeAsync(50 * HOUR);
  expect(done).toEqual(['2026-11-15T03:00:00.000Z', '2026-11-16T03:00:00.000Z', '2026-11-17T03:00:00.000Z']);
});
