import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDueDate } from './due-date.ts';
import { addDays } from './plain-date.ts';
import { assessPregnancy, findGestation, TIP_WEEKS, tipWeekFor } from './pregnancy.ts';

const DUE = '2026-11-15';
const daysBefore = (days: number) => assessPregnancy({ dueDate: DUE, today: addDays(DUE, -days) ?? '' });

describe('MAT-2 where a pregnancy stands', () => {
  test.each([
    [400, 1, 1, 400],
    [280, 1, 1, 280],
    [279, 1, 1, 279],
    [273, 1, 1, 273],
    [272, 2, 1, 272],
    [189, 13, 1, 189],
    [188, 14, 2, 188],
    [140, 20, 2, 140],
    [91, 27, 2, 91],
    [90, 28, 3, 90],
    [7, 39, 3, 7],
    [6, 40, 3, 6],
    [0, 40, 3, 0],
    [-1, 41, 3, 0],
    [-14, 42, 3, 0],
  ])(
    '%i days before the due date: week %i, trimester %i, %i days left',
    (days, week, trimester, daysLeft) => {
      expect(daysBefore(days)).toMatchObject({ kind: 'pregnancy', week, trimester, daysLeft });
    },
  );

  test('MAT-6 any due date is accepted, and how far past it is said', () => {
    expect(daysBefore(-700)).toMatchObject({ week: 140, daysLeft: 0, daysPastDue: 700, tipWeek: 40 });
  });

  test('today’s last period starts week 1', () => {
    expect(assessPregnancy({ dueDate: findDueDate('2024-02-29') ?? '', today: '2024-02-29' })).toMatchObject({
      week: 1,
      daysLeft: 280,
    });
  });

  test.each([
    [1, 4],
    [3, 4],
    [4, 4],
    [7, 4],
    [8, 8],
    [39, 36],
    [40, 40],
    [45, 40],
  ])('in week %i the tip of week %i', (week, tip) => {
    expect(tipWeekFor(week)).toBe(tip);
  });

  test('a day more is never an earlier week, and every week has a tip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 600 }), (days) => {
        const now = daysBefore(days);
        const tomorrow = daysBefore(days - 1);
        if (now.kind !== 'pregnancy' || tomorrow.kind !== 'pregnancy') throw new Error('both days exist');
        expect(tomorrow.week - now.week).toBeGreaterThanOrEqual(0);
        expect(tomorrow.week - now.week).toBeLessThanOrEqual(1);
        expect(TIP_WEEKS).toContain(now.tipWeek);
        expect(now.tipWeek === 4 || now.tipWeek <= now.week).toBe(true);
      }),
    );
  });

  test.each([
    [114, 23, 5, 24],
    [112, 24, 0, 24],
    [111, 24, 1, 25],
    [280, 0, 0, 1],
    [400, 0, 0, 1],
    [0, 40, 0, 40],
    [-9, 41, 2, 42],
  ])('%i days before the due date: %i weeks and %i days, in week %i', (before, weeks, days, week) => {
    expect(findGestation({ dueDate: DUE, today: addDays(DUE, -before) ?? '' })).toEqual({
      weeks,
      days,
      week,
    });
  });

  test('the week and the completed weeks are one number of days, on every day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -400, max: 280 }),
        fc.integer({ min: 0, max: 20_000 }),
        (before, since) => {
          const dueDate = addDays('1990-01-01', since) ?? '';
          const today = addDays(dueDate, -before) ?? '';
          const found = findGestation({ dueDate, today });
          if (!found) throw new Error('both days exist');
          expect(found.weeks * 7 + found.days).toBe(280 - before);
          expect(found.days).toBeLessThan(7);
          expect(found.week).toBe(Math.max(1, found.weeks + (found.days > 0 ? 1 : 0)));
          expect(assessPregnancy({ dueDate, today })).toMatchObject(found);
        },
      ),
    );
  });

  test('no such day, no answer', () => {
    expect(findGestation({ dueDate: DUE, today: '2026-02-30' })).toBeUndefined();
    expect(assessPregnancy({ dueDate: '2026-02-29', today: '2026-01-01' })).toEqual({
      kind: 'unknown',
      why: 'no_such_day',
    });
  });
});
