import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../plain-date.ts';
import { type CycleLog, detectPeriods, type Flow } from './periods.ts';

const from = (start: string, flows: Flow[]): CycleLog[] =>
  flows.map((flow, index) => ({ date: addDays(start, index) ?? '', flow }));

const anyLogs = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 60 }).chain((days) =>
  fc.tuple(
    ...days.map((day) =>
      fc.record({
        date: fc.constant(addDays('2025-12-01', day) ?? ''),
        flow: fc.constantFrom<Flow>('none', 'spotting', 'light', 'medium', 'heavy'),
      }),
    ),
  ),
);

describe('CYCLE-6 periods out of the logs', () => {
  test('five days of bleeding over a month end are one period', () => {
    expect(detectPeriods(from('2024-02-27', ['light', 'heavy', 'medium', 'medium', 'light']))).toEqual([
      { startDate: '2024-02-27', endDate: '2024-03-02' },
    ]);
  });

  test('a gap of two days joins, of three days does not', () => {
    expect(detectPeriods(from('2026-01-01', ['heavy', 'none', 'none', 'light']))).toEqual([
      { startDate: '2026-01-01', endDate: '2026-01-04' },
    ]);
    expect(detectPeriods(from('2026-01-01', ['heavy', 'none', 'none', 'none', 'light']))).toEqual([
      { startDate: '2026-01-01', endDate: '2026-01-01' },
      { startDate: '2026-01-05', endDate: '2026-01-05' },
    ]);
  });

  test('spotting alone starts nothing, before or after', () => {
    expect(detectPeriods(from('2026-01-01', ['spotting', 'spotting', 'spotting']))).toEqual([]);
    expect(detectPeriods(from('2026-01-01', ['spotting', 'light', 'medium', 'spotting']))).toEqual([
      { startDate: '2026-01-02', endDate: '2026-01-03' },
    ]);
  });

  test('no logs, no periods; a day that does not exist is left out; a future day counts', () => {
    expect(detectPeriods([])).toEqual([]);
    expect(detectPeriods([{ date: '2026-02-30', flow: 'heavy' }])).toEqual([]);
    expect(detectPeriods([{ date: '2031-01-01', flow: 'heavy' }])).toHaveLength(1);
  });

  test('every bleeding day is in exactly one period, periods are apart, and order does not matter', () => {
    fc.assert(
      fc.property(anyLogs, (logs) => {
        const periods = detectPeriods(logs);
        for (const { date, flow } of logs) {
          const around = periods.filter((period) => period.startDate <= date && date <= period.endDate);
          if (flow === 'light' || flow === 'medium' || flow === 'heavy') expect(around).toHaveLength(1);
        }
        periods.slice(1).forEach((period, index) => {
          const before = periods[index]?.endDate ?? '';
          expect(period.startDate > (addDays(before, 3) ?? '')).toBe(true);
        });
        expect(detectPeriods([...logs].reverse())).toEqual(periods);
      }),
    );
  });
});
