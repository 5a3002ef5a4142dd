import { expect, test } from 'vitest';
import { monthAfter, periodBefore, periodOf, pointsOf, stepOf } from './periods.rules.ts';

test('REP-1 a period is this month until today, or as asked up to a year', () => {
  expect(periodOf({}, '2026-11-17')).toEqual({ from: '2026-11-01', to: '2026-11-17' });
  expect(periodOf({ from: '2025-11-17', to: '2026-11-17' }, '2026-11-17')).toBeTruthy();
  expect(periodOf({ from: '2025-11-16', to: '2026-11-17' }, '2026-11-17')).toBeUndefined();
  expect(periodOf({ from: '2026-11-18', to: '2026-11-17' }, '2026-11-17')).toBeUndefined();
});

test('REP-1 the period before has as many days and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    to: '2026-02-28',
  });
});

test('REP-1 points are days, weeks or months, and add up to the whole period', () => {
  const period = { from: '2026-01-20', to: '2026-06-10' };
  const counted = [
    { figure: 'visits', day: '2026-01-20', amount: 2 },
    { figure: 'visits', day: '2026-02-01', amount: 3 },
    { figure: 'visits', day: '2026-06-10', amount: 4 },
    { figure: 'visits', day: '2026-01-19', amount: 100 },
    { figure: 'noShows', day: '2026-02-28', amount: 1 },
  ] as const;
  expect(stepOf(period)).toBe('month');
  const points = pointsOf(counted, period, 'month');
  expect(points.map(({ from }) => from)).toEqual([
    '2026-01-20',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
    '2026-06-01',
  ]);
  expect(points.map(({ visits }) => visits)).toEqual([2, 3, 0, 0, 0, 4]);
  expect(points[1]?.noShows).toBe(1);
  expect(stepOf({ from: '2026-01-01', to: '2026-01-14' })).toBe('day');
  expect(stepOf({ from: '2026-01-01', to: '2026-01-15' })).toBe('week');
  expect(monthAfter('2026-12')).toBe('2027-01');
});
