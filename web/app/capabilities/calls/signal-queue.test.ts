import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignalQueue } from './signal-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const candidate = (n: number) => ({ kind: 'candidate', data: String(n) }) as const;

test('TELE-1 signals leave together, in order, and again when the network was away', async () => {
  const sent: string[][] = [];
  let away = true;
  const queue = createSignalQueue(
    async (signals) => {
      if (away) throw new Error('away');
      sent.push(signals.map(({ data }) => data));
    },
    () => false,
  );
  queue.add(candidate(1));
  queue.add(candidate(2));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([]);
  away = false;
  queue.add(candidate(3));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([['1', '2', '3']]);
});

test('TELE-1 what the server refuses is dropped', async () => {
  const post = vi.fn(() => Promise.reject(new Error('refused')));
  const queue = createSignalQueue(post, () => true);
  queue.add(candidate(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(post).toHaveBeenCalledTimes(1);
});

test('TELE-1 at most twenty go at once', async () => {
  const sizes: number[] = [];
  const queue = createSignalQueue(
    async (signals) => void sizes.push(signals.length),
    () => false,
  );
  for (let n = 0; n < 45; n++) queue.add(candidate(n));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sizes).toEqual([20, 20, 5]);
});
