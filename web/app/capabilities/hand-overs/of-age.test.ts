import { expect, test } from 'vitest';
import { dayOfAge, isNearAge } from './of-age.ts';

test('FAM-5 the day of age is the 18th birthday, and a day that there is', () => {
  expect(dayOfAge('2008-11-15')).toBe('2026-11-15');
  expect(dayOfAge('2008-02-29')).toBe('2026-03-01');
});

test('FAM-5 the family sees who is of age within thirty days', () => {
  expect(isNearAge('2008-12-15', '2026-11-15')).toBe(true);
  expect(isNearAge('2008-12-16', '2026-11-15')).toBe(false);
  expect(isNearAge('1954-10-20', '2026-11-15')).toBe(true);
});
