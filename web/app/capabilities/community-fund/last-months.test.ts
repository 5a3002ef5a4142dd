import { expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

test('FUND-4 the ledger offers 24 months, newest first, by the calendar of Haiti', () => {
  const months = lastMonths(new Date('2026-03-01T03:00:00Z'));
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(24);
});
