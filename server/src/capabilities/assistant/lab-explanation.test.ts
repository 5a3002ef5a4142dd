import { LAB_TESTS, type LabTest } from '@lakou/clinical';
import { LANGUAGES } from '@lakou/i18n';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '#platform/words.ts';
import { explainLab } from './lab-explanation.service.ts';

describe('LAB-3 results in plain words', () => {
  test('low, with the range it was compared with, and to be talked over', () => {
    const { explanation, findings } = explainLab(
      'Hemoglobin 9.8 g/dL',
      { sex: 'Female', ageYears: 35 },
      'en',
    );
    expect(findings).toMatchObject([
      { test: 'hemoglobin', loinc: '718-7', value: '9.8 g/dL', status: 'low' },
    ]);
    expect(explanation).toContain(
      'Hemoglobin: 9.8 g/dL. This is low. Most adults have 12 g/dL to 15.5 g/dL.',
    );
    expect(explanation).toContain('Talk to your doctor or nurse');
  });

  test('in Creole, with a decimal comma', () => {
    const { explanation } = explainLab('Emoglobin 9,8 g/dL', { sex: 'Female', ageYears: 35 }, 'ht');
    expect(explanation).toContain('Emoglobin: 9,8 g/dL. Li ba.');
  });

  test('what is dangerous is said first, with whom to call', () => {
    const { explanation } = explainLab('Potassium 7.1 mmol/L', { ageYears: 50 }, 'en');
    expect(explanation).toMatch(/^One of your results needs attention now\..*116.*911/);
  });

  test('unknown stays unknown: no unit, no sex, a child, and nothing at all', () => {
    const status = (text: string, who = {}) => explainLab(text, who, 'en').findings.map((one) => one.status);
    expect(status('Hemoglobin 12.5 g/dL')).toEqual(['unknown']);
    expect(status('Hemoglobin 9.8 g/dL', { ageYears: 7 })).toEqual(['unknown']);
    const nothing = explainLab('The patient feels well.', {}, 'en');
    expect(nothing.findings).toEqual([]);
    expect(nothing.explanation).toContain('That doesn’t mean everything is normal.');
  });

  test('LDL of 115 is not called high, and no adult is told what most adults have', () => {
    const say = (lang: 'en' | 'fr' | 'ht') => explainLab('LDL 115 mg/dL', { ageYears: 50 }, lang).explanation;
    expect(say('en')).toContain(
      'This is normal. For most adults, 129 mg/dL or less is recommended. Under 100 is best. With diabetes, or after a heart attack',
    );
    for (const lang of LANGUAGES)
      expect(say(lang)).not.toMatch(/Most adults have|La plupart des adultes ont|Pifò granmoun gen/);
  });

  test('an eGFR of 60 to 89 is mildly decreased, a disease only with damage, and not “normal”', () => {
    const say = (lang: 'en' | 'fr' | 'ht', value = 75) =>
      explainLab(`eGFR ${value} mL/min/1.73m2`, { ageYears: 50 }, lang).findings[0]?.text;
    expect(say('en')).toBe(
      'Kidney filtration rate (eGFR): 75 mL/min. Most adults have 60 mL/min or more. It’s mildly decreased. It’s kidney disease only if there is also a sign of damage, such as protein in the urine, for 3 months.',
    );
    expect(say('fr')).toMatch(/légèrement diminué.*seulement s’il.*signe d’atteinte.*3 mois/);
    expect(say('ht')).toMatch(/desann yon ti kras.*sèlman si.*siy ren yo gate.*3 mwa/);
    for (const lang of LANGUAGES) expect(say(lang)).not.toMatch(/normal|nòmal/i);
    expect(say('en', 95)).toContain('This is normal.');
    expect(say('en', 59)).toContain('If it stays like this for 3 months, it may be kidney disease.');
  });

  test.each(['10*3/uL', '10*3/µL', '10^3/µL'])('%s is told as it is printed', (unit) => {
    const [found] = explainLab(`Platelets: 262 ${unit}`, { ageYears: 30 }, 'en').findings;
    expect(found?.text).toContain('262 10³/µL');
    expect(found?.text).not.toMatch(/10[*^]/);
  });

  test('every test has a name in three languages', () => {
    for (const lang of LANGUAGES)
      for (const name of Object.keys(LAB_TESTS) as LabTest[])
        expect(wordsIn(lang, 'lab-explanation')(`test.${name}`)).not.toContain('test.');
  });
});
