import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessKidneys, creatinineFromMicromoles } from './egfr.ts';

type Input = Parameters<typeof assessKidneys>[0];
const man: Input = { creatinineMgDl: 1, ageYears: 50, sex: 'Male', race: 'Other' };

const numbers = (input: Input) => {
  const { mdrd, ckdEpi2021 } = assessKidneys(input);
  return {
    mdrd: mdrd.kind === 'egfr' ? mdrd.egfr : Number.NaN,
    ckdEpi: ckdEpi2021.kind === 'egfr' ? ckdEpi2021.egfr : Number.NaN,
  };
};

const anyAdult = fc.record({
  creatinineMgDl: fc.double({ min: 0.3, max: 15, noNaN: true }),
  ageYears: fc.integer({ min: 18, max: 100 }),
  sex: fc.constantFrom('Male' as const, 'Female' as const),
  race: fc.constantFrom('Black' as const, 'Other' as const),
});

describe('CALC-2 kidney filtration', () => {
  test('the National Kidney Foundation’s calculator: a man of 55 with 1.2 mg/dL has 71 by CKD-EPI 2021', () => {
    expect(Math.round(numbers({ ...man, ageYears: 55, creatinineMgDl: 1.2 }).ckdEpi)).toBe(71);
  });

  test.each([
    [{}, 79.1],
    [{ sex: 'Female' }, 58.69],
    [{ race: 'Black' }, 95.87],
    [{ sex: 'Female', race: 'Black' }, 71.13],
    [{ creatinineMgDl: 2, ageYears: 65 }, 33.69],
  ] as const)('MDRD worked by hand: %o gives %d', (change, expected) => {
    expect(numbers({ ...man, ...change }).mdrd).toBeCloseTo(expected, 1);
  });

  test.each([
    [{}, 91.7],
    [{ sex: 'Female' }, 68.64],
    [{ sex: 'Female', creatinineMgDl: 0.6, ageYears: 30 }, 123.7],
    [{ creatinineMgDl: 0.7, ageYears: 20 }, 135.3],
  ] as const)('CKD-EPI 2021 worked by hand: %o gives %d', (change, expected) => {
    expect(numbers({ ...man, ...change }).ckdEpi).toBeCloseTo(expected, 0);
  });

  test('CKD-EPI 2021 does not know race', () => {
    fc.assert(
      fc.property(anyAdult, (input) => {
        expect(numbers({ ...input, race: 'Black' }).ckdEpi).toBe(numbers({ ...input, race: 'Other' }).ckdEpi);
      }),
    );
  });

  test('more creatinine or more years never mean better kidneys', () => {
    fc.assert(
      fc.property(anyAdult, fc.double({ min: 0.01, max: 5, noNaN: true }), (input, more) => {
        const base = numbers(input);
        const higher = numbers({ ...input, creatinineMgDl: input.creatinineMgDl + more });
        const older = numbers({ ...input, ageYears: input.ageYears + 1 });
        expect(higher.mdrd).toBeLessThan(base.mdrd);
        expect(higher.ckdEpi).toBeLessThan(base.ckdEpi);
        expect(older.mdrd).toBeLessThan(base.mdrd);
        expect(older.ckdEpi).toBeLessThan(base.ckdEpi);
      }),
    );
  });

  test.each([
    [90, 'normal_or_high'],
    [89.9, 'mild'],
    [60, 'mild'],
    [59.9, 'moderate'],
    [30, 'moderate'],
    [29.9, 'severe'],
    [15, 'severe'],
    [14.9, 'kidney_failure'],
  ])('CALC-4 %d is %s', (wanted, stage) => {
    // The creatinine that gives a man of 50 slightly less than this filtration, so that rounding does not decide.
    const creatinineMgDl = (wanted / (175 * 50 ** -0.203)) ** (-1 / 1.154) * (1 - 1e-9);
    expect(assessKidneys({ ...man, creatinineMgDl }).mdrd).toMatchObject({ kind: 'egfr', stage });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('CALC-4 positive numbers only: not %d', (bad) => {
    for (const input of [
      { ...man, creatinineMgDl: bad },
      { ...man, ageYears: bad },
    ]) {
      expect(assessKidneys(input)).toEqual({
        mdrd: { kind: 'unknown', why: 'not_positive' },
        ckdEpi2021: { kind: 'unknown', why: 'not_positive' },
        plausible: false,
      });
    }
  });

  test('without a race there is no MDRD value, and the race-free equation answers alone', () => {
    const { race, ...withoutRace } = man;
    expect(race).toBe('Other');
    const result = assessKidneys(withoutRace);
    expect(Object.keys(result)[0]).toBe('ckdEpi2021');
    expect(result.mdrd).toEqual({ kind: 'unknown', why: 'race_not_given' });
    expect(result.ckdEpi2021).toEqual(assessKidneys(man).ckdEpi2021);
  });

  test('CKD-EPI 2021 says nothing about children', () => {
    const child = assessKidneys({ ...man, ageYears: 17 });
    expect(child.ckdEpi2021).toEqual({ kind: 'unknown', why: 'under_18' });
    expect(child.mdrd.kind).toBe('egfr');
  });

  test('micromoles typed as milligrams are not plausible, and convert', () => {
    expect(assessKidneys({ ...man, creatinineMgDl: 88.4 }).plausible).toBe(false);
    expect(creatinineFromMicromoles(88.4)).toBeCloseTo(1, 10);
    expect(assessKidneys(man).plausible).toBe(true);
  });
});
