import { describe, expect, test } from 'vitest';
import { typosBetween } from '../typos.ts';
import { countOf, daysIn, spansIn } from './duration.ts';
import { isMisspelling } from './misspelling.ts';
import { tokenise } from './tokens.ts';
import { understand } from './understand.ts';
import { vocabularyOf } from './vocabulary.ts';

const numbersIn = (text: string) => Object.assign({}, ...understand(text).measurements);
const personIn = (text: string) => understand(text).person;
const daysOf = (text: string, code: string) =>
  understand(text).findings.find((each) => each.code === code)?.days;

describe('AI-3 numbers in a text, on both sides of each limit', () => {
  test.each<[string, object]>([
    ['bp 60/30', { systolic: 60, diastolic: 30 }],
    ['bp 59/31', {}],
    ['bp 61/29', {}],
    ['bp 300/200', { systolic: 300, diastolic: 200 }],
    ['bp 301/100', {}],
    ['bp 300/201', {}],
    ['tansyon 18/12', { systolic: 180, diastolic: 120 }],
    ['tansyon 6/3', { systolic: 60, diastolic: 30 }],
    ['tansyon 5/3', {}],
    ['tansyon 6/2', {}],
    ['tansyon 30/20', { systolic: 300, diastolic: 200 }],
    ['tansyon 31/20', {}],
    ['tansyon 30/21', {}],
    ['18/12', {}],
    ['pressure 150 over 95', { systolic: 150, diastolic: 95 }],
    ['tansyon 150 sou 95', { systolic: 150, diastolic: 95 }],
    ['tension 15,5 sur 9,5', { systolic: 155, diastolic: 95 }],
    ['glycémie 0,4', { glucose: 40 }],
    ['glycémie 7,9 g', { glucose: 790 }],
    ['sugar 8 g', {}],
    ['sugar 0.5', { glucose: 50 }],
    ['sik 1,2', { glucose: 120 }],
    ['sugar 4 mmol', { glucose: 72 }],
    ['sugar 33 mmol', { glucose: 594 }],
    ['sugar 34 mmol', {}],
    ['sugar 33.5', { glucose: 603 }],
    ['sugar 34.5', { glucose: 34.5 }],
    ['sugar 20', { glucose: 20 }],
    ['breathing 3 times a minute', { breathsPerMinute: 3 }],
    ['breathing 2 times a minute', {}],
    ['breathing 120 times a minute', { breathsPerMinute: 120 }],
    ['breathing 121 times a minute', {}],
    ['respiration rate 40', { breathsPerMinute: 40 }],
    ['oxygen 101', {}],
    ['fever 91', { celsius: (59 * 5) / 9 }],
    ['fever 90', {}],
    ['fever 110', { celsius: (78 * 5) / 9 }],
    ['fever 111', {}],
    ['fever 104', { celsius: 40 }],
    ['I have 37.5', { celsius: 37.5 }],
    ['I have 37.4', {}],
    ['I have 42.5', { celsius: 42.5 }],
    ['I have 42.6', {}],
    ['I have 38', {}],
    ['I weigh 38.5 kg', {}],
    ['I have 99.5', { celsius: 37.5 }],
    ['I have 99.4', {}],
    ['I have 106.7', { celsius: 41.5 }],
    ['I have 107.1', {}],
    ['I weigh 99.5 lbs', {}],
    ['I weigh 99.5 kg', {}],
    ['fever 39 days', {}],
  ])('“%s”: %o', (text, read) => {
    const found = numbersIn(text);
    expect(Object.keys(found)).toEqual(Object.keys(read));
    for (const [name, value] of Object.entries(read)) expect(found[name], name).toBeCloseTo(value, 6);
  });

  test('a word says what a number is up to four words away, in its own sentence', () => {
    expect(numbersIn('pulse q r s 99')).toEqual({ pulse: 99 });
    expect(numbersIn('pulse q r s t 99')).toEqual({});
    expect(numbersIn('99 q r s pulse')).toEqual({ pulse: 99 });
    expect(numbersIn('99 q r s t pulse')).toEqual({});
    expect(numbersIn('pulse. 99')).toEqual({});
  });
});

describe('AI-3 how long', () => {
  test('a count in digits or in words of the three languages', () => {
    const WORDS = ['one', 'deux', 'twa', 'four', 'senk', 'six', 'sept', 'uit', 'neuf', 'dis'];
    expect(WORDS.map(countOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([countOf('2,5'), countOf('12'), countOf('many'), countOf(undefined)]).toEqual([
      2.5,
      12,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['minutes', 1 / 1440],
    ['edtan', 1 / 24],
    ['jou', 1],
    ['semaines', 7],
    ['mwa', 30],
    ['ans', 365],
    ['apples', undefined],
  ])('%s: %s days', (word, days) => {
    expect(daysIn(word)).toBe(days);
  });

  const spans = (text: string) => spansIn(tokenise(text), new Set()).map(({ days }) => days);
  test.each([
    ['avan ye', 2],
    ['yesterday', 1],
    ['jodi a', 0],
    ['last night', 1],
    ['semen pase', 7],
    ['mois dernier', 30],
    ['longtemps', 21],
    ['for weeks', 21],
    ['depi mwa', 60],
    ['chak mwa', 60],
    ['several days', 3],
    ['10 minit', 10 / 1440],
    ['3 weeks', 21],
  ])('“%s”: %d days', (text, days) => {
    expect(spans(text)[0]).toBeCloseTo(days, 9);
  });

  test('a finding takes the nearest time of its sentence, the earlier one of two', () => {
    expect(daysOf('fever 2 days, cough 5 days', 'fever')).toBe(2);
    expect(daysOf('fever 2 days, cough 5 days', 'cough')).toBe(5);
    expect(daysOf('2 days cough about 5 days', 'cough')).toBe(2);
    expect(daysOf('cough. It is 4 days now', 'cough')).toBe(4);
    expect(daysOf('cough. fever 4 days', 'cough')).toBeUndefined();
  });
});

describe('AI-3 whose age and which week', () => {
  const age = (text: string) => Math.round((personIn(text).ageMonths ?? -1) * 30.4);
  test.each([
    ['my baby is 2 months old', 60],
    ['bebe 2 mwa', 60],
    ['il a 11 semaines, mon bébé', 77],
    ['my son of 3 years', 1095],
    ['I am 45 years old', 45 * 365],
    ['born 9 days ago', 9],
    ['fèt sa gen 9 jou', 9],
    ['mwen gen 12 an', 12 * 365],
    ['mwen gen 11 an', -30],
    ['cough for 2 weeks', -30],
    ['2 weeks old cut', -30],
    ['he is 364 days', 364],
    ['fever since 3 days', -30],
    ['120 years old', 120 * 365],
    ['121 years old', -30],
  ])('“%s”: %i days', (text, days) => {
    expect(age(text)).toBe(days);
  });

  test.each([
    ['20 weeks', 20],
    ['19 weeks', undefined],
    ['42 weeks', 42],
    ['43 weeks', undefined],
    ['20 weeks old', undefined],
    ['for 20 weeks', undefined],
    ['pregnant 8 weeks', 8],
    ['pregnant 3 months', 13],
    ['ansent 5 mwa', 22],
    ['nan 4 mwa', 17],
    ['nan 9 mwa', 39],
    ['nan 3 mwa', undefined],
    ['nan 10 mwa', undefined],
    ['pregnant 11 months', undefined],
    ['pregnant 3 days', undefined],
    ['the baby 30 weeks', undefined],
  ])('“%s”: week %s', (text, week) => {
    expect(personIn(text).pregnancyWeeks).toBe(week);
  });

  test('a baby is the unborn one in a pregnancy; a grandparent is older; “pa cho” is not hot', () => {
    expect(personIn('pregnant and the baby moves less')).toMatchObject({ baby: false });
    expect(personIn('the baby moves less')).toMatchObject({ baby: true, child: false });
    expect(personIn('pitit mwen tous')).toMatchObject({ child: true, baby: false });
    expect(personIn('ma grand mère tousse')).toMatchObject({ older: true });
    expect(personIn('grand froid')).toMatchObject({ older: false });
    expect(personIn('li cho')).toMatchObject({ hot: true });
    expect(personIn('li pa cho')).toMatchObject({ hot: false });
  });
});

describe('AI-3 how letters are counted', () => {
  test.each([
    ['pain', 'pain', 2, 0],
    ['pian', 'pain', 2, 1],
    ['pan', 'pain', 2, 1],
    ['paain', 'pain', 2, 1],
    ['pein', 'pain', 2, 1],
    ['pxyn', 'pain', 2, 2],
    ['pxyz', 'pain', 2, 3],
    ['pa', 'pain', 1, 2],
    ['', 'ab', 2, 2],
    ['ab', '', 2, 2],
    ['abcd', 'badc', 2, 2],
    ['ca', 'abc', 3, 3],
    ['fever', 'fevre', 1, 1],
  ])('%s to %s, at most %i: %i', (a, b, most, typos) => {
    expect(typosBetween(a, b, most)).toBe(typos);
    expect(typosBetween(b, a, most)).toBe(typos);
  });

  test.each([
    ['pian', 'pain', true],
    ['pein', 'pain', false],
    ['ipan', 'pain', false],
    ['fevr', 'fever', false],
    ['touze', 'touse', true],
    ['torse', 'touse', false],
    ['tuose', 'touse', true],
    ['diarhea', 'diarrhea', true],
    ['diarrhe', 'diarrhea', true],
    ['hedache', 'headache', true],
    ['hdche', 'headache', false],
    ['headahce', 'headache', true],
    ['haedahce', 'headache', true],
    ['zeadache', 'headache', false],
    ['vomisment', 'vomissement', true],
  ])('%s for %s: %s', (token, word, expected) => {
    expect(isMisspelling(token, word)).toBe(expected);
  });

  test('a word means itself, its singular and its stems, and is guessed only when it means nothing', () => {
    const meaningsOf = vocabularyOf(['fever', 'headache', 'vomi*', 'diarrh*', 'ta*', '@concept', 'gas']);
    expect([...meaningsOf('fever')]).toEqual(['fever']);
    expect([...meaningsOf('fevers')]).toEqual(['fever']);
    expect([...meaningsOf('fevre')]).toEqual(['fever']);
    expect([...meaningsOf('vomiting')]).toEqual(['vomi*']);
    expect([...meaningsOf('diarhrea')]).toEqual(['diarrh*']);
    expect([...meaningsOf('gas')]).toEqual(['gas']);
    expect([...meaningsOf('ga')]).toEqual([]);
    expect([...meaningsOf('@concept')]).toEqual([]);
    expect(meaningsOf('fever')).toBe(meaningsOf('fever'));
  });
});
