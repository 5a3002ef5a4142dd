import { expect, test } from 'vitest';
import { clockText, leftOf, newTimer, pausedTimer, readTimer, resumedTimer } from './timer.ts';

const MINUTE = 60_000;
const started = newTimer('burns', 2, 15, 1000);

test('DRAW-1 the timer counts down to zero and no further, whatever screen is open', () => {
  expect(leftOf(started, 1000)).toBe(15 * MINUTE);
  expect(leftOf(started, 1000 + 5 * MINUTE)).toBe(10 * MINUTE);
  expect(leftOf(started, 1000 + 99 * MINUTE)).toBe(0);
  expect(readTimer(JSON.stringify(started))).toEqual(started);
});

test('DRAW-1 a paused timer waits, and goes on where it was', () => {
  const paused = pausedTimer(started, 1000 + 5 * MINUTE);
  expect(leftOf(paused, 1000 + 50 * MINUTE)).toBe(10 * MINUTE);
  expect(leftOf(resumedTimer(paused, 80 * MINUTE), 82 * MINUTE)).toBe(8 * MINUTE);
});

test('DRAW-1 time is shown in minutes and seconds', () => {
  expect([15 * MINUTE, 545_000, 544_001, 59_001, 1, 0].map(clockText)).toEqual([
    '15:00',
    '9:05',
    '9:05',
    '1:00',
    '0:01',
    '0:00',
  ]);
});

test('DRAW-1 what is no timer in the storage is ignored', () => {
  for (const odd of [null, '', '{', '3', '[]', '{"topicId":"burns"}', '{"topicId":1,"number":1}'])
    expect(readTimer(odd)).toBeUndefined();
});
