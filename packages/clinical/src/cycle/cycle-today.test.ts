import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../plain-date.ts';
import { cycleToday } from './cycle-today.ts';
import type { Cycle } from './periods.ts';

const TODAY = '2026-11-15';
const ago = (days: number) => addDays(TODAY, -days) ?? '';
/** Periods of four days that began so many days ago, oldest first. */
const began = (...days: number[]): Cycle[] =>
  days.map((day) => ({ startDate: ago(day), endDate: ago(day - 3) }));

describe('CYCLE-3 where today is in the cycle', () => {
  test.each([
    [began(12), { kind: 'expected', day: 13, from: 16, to: 16 }],
    [began(27), { kind: 'expected', day: 28, from: 1, to: 1 }],
    [began(28), { kind: 'any_day', day: 29, to: 0 }],
    [began(29), { kind: 'late', day: 30, days: 1 }],
    [began(90), { kind: 'late', day: 91, days: 62 }],
    [began(91), { kind: 'long_ago', since: ago(91) }],
    [began(3), { kind: 'period', day: 4 }],
    [began(4), { kind: 'expected', day: 5, from: 24, to: 24 }],
    [[], { kind: 'unknown' }],
  ] as const)('%j: %j', (cycles, stands) => {
    expect(cycleToday(cycles, TODAY)).toEqual(stands);
  });

  test('irregular cycles give a range: before it, in it, and late only after its end', () => {
    // 24, 40 and 30 days: the usual one is 30, the shortest 24, the longest 40.
    const irregular = (last: number) => began(last + 94, last + 70, last + 30, last);
    expect(cycleToday(irregular(10), TODAY)).toEqual({ kind: 'expected', day: 11, from: 14, to: 30 });
    expect(cycleToday(irregular(24), TODAY)).toEqual({ kind: 'any_day', day: 25, to: 16 });
    expect(cycleToday(irregular(40), TODAY)).toEqual({ kind: 'any_day', day: 41, to: 0 });
    expect(cycleToday(irregular(41), TODAY)).toEqual({ kind: 'late', day: 42, days: 1 });
  });

  test('a period that was logged for a day to come is the next one', () => {
    expect(cycleToday(began(100, -6), TODAY)).toEqual({ kind: 'expected', day: 101, from: 6, to: 6 });
    expect(cycleToday(began(-6), TODAY)).toEqual({ kind: 'unknown' });
  });

  test('a day later the day of the cycle is one more, and the wait one less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 88 }), (since) => {
        const [now, later] = [cycleToday(began(since), TODAY), cycleToday(began(since + 1), TODAY)];
        if (!('day' in now && 'day' in later)) throw new Error('both have a day');
        expect(later.day - now.day).toBe(1);
        const wait = (stands: typeof now) =>
          stands.kind === 'late' ? -stands.days : 'to' in stands ? stands.to : 0;
        expect(wait(now) - wait(later)).toBe(1);
      }),
    );
  });
});
