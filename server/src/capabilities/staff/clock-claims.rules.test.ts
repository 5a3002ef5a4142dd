import { expect, test } from 'vitest';
import { isLongAgo, problemOfMoment } from './clock-claims.rules.ts';

const now = new Date('2026-11-19T12:00:00Z');
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const before = (ms: number) => new Date(now.getTime() - ms);

test('CLIN-3 a claimed moment lies within seven days, and five minutes ahead at most', () => {
  expect(problemOfMoment(before(-5 * MINUTE), now)).toBeUndefined();
  expect(problemOfMoment(before(-5 * MINUTE - 1), now)).toBe('claim_in_future');
  expect(problemOfMoment(before(7 * DAY), now)).toBeUndefined();
  expect(problemOfMoment(before(7 * DAY + 1), now)).toBe('claim_too_old');
});

test('CLIN-3 a beginning without an end is taken for a day', () => {
  expect(isLongAgo(before(DAY), now)).toBe(false);
  expect(isLongAgo(before(DAY + 1), now)).toBe(true);
});
