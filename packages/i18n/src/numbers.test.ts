import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatNumber, parseDecimal, withUnit } from './numbers.ts';

const NBSP = '\u00a0';
const inAll = (value: number, decimals?: number) =>
  LANGUAGES.map((lang) => formatNumber(lang, value, decimals));

describe('SITE-9 numbers', () => {
  test('French and Creole write a decimal comma and no-break spaces', () => {
    expect(inAll(37.5)).toEqual(['37.5', '37,5', '37,5']);
    expect(inAll(1500)).toEqual(['1,500', `1${NBSP}500`, `1${NBSP}500`]);
    expect(inAll(-1234567.891)[2]).toBe(`-1${NBSP}234${NBSP}567,891`);
  });

  test('decimals are exact when asked for', () => {
    expect(inAll(37, 1)).toEqual(['37.0', '37,0', '37,0']);
    expect(inAll(0.126, 2)).toEqual(['0.13', '0,13', '0,13']);
  });

  test('a unit stands apart, but English writes its percent beside the figure', () => {
    expect(LANGUAGES.map((lang) => withUnit(lang, 98, '%'))).toEqual(['98%', `98${NBSP}%`, `98${NBSP}%`]);
    expect(LANGUAGES.map((lang) => withUnit(lang, '70', 'kg'))).toEqual(Array(3).fill(`70${NBSP}kg`));
    expect(withUnit('ht', '7', '')).toBe('7');
  });

  test('nothing is never less than nothing', () => {
    expect([...inAll(-0), ...inAll(-0.0001), ...inAll(-0.001, 1)]).toEqual([
      ...['0', '0', '0'],
      ...['0', '0', '0'],
      ...['0.0', '0,0', '0,0'],
    ]);
  });
});

describe('numbers as people type them', () => {
  test.each([
    ['37,5', 37.5],
    ['37.5', 37.5],
    [' 37,5 ', 37.5],
    ['-2,5', -2.5],
    ['\u22122', -2],
    ['.5', 0.5],
    ['007', 7],
    ['1 500', 1500],
    [`1${NBSP}500,25`, 1500.25],
    ['1\u202f500', 1500],
    ['1.500,25', 1500.25],
    ['1,500.25', 1500.25],
    ['1,234,567', 1234567],
    ['0,500', 0.5],
    ['1500', 1500],
  ])('%j is %d in every language', (text, value) => {
    expect(LANGUAGES.map((lang) => parseDecimal(lang, text))).toEqual([value, value, value]);
  });

  test('a comma before three digits groups thousands in English only', () => {
    expect(LANGUAGES.map((lang) => parseDecimal(lang, '1,500'))).toEqual([1500, 1.5, 1.5]);
    expect(LANGUAGES.map((lang) => parseDecimal(lang, '1.500'))).toEqual([1.5, 1.5, 1.5]);
  });

  test.each([
    '',
    ' ',
    'abc',
    '12/8',
    '12 8',
    '1 50',
    '1,5,0',
    '1.2.3',
    '5.',
    '--5',
    '1e3',
    'Infinity',
    '٣',
    '9'.repeat(400),
  ])('%j is no number', (text) => {
    expect(LANGUAGES.map((lang) => parseDecimal(lang, text))).toEqual([undefined, undefined, undefined]);
  });

  test('what we print, we read back', () => {
    const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((n) => n / 1000);
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.oneof(thousandths, fc.maxSafeInteger()),
        (lang, value) => {
          expect(parseDecimal(lang, formatNumber(lang, value))).toBe(value + 0);
        },
      ),
    );
  });
});
