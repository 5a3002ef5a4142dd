import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('OUT-1 what changes often is looked at once now and once later, also after a failure', async () => {
  let times = 0;
  const go = atMostEvery(200, async () => {
    times += 1;
    throw new Error('no store');
  });
  for (let n = 0; n < 50; n += 1) go();
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(199);
  expect(times).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toBe(2);
  go();
  expect(times).toBe(3);
});
