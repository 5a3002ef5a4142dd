import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DateStyle,
  formatClock,
  formatDate,
  formatDateTime,
  formatPartialDate,
  formatTime,
  formatTinyMonth,
} from './dates.ts';
import { LANGUAGES } from './languages.ts';

const NBSP = '\u00a0';
const PORT_AU_PRINCE = 'America/Port-au-Prince';
const STYLES: DateStyle[] = ['long', 'medium', 'short', 'month'];
const clock = (time: string) => ({ at: new Date(`2026-11-16T${time}:00Z`), timeZone: 'UTC' });

describe('SITE-9 dates are written in words', () => {
  test.each([
    ['en', ['Monday, November 16, 2026', 'November 16, 2026', 'Nov 16', 'November 2026']],
    ['fr', ['lundi 16 novembre 2026', '16 novembre 2026', '16 nov.', 'novembre 2026']],
    ['ht', ['lendi 16 novanm 2026', '16 novanm 2026', '16 novanm', 'novanm 2026']],
  ] as const)('%s', (lang, expected) => {
    expect(STYLES.map((style) => formatDate(lang, '2026-11-16', style))).toEqual(expected);
  });

  test('the first of the month is an ordinal in French and Creole', () => {
    expect(LANGUAGES.map((lang) => formatDate(lang, '2026-05-01', 'medium'))).toEqual([
      'May 1, 2026',
      '1er mai 2026',
      '1ye me 2026',
    ]);
  });

  test('every month and weekday has its Creole name', () => {
    const months = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-02`);
    expect(months.map((day) => formatDate('ht', day, 'month').split(' ')[0]).join(' ')).toBe(
      'janvye fevriye mas avril me jen jiyè out septanm oktòb novanm desanm',
    );
    const week = Array.from({ length: 7 }, (_, i) => `2026-11-${16 + i}`);
    expect(week.map((day) => formatDate('ht', day, 'long').split(' ')[0]).join(' ')).toBe(
      'lendi madi mèkredi jedi vandredi samdi dimanch',
    );
  });

  test('our own French and English names are those of Intl', () => {
    for (let month = 0; month < 12; month++) {
      for (let day = 2; day < 9; day++) {
        const at = new Date(Date.UTC(2026, month, day));
        for (const [lang, locale] of [
          ['en', 'en-US'],
          ['fr', 'fr-HT'],
        ] as const) {
          const intl = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
          expect(formatDate(lang, { at, timeZone: 'UTC' }, 'long')).toBe(intl({ dateStyle: 'full' }));
          expect(formatDate(lang, { at, timeZone: 'UTC' }, 'short')).toBe(
            intl({ day: 'numeric', month: 'short' }),
          );
        }
      }
    }
  });

  test('a leap day exists in leap years only; an impossible date is refused, never moved', () => {
    expect(formatDate('ht', '2028-02-29', 'long')).toBe('madi 29 fevriye 2028');
    for (const date of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '16/11/2026', '']) {
      expect(() => formatDate('ht', date, 'long')).toThrow(RangeError);
    }
  });

  test('the day of a moment depends on the place, a plain date on none', () => {
    const at = new Date('2026-05-02T03:30:00Z');
    expect(formatDate('ht', { at, timeZone: PORT_AU_PRINCE }, 'long')).toBe('vandredi 1ye me 2026');
    expect(formatDate('ht', { at, timeZone: 'Europe/Paris' }, 'long')).toBe('samdi 2 me 2026');
    expect(() => formatDate('ht', { at, timeZone: 'Mars/Olympus' }, 'long')).toThrow(RangeError);
    expect(() => formatDate('ht', { at: new Date(Number.NaN), timeZone: 'UTC' }, 'long')).toThrow(RangeError);
  });
});

describe('SITE-9 times', () => {
  test.each([
    ['00:00', '12:00 AM', '0 h', 'minwi'],
    ['00:01', '12:01 AM', '0 h 01', '12:01 nan maten'],
    ['08:30', '8:30 AM', '8 h 30', '8:30 nan maten'],
    ['11:59', '11:59 AM', '11 h 59', '11:59 nan maten'],
    ['12:00', '12:00 PM', '12 h', 'midi'],
    ['12:01', '12:01 PM', '12 h 01', '12:01 nan apremidi'],
    ['14:00', '2:00 PM', '14 h', '2:00 nan apremidi'],
    ['14:30', '2:30 PM', '14 h 30', '2:30 nan apremidi'],
    ['17:59', '5:59 PM', '17 h 59', '5:59 nan apremidi'],
    ['18:00', '6:00 PM', '18 h', '6:00 nan aswè'],
    ['19:15', '7:15 PM', '19 h 15', '7:15 nan aswè'],
    ['23:59', '11:59 PM', '23 h 59', '11:59 nan aswè'],
  ])('%s', (time, en, fr, ht) => {
    expect(formatTime('en', clock(time))).toBe(en);
    expect(formatTime('fr', clock(time))).toBe(fr.replaceAll(' ', NBSP));
    expect(formatTime('ht', clock(time))).toBe(ht);
    expect(formatClock('fr', clock(time))).toBe(fr.replaceAll(' ', NBSP));
    for (const lang of ['en', 'ht'] as const)
      expect(formatClock(lang, clock(time))).toBe(en.replace(/ [AP]M/, ''));
  });

  test('the clock follows summer time, on both sides of the change', () => {
    const before = { at: new Date('2026-03-08T06:59:00Z'), timeZone: 'America/New_York' };
    const after = { at: new Date('2026-03-08T07:00:00Z'), timeZone: 'America/New_York' };
    expect([formatTime('ht', before), formatTime('ht', after)]).toEqual(['1:59 nan maten', '3:00 nan maten']);
    const first = { at: new Date('2026-11-01T05:30:00Z'), timeZone: PORT_AU_PRINCE };
    const again = { at: new Date('2026-11-01T06:30:00Z'), timeZone: PORT_AU_PRINCE };
    expect([formatTime('ht', first), formatTime('ht', again)]).toEqual(['1:30 nan maten', '1:30 nan maten']);
  });

  test('a date and its time read as one', () => {
    expect(LANGUAGES.map((lang) => formatDateTime(lang, clock('08:30'), 'long'))).toEqual([
      'Monday, November 16, 2026 at 8:30 AM',
      `lundi 16 novembre 2026 à 8${NBSP}h${NBSP}30`,
      'lendi 16 novanm 2026 a 8:30 nan maten',
    ]);
  });
});

describe('any moment, anywhere', () => {
  const moments = fc.record({
    at: fc.date({ noInvalidDate: true }),
    timeZone: fc.constantFrom('UTC', PORT_AU_PRINCE, ...Intl.supportedValuesOf('timeZone')),
  });
  const style = fc.constantFrom('long', 'medium', 'short');

  test('is written in every language without a gap', () => {
    fc.assert(
      fc.property(moments, style, fc.constantFrom(...LANGUAGES), (moment, style, lang) => {
        expect(formatDateTime(lang, moment, style)).not.toMatch(/undefined|NaN|^ | $| {2}/);
      }),
    );
  });

  test('is spelled by the rules in Creole, with no French or English left', () => {
    fc.assert(
      fc.property(moments, style, (moment, style) => {
        const text = formatDateTime('ht', moment, style);
        expect(text).not.toMatch(/[éêçàqx'’-]|c(?!h)|(?<!o)u/i);
        expect(text).not.toMatch(
          /janvier|février|\bmars|mai|juin|juillet|août|embre|octobre|\bAM|\bPM|\bat\b/,
        );
      }),
    );
  });
});

test('I18N no two months look the same in four letters', () => {
  for (const lang of LANGUAGES) {
    const months = Array.from({ length: 12 }, (_, n) =>
      formatTinyMonth(lang, `2026-${String(n + 1).padStart(2, '0')}-15`),
    );
    expect(new Set(months).size).toBe(12);
    for (const month of months) expect(month.length).toBeLessThanOrEqual(4);
  }
  expect([formatTinyMonth('fr', '2026-06-01'), formatTinyMonth('fr', '2026-07-01')]).toEqual([
    'juin',
    'juil',
  ]);
});

test('SITE-9 a date that is only a year or a month is written as far as it is known', () => {
  const given = ['2024', '2024-05', '2024-05-01', '2026-11-16T02:00:00.000Z', 'soon', '2024-13-45'];
  expect(given.map((date) => formatPartialDate('fr', date, PORT_AU_PRINCE))).toEqual([
    '2024',
    'mai 2024',
    '1er mai 2024',
    '15 novembre 2026',
    'soon',
    '2024-13-45',
  ]);
});
