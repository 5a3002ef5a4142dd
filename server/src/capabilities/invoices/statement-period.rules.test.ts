import { expect, test } from 'vitest';
import { statementPeriod } from './statement-period.rules.ts';

test('BILL-1 a statement is of 90 days until today, or of a year at most', () => {
  expect(statementPeriod({}, '2026-11-17')).toEqual({ from: '2026-08-20', to: '2026-11-17' });
  const year = { from: '2025-01-01', to: '2026-01-01' };
  expect(statementPeriod(year, '2026-11-17')).toEqual(year);
  expect(statementPeriod({ from: '2024-12-31', to: '2026-01-01' }, '2026-11-17')).toBeUndefined();
  const day = { from: '2026-11-17', to: '2026-11-17' };
  expect(statementPeriod(day, '2026-11-17')).toEqual(day);
  expect(statementPeriod({ from: '2026-11-18', to: '2026-11-17' }, '2026-11-17')).toBeUndefined();
});
