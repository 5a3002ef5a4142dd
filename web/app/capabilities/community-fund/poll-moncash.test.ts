import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pollMoncash } from './poll-moncash.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers in turn; the last answer is given again and again. */
function started(...answers: (string | Error)[]) {
  const check = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return { message: answer ?? '' };
  });
  const [onArrived, onProblem] = [vi.fn(), vi.fn()];
  return { check, onArrived, onProblem, stop: pollMoncash(check, { onArrived, onProblem }) };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('FUND-3 asking MonCash', () => {
  test('happens every three seconds while it is pending, and ends when the gift has arrived', async () => {
    const { check, onArrived, onProblem } = started('pending', 'pending', 'successful');
    await seconds(2.9);
    expect(check).toHaveBeenCalledTimes(0);
    await seconds(0.1);
    expect(check).toHaveBeenCalledTimes(1);
    await seconds(6);
    expect([check.mock.calls.length, onArrived.mock.calls.length]).toEqual([3, 1]);
    await seconds(60);
    expect([check.mock.calls.length, onArrived.mock.calls.length]).toEqual([3, 1]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  test('ends with the first failure', async () => {
    const { check, onArrived, onProblem } = started('pending', new Error('declined'), 'successful');
    await seconds(60);
    expect([check.mock.calls.length, onArrived.mock.calls.length]).toEqual([2, 0]);
    expect(onProblem).toHaveBeenCalledTimes(1);
  });

  test('ends when the dialog is closed', async () => {
    const { check, onArrived, stop } = started('pending');
    await seconds(3);
    stop();
    await seconds(60);
    expect([check.mock.calls.length, onArrived.mock.calls.length]).toEqual([1, 0]);
  });

  test('says nothing after it was closed while an answer was on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<{ message: string }>();
    const check = vi.fn(() => promise);
    const [onArrived, onProblem] = [vi.fn(), vi.fn()];
    const stop = pollMoncash(check, { onArrived, onProblem });
    await seconds(3);
    stop();
    resolve({ message: 'pending' });
    await seconds(60);
    expect(check).toHaveBeenCalledTimes(1);
    expect([onArrived.mock.calls.length, onProblem.mock.calls.length]).toEqual([0, 0]);
  });
});
