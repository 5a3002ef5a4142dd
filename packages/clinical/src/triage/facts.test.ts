import { describe, expect, test } from 'vitest';
import { ageOf, cluesOf, type TriagePerson } from './facts.ts';
import type { Measurements } from './measurements.ts';
import type { Person } from './person.ts';
import { type DangerQuestion, questionsFor } from './questions.ts';
import type { Understood } from './understand.ts';

// Each limit on both of its sides, without any words around it.

const NOBODY: Person = { baby: false, child: false, older: false, hot: false };
const YEAR = 12;
type Known = {
  findings?: Understood[];
  said?: Partial<Person>;
  measured?: Measurements[];
  person?: TriagePerson;
  country?: 'HT' | 'US';
};
const clues = ({ findings = [], said = {}, measured = [], person = {}, country }: Known): Set<string> =>
  cluesOf({
    findings,
    said: { ...NOBODY, ...said },
    measurements: measured,
    person,
    country,
    answers: {},
  });

describe('AI-3 what a number says', () => {
  test.each<[string, Measurements, Measurements]>([
    ['pressure_crisis', { systolic: 180 }, { systolic: 179 }],
    ['pressure_crisis', { diastolic: 120 }, { diastolic: 119 }],
    ['pressure_severe_pregnancy', { systolic: 160 }, { systolic: 159 }],
    ['pressure_severe_pregnancy', { diastolic: 110 }, { diastolic: 109 }],
    ['pressure_pregnancy', { systolic: 140 }, { systolic: 139 }],
    ['pressure_pregnancy', { diastolic: 90 }, { diastolic: 89 }],
    ['pressure_low', { systolic: 89 }, { systolic: 90 }],
    ['oxygen_very_low', { oxygen: 89 }, { oxygen: 90 }],
    ['oxygen_low', { oxygen: 93 }, { oxygen: 94 }],
    ['glucose_very_low', { glucose: 53 }, { glucose: 54 }],
    ['glucose_low', { glucose: 69 }, { glucose: 70 }],
    ['glucose_high', { glucose: 300 }, { glucose: 299 }],
    ['temperature_very_high', { celsius: 40 }, { celsius: 39.9 }],
    ['temperature_low', { celsius: 34.9 }, { celsius: 35 }],
    ['fever', { celsius: 38 }, { celsius: 37.9 }],
    ['breaths_fast', { breathsPerMinute: 30 }, { breathsPerMinute: 29 }],
    ['breaths_very_fast', { breathsPerMinute: 40 }, { breathsPerMinute: 39 }],
    ['breaths_slow', { breathsPerMinute: 8 }, { breathsPerMinute: 9 }],
    ['breaths_slow', { breathsPerMinute: 1 }, { breathsPerMinute: 0 }],
    ['pulse_extreme', { pulse: 131 }, { pulse: 130 }],
    ['pulse_extreme', { pulse: 40 }, { pulse: 41 }],
  ])('%s: %o, but not %o', (fact, is, isNot) => {
    expect(clues({ measured: [is] })).toContain(fact);
    expect(clues({ measured: [isNot] })).not.toContain(fact);
  });

  test('nothing measured says nothing', () => {
    expect([...clues({ measured: [{}], country: 'US' })]).toEqual(['weeks_unknown']);
  });

  test.each([
    [1.9, 60, 60, 20],
    [2, 50, 60, 20],
    [11.9, 50, 60, 20],
    [12, 40, 60, 20],
    [59.9, 40, 60, 20],
    [60, 30, 50, 9],
    [143.9, 30, 50, 9],
    [144, 30, 40, 9],
  ])(
    'at %d months breathing is fast from %i, very fast from %i, and slow below %i',
    (ageMonths, fast, very, slow) => {
      const has = (fact: string, breathsPerMinute: number) =>
        clues({ person: { ageMonths }, measured: [{ breathsPerMinute }] }).has(fact);
      expect([has('breaths_fast', fast - 1), has('breaths_fast', fast)]).toEqual([false, true]);
      expect([has('breaths_very_fast', very - 1), has('breaths_very_fast', very)]).toEqual([false, true]);
      expect([has('breaths_slow', slow), has('breaths_slow', slow - 1)]).toEqual([false, true]);
    },
  );

  test('a child is colder from 35.5 on, and no pulse of theirs is judged', () => {
    const at = (ageMonths: number, measured: Measurements) =>
      clues({ person: { ageMonths }, measured: [measured] });
    expect(at(59, { celsius: 35.4 })).toContain('temperature_low');
    expect(at(59, { celsius: 35.5 })).not.toContain('temperature_low');
    expect(at(60, { celsius: 35.4 })).not.toContain('temperature_low');
    expect(at(59, { pulse: 150 })).not.toContain('pulse_extreme');
    expect(at(60, { pulse: 150 })).toContain('pulse_extreme');
    expect(clues({ said: { child: true }, measured: [{ pulse: 150 }] })).not.toContain('pulse_extreme');
    expect(clues({ said: { baby: true }, measured: [{ celsius: 35.4 }] })).toContain('temperature_low');
  });

  test('a baby or a child whose age is not told is taken for one of six months or three years', () => {
    const fast = (said: Partial<Person>, breathsPerMinute: number) =>
      clues({ said, measured: [{ breathsPerMinute }] }).has('breaths_fast');
    expect([fast({ baby: true }, 49), fast({ baby: true }, 50)]).toEqual([false, true]);
    expect([fast({ child: true }, 39), fast({ child: true }, 40)]).toEqual([false, true]);
  });

  test('under about three months 37.5 is a fever, and so is a hot baby', () => {
    const at = (ageMonths: number, celsius: number) =>
      clues({ person: { ageMonths }, measured: [{ celsius }] });
    expect(at(3.1, 37.5)).toContain('fever');
    expect(at(3.1, 37.4)).not.toContain('fever');
    expect(at(3.2, 37.9)).not.toContain('fever');
    expect(clues({ person: { ageMonths: 3.1 }, said: { hot: true } })).toContain('fever');
    expect(clues({ person: { ageMonths: 3.2 }, said: { hot: true } })).not.toContain('fever');
    expect(clues({ person: { ageMonths: 2 } })).not.toContain('fever');
  });
});

describe('AI-3 who it is', () => {
  const AGES = ['age_newborn', 'age_baby', 'age_child', 'age_older'];
  const ages = (known: Known) => [...clues(known)].filter((clue) => AGES.includes(clue));

  test.each([
    [3.1, ['age_newborn', 'age_baby', 'age_child']],
    [3.2, ['age_baby', 'age_child']],
    [11.9, ['age_baby', 'age_child']],
    [12, ['age_child']],
    [59.9, ['age_child']],
    [60, []],
    [60 * YEAR - 1, []],
    [60 * YEAR, ['age_older']],
  ])('%d months: %o', (ageMonths, expected) => {
    expect(ages({ person: { ageMonths } })).toEqual(expected);
  });

  test('as the words say where the age is not told', () => {
    expect(ages({ said: { baby: true } })).toEqual(['age_baby', 'age_child']);
    expect(ages({ said: { child: true } })).toEqual(['age_child']);
    expect(ages({ said: { older: true } })).toEqual(['age_older']);
    expect(ages({})).toEqual([]);
  });

  test('the age in the text counts before that of the profile, which is not the child’s', () => {
    expect(ageOf({ ...NOBODY, ageMonths: 5 }, { ageMonths: 400 })).toBe(5);
    expect(ageOf(NOBODY, { ageMonths: 400 })).toBe(400);
    expect(ageOf({ ...NOBODY, child: true }, { ageMonths: 400 })).toBeUndefined();
    expect(ageOf({ ...NOBODY, baby: true }, { ageMonths: 400 })).toBeUndefined();
    expect(ageOf({ ...NOBODY, older: true }, { ageMonths: 400 })).toBeUndefined();
  });

  test('pregnant by the profile or by the weeks; a child’s mother is not meant', () => {
    expect(clues({ person: { pregnant: true } })).toContain('pregnant');
    expect(clues({ person: { pregnant: true }, said: { child: true } })).not.toContain('pregnant');
    expect(clues({ person: { pregnant: true }, said: { older: true } })).not.toContain('pregnant');
    expect(clues({ said: { pregnancyWeeks: 1 } })).toContain('pregnant');
    expect(clues({ said: { pregnancyWeeks: 0 } })).not.toContain('pregnant');
    expect(clues({ said: { pregnancyWeeks: 36 } })).toContain('before_37_weeks');
    expect(clues({ said: { pregnancyWeeks: 37 } })).not.toContain('before_37_weeks');
    expect(clues({ said: { pregnancyWeeks: 37 } })).not.toContain('weeks_unknown');
    expect(clues({})).toContain('weeks_unknown');
  });

  test('malaria is possible everywhere but in the United States, and there after a journey', () => {
    expect(clues({})).toContain('malaria_area');
    expect(clues({ country: 'HT' })).toContain('malaria_area');
    expect(clues({ country: 'US' })).not.toContain('malaria_area');
    const findings: Understood[] = [{ code: 'from_malaria_area', negated: false }];
    expect(clues({ country: 'US', findings })).toContain('malaria_area');
    expect(clues({ country: 'US', findings: [{ code: 'from_malaria_area', negated: true }] })).not.toContain(
      'malaria_area',
    );
  });
});

describe('AI-3 what a finding says', () => {
  const of = (more: Partial<Understood>) =>
    [...clues({ findings: [{ code: 'cough', negated: false, ...more }] })].filter((clue) =>
      clue.includes('cough'),
    );

  test.each([
    [{}, ['cough']],
    [{ negated: true }, []],
    [{ past: true as const }, ['past:cough']],
    [{ intensity: 'severe' as const }, ['cough', 'severe:cough']],
    [{ intensity: 'mild' as const }, ['cough']],
    [{ sudden: true as const }, ['cough', 'sudden:cough']],
    [{ days: 0.9 }, ['cough']],
    [{ days: 1 }, ['cough', '1d:cough']],
    [{ days: 2.9 }, ['cough', '1d:cough']],
    [{ days: 3 }, ['cough', '1d:cough', '3d:cough']],
    [{ days: 13.9 }, ['cough', '1d:cough', '3d:cough']],
    [{ days: 14 }, ['cough', '1d:cough', '3d:cough', '14d:cough']],
  ])('%o: %o', (more, expected) => {
    expect(of(more)).toEqual(expected);
  });
});

describe('AI-3 whom a danger sign is asked', () => {
  const asks = (
    question: DangerQuestion,
    years: number | undefined,
    more: { sex?: 'female' | 'male'; clue?: string } = {},
  ) =>
    questionsFor(
      'Routine',
      {},
      {
        clues: new Set(more.clue ? [more.clue] : []) as Parameters<typeof questionsFor>[2]['clues'],
        ageMonths: years === undefined ? undefined : years * YEAR,
        sex: more.sex,
      },
    ).includes(question);

  test.each([
    ['one_side', 4.9, 5],
    ['chest', 9.9, 10],
    ['harm', 9.9, 10],
    ['pregnancy', 10.9, 11],
  ] as const)('%s not at %d, but at %d', (question, before, from) => {
    expect([asks(question, before), asks(question, from)]).toEqual([false, true]);
  });

  test('pregnancy up to 55, never of a man unless it was told', () => {
    expect([asks('pregnancy', 55.9), asks('pregnancy', 56)]).toEqual([true, false]);
    expect(asks('pregnancy', 30, { sex: 'male' })).toBe(false);
    expect(asks('pregnancy', 60, { clue: 'pregnant' })).toBe(true);
    expect(asks('pregnancy', 60, { clue: 'postpartum' })).toBe(true);
    expect(asks('pregnancy', undefined)).toBe(true);
  });

  test('the baby of a small child only, the threat with its complaints', () => {
    expect([asks('baby', 30), asks('baby', 30, { clue: 'age_child' })]).toEqual([false, true]);
    expect(asks('chest', 30, { clue: 'age_child' })).toBe(false);
    expect([
      asks('threat', 30),
      asks('threat', 30, { clue: 'sadness' }),
      asks('threat', 9, { clue: 'sadness' }),
    ]).toEqual([false, true, false]);
  });
});
