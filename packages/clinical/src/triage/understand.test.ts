import { describe, expect, test } from 'vitest';
import { triage } from './assess.ts';
import { understand } from './understand.ts';

const affirmed = (text: string) =>
  understand(text).findings.flatMap(({ code, negated }) => (negated ? [] : [code]));
const denied = (text: string) =>
  understand(text).findings.flatMap(({ code, negated }) => (negated ? [code] : []));
const found = (text: string, code: string) => understand(text).findings.find((each) => each.code === code);

describe('AI-3 a comma between body parts', () => {
  test.each(['pain in my arm, chest', 'mal au bras, à la poitrine', 'doulè nan bra, pwatrin'])(
    'belongs to a list: %s',
    (text) => {
      expect(affirmed(text)).toContain('chest_pain');
    },
  );

  test('parts what is said of one from what is said of another', () => {
    expect(affirmed('no appetite, chest is fine, pain in toe')).not.toContain('chest_pain');
  });
});

describe('what is denied', () => {
  test('is told as denied and as nothing else', () => {
    expect(understand('I have no fever').findings).toEqual([{ code: 'fever', negated: true }]);
  });

  test.each([
    ['no fever', 'fever'],
    ['I do not have chest pain', 'chest_pain'],
    ['without shortness of breath', 'shortness_of_breath'],
    ['pas de fièvre', 'fever'],
    ['je n’ai pas mal à la poitrine', 'chest_pain'],
    ['aucune convulsion', 'seizure'],
    ['pa gen lafyèv', 'fever'],
    ['m pa gen doulè nan pwatrin', 'chest_pain'],
    ['san doulè nan pwatrin', 'chest_pain'],
    ['li poko fè kriz konvilsyon', 'seizure'],
    ['no suicidal thoughts', 'suicidal'],
    ['she is not confused', 'confusion'],
  ])('“%s” denies %s, and is no emergency', (text, code) => {
    expect(denied(text)).toContain(code);
    expect(affirmed(text)).not.toContain(code);
    expect(triage({ text }).severity).toBe('Routine');
  });

  test.each([
    ['pa gen lafyèv men m ap touse', ['fever'], ['cough']],
    ['no fever, cough or chills', ['fever', 'cough', 'chills'], []],
    ['no fever, I have chest pain', ['fever'], ['chest_pain']],
    ['pas de fièvre ni toux, mal à la tête', ['fever', 'cough'], ['headache']],
    ['m pa ka dòmi doulè nan pwatrin', [], ['trouble_sleeping', 'chest_pain']],
    ['no money for the doctor chest pain', [], ['chest_pain']],
    ['pa sispann vomi', [], ['vomiting']],
    ['the chest pain is not better', [], ['chest_pain']],
  ])('a denial keeps to its scope: %s', (text, no, yes) => {
    expect(denied(text)).toEqual(expect.arrayContaining(no));
    expect(affirmed(text)).toEqual(expect.arrayContaining(yes));
    for (const code of yes) expect(denied(text)).not.toContain(code);
    for (const code of no) expect(affirmed(text)).not.toContain(code);
  });

  test('is denied by words of its own sentence, not by those that the next one begins with', () => {
    const [pain, leg] = ['grosse douleur dans la poitrine qui ne passe pas', 'janm mwen anfle yon sèl bò'];
    expect(affirmed(`${pain}. ${leg}`)).toContain('not_stopping');
    expect(affirmed(`${leg}. ${pain}`)).toContain('not_stopping');
  });

  test('“san” is blood and also “without”', () => {
    expect(affirmed('tous san lafyèv')).toEqual(['cough']);
    expect(affirmed('m ap krache san')).toContain('coughing_blood');
    expect(affirmed('san nan pipi')).toContain('blood_in_urine');
  });
});

describe('spelling, time and strength', () => {
  test.each([
    ['diarhea', 'diarrhea'],
    ['shortnes of breth', 'shortness_of_breath'],
    ['lafiev', 'fever'],
    ['tet fem mal', 'headache'],
    ['vomisment', 'vomiting'],
    ['convultion', 'seizure'],
    ['essouflement', 'shortness_of_breath'],
    ['chest pian', 'chest_pain'],
  ])('“%s” is %s', (text, code) => {
    expect(affirmed(text)).toContain(code);
  });

  test.each([
    ['fever for 3 days', 'fever', 3],
    ['cough for two weeks', 'cough', 14],
    ['lafyèv depi 3 jou', 'fever', 3],
    ['toux depuis hier', 'cough', 1],
    ['m ap touse depi yon mwa', 'cough', 30],
  ])('%s', (text, code, days) => {
    expect(found(text, code)?.days).toBe(days);
  });

  test('severity words count near what they describe', () => {
    expect(found('severe headache', 'headache')?.intensity).toBe('severe');
    expect(found('vant mwen fè m mal anpil', 'belly_pain')?.intensity).toBe('severe');
    expect(found('léger mal de gorge', 'sore_throat')?.intensity).toBe('mild');
    expect(found('maltèt ki pran m yon sèl kou', 'headache')?.sudden).toBe(true);
  });
});

describe('people and numbers', () => {
  test.each([
    ['ti bebe 2 mwa', 2],
    ['65 years old', 780],
    ['j’ai 40 ans', 480],
    ['papa m gen 70 an', 840],
    ['my 2 year old daughter', 24],
    ['mon bébé de 3 semaines', 0.7],
  ])('%s', (text, months) => {
    expect(understand(text).person.ageMonths).toBeCloseTo(months, 0);
  });

  test('a duration is no age', () => {
    expect(understand('pitit mwen gen lafyèv sa gen 3 jou').person.ageMonths).toBeUndefined();
    expect(understand('mon fils tousse depuis 2 mois').person.ageMonths).toBeUndefined();
  });

  test('how far a pregnancy is', () => {
    expect(understand('mwen ansent 7 mwa').person.pregnancyWeeks).toBe(30);
    expect(understand('enceinte de 32 semaines').person.pregnancyWeeks).toBe(32);
  });

  test.each([
    ['fever 102F', { celsius: 38.9 }],
    ['lafyèv 39,5', { celsius: 39.5 }],
    ['bp 180 over 120', { systolic: 180, diastolic: 120 }],
    ['tansyon 18/12', { systolic: 180, diastolic: 120 }],
    ['oxygen 85', { oxygen: 85 }],
    ['sik mwen 40', { glucose: 40 }],
  ])('%s', (text, expected) => {
    const measured = understand(text).measurements.find((each) => Object.keys(each).length > 0);
    for (const [key, value] of Object.entries(expected)) {
      expect(measured?.[key as keyof typeof measured]).toBeCloseTo(value, 1);
    }
  });
});

describe('who and where', () => {
  test('fever is tested the same day in Haiti, and where nobody said where', () => {
    expect(triage({ text: 'fever since yesterday', country: 'HT' }).severity).toBe('Urgent');
    expect(triage({ text: 'fever since yesterday' }).severity).toBe('Urgent');
    expect(triage({ text: 'fever since yesterday', country: 'US' }).severity).toBe('Routine');
  });

  test('what is known of the person counts', () => {
    expect(triage({ text: 'maltèt', person: { pregnant: true } }).severity).toBe('Emergency');
    expect(triage({ symptoms: ['fever'], person: { ageMonths: 1 } }).severity).toBe('Emergency');
    expect(triage({ symptoms: ['chest_pain'], person: { ageMonths: 70 * 12 } }).severity).toBe('Emergency');
  });
});
