import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../plain-date.ts';
import type { Cycle } from './periods.ts';
import { cycleLengths, findCycleStats } from './stats.ts';

/** Periods of five days whose starts lie this many days apart. */
const cyclesApart = (lengths: number[], periodDays = 5): Cycle[] => {
  let startDate = '2026-01-01';
  return [0, ...lengths].map((days) => {
    startDate = addDays(startDate, days) ?? '';
    return { startDate, endDate: addDays(startDate, periodDays - 1) ?? '' };
  });
};

describe('CYCLE-3 what the cycles were like', () => {
  test('lengths run from start to start', () => {
    expect(cycleLengths(cyclesApart([28, 31]))).toEqual([28, 31]);
    expect(cycleLengths([])).toEqual([]);
  });

  test('nothing before the first complete cycle', () => {
    expect(findCycleStats([])).toBeUndefined();
    expect(findCycleStats(cyclesApart([]))).toBeUndefined();
  });

  test('the median, the extremes and the length of a period', () => {
    expect(findCycleStats(cyclesApart([27, 30, 28]))).toEqual({
      completeCycles: 3,
      cycleLength: 28,
      shortest: 27,
      longest: 30,
      periodLength: 5,
    });
  });

  test('a period nobody logged and a log cut in two are not cycles', () => {
    expect(findCycleStats(cyclesApart([28, 8, 29, 120]))).toMatchObject({ completeCycles: 2, longest: 29 });
  });

  test('only the latest six count', () => {
    expect(findCycleStats(cyclesApart([45, 45, 28, 28, 28, 28, 28, 28]))).toMatchObject({
      completeCycles: 6,
      longest: 28,
    });
  });

  test('a period still going on does not shorten the usual one', () => {
    const cycles = cyclesApart([28, 28]);
    const last = cycles.at(-1);
    if (last) last.endDate = last.startDate;
    expect(findCycleStats(cycles)?.periodLength).toBe(5);
  });

  test('first days alone say nothing of how long a period is', () => {
    expect(findCycleStats(cyclesApart([28, 28], 1))?.periodLength).toBeUndefined();
    expect(findCycleStats(cyclesApart([28, 28], 2))?.periodLength).toBe(2);
  });

  test('the usual length lies between the extremes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 15, max: 90 }), { minLength: 1, maxLength: 12 }), (lengths) => {
        const stats = findCycleStats(cyclesApart(lengths));
        expect(stats?.cycleLength).toBeGreaterThanOrEqual(stats?.shortest ?? Number.NaN);
        expect(stats?.cycleLength).toBeLessThanOrEqual(stats?.longest ?? Number.NaN);
      }),
    );
  });
});
