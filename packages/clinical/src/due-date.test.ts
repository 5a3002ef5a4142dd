import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDueDate } from './due-date.ts';
import { addDays, daysBetween } from './plain-date.ts';

describe('CALC-3 due date', () => {
  test.each([
    ['2025-01-01', '2025-10-08'],
    ['2026-03-31', '2027-01-05'],
    ['2023-12-31', '2024-10-06'], // over a leap day
    ['2024-02-29', '2024-12-05'],
    ['2025-06-30', '2026-04-06'],
  ])('a last period on %s means %s', (lastPeriod, due) => {
    expect(findDueDate(lastPeriod)).toBe(due);
  });

  test('is 280 days later, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50_000, max: 50_000 }), (offset) => {
        const lastPeriod = addDays('2026-01-01', offset) ?? '';
        expect(daysBetween(lastPeriod, findDueDate(lastPeriod) ?? '')).toBe(280);
      }),
    );
  });

  test.each(['2025-02-30', '', 'yesterday', '9999-12-31'])('none for %j', (text) => {
    expect(findDueDate(text)).toBeUndefined();
  });
});
