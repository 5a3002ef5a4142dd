import { describe, expect, test } from 'vitest';
import { assessVital } from './vital-ranges.ts';
import type { VitalSign } from './vital-tables.ts';

// Fleming 2011, WHO, NEWS2, NICE and the ADA once more: each limit of each age on both of its sides.

const levelOf = (vital: VitalSign, value: number, ageMonths: number | undefined) => {
  const found = assessVital({ vital, value, ageMonths });
  return found.kind === 'vital' ? found.level : found.why;
};

describe('TRACK-3 children by age, Fleming 2011', () => {
  /** From this month on, up to the next row. */
  const ROWS: readonly (readonly [number, number, number, number, number])[] = [
    [0, 107, 181, 25, 59],
    [2, 107, 181, 25, 49],
    [3, 104, 175, 24, 49],
    [6, 98, 168, 23, 49],
    [9, 93, 161, 22, 49],
    [12, 88, 156, 21, 39],
    [18, 82, 149, 19, 39],
    [24, 76, 142, 18, 38],
    [36, 70, 136, 17, 33],
    [48, 65, 131, 17, 29],
    [60, 65, 131, 17, 29],
    [72, 59, 123, 16, 27],
    [96, 52, 115, 14, 25],
    [144, 47, 108, 12, 23],
    [180, 43, 104, 11, 22],
    [192, 60, 100, 12, 20],
  ];

  test.each(ROWS)('from month %i: pulse %i to %i, breaths %i to %i', (from, slow, fast, few, many) => {
    const until = (ROWS.find(([next]) => next > from)?.[0] ?? 1561) - 1;
    for (const month of new Set([from, until])) {
      expect([slow, fast].map((value) => levelOf('heart_rate', value, month))).toEqual(['normal', 'normal']);
      expect([slow - 1, fast + 1].map((value) => levelOf('heart_rate', value, month))).toEqual([
        'low',
        'high',
      ]);
      const breaths = [few, many, few - 1, many + 1].map((value) =>
        levelOf('respiratory_rate', value, month),
      );
      expect(breaths).toEqual(['normal', 'normal', 'low', 'high']);
    }
  });

  test.each([
    ['heart_rate', 0, 60, 220],
    ['heart_rate', 11, 60, 220],
    ['heart_rate', 12, null, 180],
    ['heart_rate', 191, null, 180],
    ['heart_rate', 192, 41, 131],
    ['respiratory_rate', 11, null, 70],
    ['respiratory_rate', 12, null, 50],
    ['respiratory_rate', 191, null, 50],
    ['respiratory_rate', 192, 9, 25],
    ['temperature', 0, 35.5, 38],
    ['temperature', 2, 35.5, 38],
    ['temperature', 3, 35, 40],
    ['oxygen', 1, 90, null],
    ['glucose', 1, 54, 300],
    ['glucose_fasting', 500, 54, 300],
  ] as const)('%s in month %i is critical below %s and from %s on', (vital, month, below, from) => {
    if (below !== null) {
      expect(levelOf(vital, below, month)).toBe('low');
      expect(levelOf(vital, below - 0.1, month)).toBe('critical_low');
    }
    if (from === null) return;
    expect(levelOf(vital, from - 0.1, month)).toBe('high');
    expect(levelOf(vital, from, month)).toBe('critical_high');
  });

  test.each([
    ['temperature', 2, 36.5, 37.5],
    ['temperature', 3, 36, 37.9],
    ['oxygen', 1, 95, 100],
    ['glucose', 1, 70, 139],
    ['glucose_fasting', 1, 70, 99],
  ] as const)('%s in month %i is normal from %d to %d', (vital, month, low, high) => {
    expect([low, high].map((value) => levelOf(vital, value, month))).toEqual(['normal', 'normal']);
    expect(levelOf(vital, low - 0.1, month)).toBe('low');
    if (vital !== 'oxygen') expect(levelOf(vital, high + 0.1, month)).toBe('high');
  });

  test.each(['oxygen', 'glucose', 'glucose_fasting'] as const)(
    'nothing is published of %s of newborns',
    (vital) => {
      expect(levelOf(vital, 97, 0)).toBe('no_range');
      expect(levelOf(vital, 97, 1)).toBe('normal');
    },
  );

  test.each([
    ['heart_rate', 20, 300],
    ['respiratory_rate', 3, 120],
    ['temperature', 25, 45],
    ['oxygen', 40, 100],
    ['glucose', 10, 1000],
    ['glucose_fasting', 10, 1000],
  ] as const)('%s can be %d to %d', (vital, lowest, highest) => {
    const isAbsurd = (value: number) => levelOf(vital, value, 400) === 'absurd';
    expect([lowest - 0.1, lowest, highest, highest + 0.1].map(isAbsurd)).toEqual([true, false, false, true]);
  });

  test('an age is from 0 to 130 years', () => {
    const at = (month: number | undefined) => levelOf('temperature', 37, month);
    expect([undefined, -1, 0, 1560, 1561].map(at)).toEqual([
      'no_age',
      'no_age',
      'normal',
      'normal',
      'no_age',
    ]);
  });
});
