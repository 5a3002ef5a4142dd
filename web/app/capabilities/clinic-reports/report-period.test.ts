import { expect, test } from 'vitest';
import { latestMonths, quickPeriod } from './report-period.ts';

test('REP-1 the named periods are the days that people mean', () => {
  const today = '2026-03-17';
  expect(quickPeriod('thisMonth', today)).toEqual({ from: '2026-03-01', to: today });
  expect(quickPeriod('lastMonth', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(quickPeriod('last90', today)).toEqual({ from: '2025-12-18', to: today });
  expect(quickPeriod('lastYear', today)).toEqual({ from: '2025-03-18', to: today });
  expect(latestMonths('2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});
