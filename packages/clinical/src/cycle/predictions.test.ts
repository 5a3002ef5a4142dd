import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../plain-date.ts';
import type { Cycle } from './periods.ts';
import { predictCycles } from './predictions.ts';

const cyclesApart = (lengths: number[], periodDays = 5): Cycle[] => {
  let startDate = '2026-01-01';
  return [0, ...lengths].map((days) => {
    startDate = addDays(startDate, days) ?? '';
    return { startDate, endDate: addDays(startDate, periodDays - 1) ?? '' };
  });
};

const predicted = (cycles: Cycle[]) => {
  const result = predictCycles(cycles);
  if (result.kind === 'unknown') throw new Error('expected predictions');
  return result;
};

describe('CYCLE-3 predictions by the constants', () => {
  test('one period is enough for six cycles of 28 days', () => {
    const { basis, upcoming } = predicted([{ startDate: '2026-01-01', endDate: '2026-01-05' }]);
    expect(basis).toBe('standard');
    expect(upcoming.map((cycle) => cycle.period.from)).toEqual([
      '2026-01-29',
      '2026-02-26',
      '2026-03-26',
      '2026-04-23',
      '2026-05-21',
      '2026-06-18',
    ]);
    expect(upcoming[0]).toEqual({
      period: { from: '2026-01-29', to: '2026-02-02' },
      start: { from: '2026-01-29', to: '2026-01-29' },
      ovulation: '2026-01-15',
      fertile: { from: '2026-01-11', to: '2026-01-16' },
    });
  });

  test('a leap day is a day like any other', () => {
    expect(predicted([{ startDate: '2024-02-05', endDate: '2024-02-09' }]).upcoming[0]?.period.from).toBe(
      '2024-03-04',
    );
  });

  test('two complete cycles are not enough to learn from', () => {
    expect(predicted(cyclesApart([31, 31]))).toMatchObject({
      basis: 'standard',
      cycleLength: 28,
      periodLength: 5,
      completeCycles: 2,
    });
  });

  test('nothing logged, nothing predicted', () => {
    expect(predictCycles([])).toEqual({ kind: 'unknown', why: 'no_period_logged' });
  });
});

describe('CYCLE-3 predictions learned from the user’s own cycles', () => {
  test('three complete cycles give their median, and say so', () => {
    const result = predicted(cyclesApart([31, 32, 31], 4));
    expect(result).toMatchObject({ basis: 'learned', cycleLength: 31, periodLength: 4, completeCycles: 3 });
    const first = result.upcoming[0];
    expect(daysBetween('2026-04-05', first?.period.from ?? '')).toBe(31);
    expect(daysBetween(first?.ovulation ?? '', first?.period.from ?? '')).toBe(14);
    expect(first?.start.from).toBe(first?.start.to);
  });

  test('seven days between shortest and longest is regular, eight is a range', () => {
    expect(predicted(cyclesApart([25, 28, 32])).basis).toBe('learned');
    const result = predicted(cyclesApart([25, 28, 33]));
    expect(result.basis).toBe('learned_irregular');
    const first = result.upcoming[0];
    const usual = first?.period.from ?? '';
    expect(daysBetween(first?.start.from ?? '', usual)).toBe(3);
    expect(daysBetween(usual, first?.start.to ?? '')).toBe(5);
    expect(daysBetween(first?.fertile.from ?? '', first?.ovulation ?? '')).toBe(4 + 3);
    expect(daysBetween(first?.ovulation ?? '', first?.fertile.to ?? '')).toBe(1 + 5);
  });

  test('always six cycles ahead of the latest start, evenly apart, fertile days around ovulation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 4, max: 120 }), { maxLength: 10 }), (lengths) => {
        const cycles = cyclesApart(lengths, 2);
        const { upcoming, cycleLength } = predicted(cycles);
        expect(upcoming).toHaveLength(6);
        let before = cycles.at(-1)?.startDate ?? '';
        for (const cycle of upcoming) {
          expect(daysBetween(before, cycle.period.from)).toBe(cycleLength);
          expect(cycle.fertile.from < cycle.ovulation && cycle.ovulation < cycle.fertile.to).toBe(true);
          expect(cycle.start.from <= cycle.period.from && cycle.period.from <= cycle.start.to).toBe(true);
          before = cycle.period.from;
        }
      }),
    );
  });

  test('at the end of the calendar it stops instead of inventing days', () => {
    expect(predicted([{ startDate: '9999-12-01', endDate: '9999-12-03' }]).upcoming).toEqual([]);
  });
});
