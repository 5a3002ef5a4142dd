import { expect, test } from 'vitest';
import { dayFault } from './day-fault.ts';

const bounds = { birth: '2026-08-30', today: '2026-11-15' };

test('VACC-1 GROW-1 a day of somebody’s life is from the birth to today, both included', () => {
  const days = ['', '2026-08-29', '2026-08-30', '2026-11-15', '2026-11-16'];
  expect(days.map((day) => dayFault(day, bounds))).toEqual([
    'missing',
    'beforeBirth',
    undefined,
    undefined,
    'future',
  ]);
  expect(dayFault('1950-01-01', { ...bounds, birth: null })).toBeUndefined();
});
