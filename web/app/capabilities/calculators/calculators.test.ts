import en from '@lakou/i18n/locales/en/calculators.json' with { type: 'json' };
import fr from '@lakou/i18n/locales/fr/calculators.json' with { type: 'json' };
import ht from '@lakou/i18n/locales/ht/calculators.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { bmiOf } from './bmi.ts';
import { dueOf } from './due.ts';
import { BLANK_KIDNEYS, type KidneyDraft, kidneysOf } from './kidneys.ts';
import { choiceIn } from './remembered.ts';

describe('CALC-1 BMI of what was typed', () => {
  test('metric and imperial, with a comma or a point', () => {
    expect(bmiOf('ht', 'metric', { weight: '70,5', height: '175', inches: '' })?.bmi).toBeCloseTo(23.02, 2);
    expect(bmiOf('en', 'metric', { weight: '70.5', height: '175', inches: '' })?.class).toBe('normal');
    expect(bmiOf('en', 'imperial', { weight: '154', height: '5', inches: '9' })?.bmi).toBeCloseTo(22.74, 2);
    expect(bmiOf('en', 'imperial', { weight: '154', height: '6', inches: '0' })?.bmi).toBeCloseTo(20.88, 2);
    expect(bmiOf('en', 'imperial', { weight: '154', height: '', inches: '69' })?.bmi).toBeCloseTo(22.74, 2);
  });

  test.each(['', '0', '-70', 'abc', '70kg', 'Infinity'])('no result for a weight of “%s”', (weight) => {
    expect(bmiOf('en', 'metric', { weight, height: '175', inches: '' })).toBeUndefined();
    expect(bmiOf('en', 'metric', { weight: '70', height: weight, inches: '' })).toBeUndefined();
  });

  test('no result for feet and inches that are none', () => {
    for (const [height, inches] of [
      ['', ''],
      ['-5', '9'],
      ['5', '-9'],
      ['0', '0'],
      ['five', '9'],
    ] as const)
      expect(bmiOf('en', 'imperial', { weight: '154', height, inches })).toBeUndefined();
  });

  test('INP-1 a height in metres, or with feet and inches in one field, is understood', () => {
    for (const height of ['1.75', '1,75', '1m75'])
      expect(bmiOf('en', 'metric', { weight: '70', height, inches: '' })?.bmi).toBeCloseTo(22.86, 2);
    expect(bmiOf('en', 'imperial', { weight: '154', height: '5\'9"', inches: '' })?.bmi).toBeCloseTo(
      22.74,
      1,
    );
    expect(bmiOf('en', 'imperial', { weight: '154', height: '5\'9"', inches: '9' })).toBeUndefined();
  });
});

describe('CALC-2, CALC-4 GFR of what was typed', () => {
  const draft: KidneyDraft = { creatinine: '1.2', unit: 'mg/dL', age: '50', sex: 'Female', race: 'Black' };

  test('both equations, side by side', () => {
    const result = kidneysOf('en', draft);
    const expected = 175 * 1.2 ** -1.154 * 50 ** -0.203 * 0.742 * 1.212;
    expect(result?.mdrd).toMatchObject({ kind: 'egfr', stage: 'moderate' });
    expect(result?.mdrd.kind === 'egfr' && result.mdrd.egfr).toBeCloseTo(expected, 9);
    expect(result?.ckdEpi2021.kind === 'egfr' && result.ckdEpi2021.egfr).toBeCloseTo(55.1, 0);
  });

  test('no race is preset, and the race-free number comes without one', () => {
    expect(BLANK_KIDNEYS.race).toBeUndefined();
    const { creatinine, age, sex, unit } = draft;
    const result = kidneysOf('en', { ...BLANK_KIDNEYS, creatinine, age, sex, unit });
    expect(result?.ckdEpi2021.kind).toBe('egfr');
    expect(result?.mdrd).toEqual({ kind: 'unknown', why: 'race_not_given' });
  });

  test('µmol/L is the same creatinine in another unit', () => {
    const other = kidneysOf('fr', { ...draft, creatinine: '106,08', unit: 'µmol/L' });
    expect(other?.mdrd.kind === 'egfr' && other.mdrd.egfr).toBeCloseTo(57.63, 2);
  });

  test('no result until all is there and above zero; a wrong unit is called unusual', () => {
    for (const part of [{ creatinine: '0' }, { creatinine: '-1' }, { age: '' }, { sex: undefined }])
      expect(kidneysOf('en', { ...draft, ...part })).toBeUndefined();
    expect(kidneysOf('en', { ...draft, creatinine: '106' })?.plausible).toBe(false);
  });
});

test('CALC-4 “mild CKD” is explained as mildly decreased, a disease only with damage or for three months', () => {
  const words = { en, fr, ht };
  expect(en.gfr.stages.mild).toBe('Mild CKD');
  expect(en.gfr.decreased.mild).toBe('Mildly decreased');
  for (const [lang, three] of [
    ['en', 'three months'],
    ['fr', 'trois mois'],
    ['ht', '3 mwa'],
  ] as const) {
    const { gfr } = words[lang];
    expect(gfr.means.mild.toLowerCase()).toContain(gfr.decreased.mild.toLowerCase());
    expect(gfr.means.mild).toMatch(/only if .*damage|seulement s’il .*atteinte|sèlman si .*gate/);
    expect(gfr.means.mild).toContain(three);
    expect(gfr.notDiagnosis).toContain(three);
  }
});

test('CALC-3 the due date is 280 days after the last period, and says when that cannot be now', () => {
  expect(dueOf('2026-11-01', '2026-11-15')).toEqual({ due: '2027-08-08', plausible: true });
  expect(dueOf('2026-12-01', '2026-11-15')?.plausible).toBe(false);
  expect(dueOf('2016-11-01', '2026-11-15')?.plausible).toBe(false);
  expect(dueOf('2026-02-30', '2026-11-15')).toBeUndefined();
  expect(dueOf('', '2026-11-15')).toBeUndefined();
});

test('CALC-1 units are remembered; what nobody knows is the first', () => {
  expect(choiceIn(['metric', 'imperial'], 'imperial')).toBe('imperial');
  expect(choiceIn(['metric', 'imperial'], 'stones')).toBe('metric');
  expect(choiceIn(['metric', 'imperial'], null)).toBe('metric');
});
