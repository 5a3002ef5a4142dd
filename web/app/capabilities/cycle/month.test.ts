import { addDays } from '@lakou/clinical';
import { LANGUAGES } from '@lakou/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossibleTemperature, temperatureOf, temperatureText } from './log-draft.ts';
import { addMonths, monthOf, placeInWeek, sameDayIn, weekdayNames, weeksOf } from './month.ts';
import { dayAfterKey, monthsSwiped } from './move.ts';

const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1990-01-01', days) ?? '');

test('CYCLE-1 a month holds each of its days once, in its own column', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...LANGUAGES), (any, lang) => {
      const month = monthOf(any);
      const weeks = weeksOf(month, lang);
      const days = weeks.flat().filter((one) => one !== undefined);
      expect(days[0]).toBe(`${month}-01`);
      expect(addDays(days.at(-1) ?? '', 1)).toBe(`${addMonths(month, 1)}-01`);
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks)
        for (const [place, one] of week.entries()) if (one) expect(placeInWeek(one, lang)).toBe(place);
    }),
  );
});

test('CYCLE-1 weeks begin on Sunday in English, on Monday in French and Creole', () => {
  expect(weekdayNames('en')[0]).toEqual({ long: 'Sunday', short: 'Sun' });
  expect(weekdayNames('fr').map(({ short }) => short)).toEqual([
    'lun',
    'mar',
    'mer',
    'jeu',
    'ven',
    'sam',
    'dim',
  ]);
  expect(weekdayNames('ht')[0]?.long).toBe('lendi');
  // 15 November 2026 is a Sunday.
  expect(weeksOf('2026-11', 'en')[2]?.[0]).toBe('2026-11-15');
  expect(weeksOf('2026-11', 'ht')[2]?.[6]).toBe('2026-11-15');
});

test('CYCLE-1 months are turned over the ends of years, and short months keep the day within', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(sameDayIn('2026-01-31', '2026-02')).toBe('2026-02-28');
  fc.assert(
    fc.property(day, fc.integer({ min: -200, max: 200 }), (any, count) => {
      expect(addMonths(addMonths(monthOf(any), count), -count)).toBe(monthOf(any));
    }),
  );
});

test('CYCLE-1 keys lead by day, week and month', () => {
  const from = (key: string) => dayAfterKey(key, '2026-11-11', 'ht');
  expect(from('ArrowRight')).toBe('2026-11-12');
  expect(from('ArrowUp')).toBe('2026-11-04');
  expect(from('Home')).toBe('2026-11-09');
  expect(from('End')).toBe('2026-11-15');
  expect(from('PageDown')).toBe('2026-12-11');
  expect(from('PageUp')).toBe('2026-10-11');
  expect(from('x')).toBeUndefined();
});

test('CYCLE-1 a swipe turns the month, scrolling does not', () => {
  expect(monthsSwiped(-80, 10)).toBe(1);
  expect(monthsSwiped(80, -10)).toBe(-1);
  expect(monthsSwiped(-80, 60)).toBe(0);
  expect(monthsSwiped(20, 0)).toBe(0);
});

test('CYCLE-2 a temperature that is none becomes empty; comma and point both count', () => {
  expect(temperatureOf('36,45', 'ht', 'celsius')).toBe(36.45);
  expect(temperatureOf('36.457', 'en', 'celsius')).toBe(36.46);
  for (const typed of ['', 'warm', '36..5', '--']) expect(temperatureOf(typed, 'en', 'celsius')).toBeNull();
  expect([null, 34, 43].every(isPossibleTemperature)).toBe(true);
  expect([33.9, 43.1].some(isPossibleTemperature)).toBe(false);
});

test('CYCLE-2 a temperature is typed and shown in the unit of the device, and stored in °C', () => {
  expect(temperatureOf('97.61', 'en', 'fahrenheit')).toBe(36.45);
  expect(temperatureText(36.45, 'en', 'fahrenheit')).toBe('97.61');
  expect(temperatureText(36.45, 'fr', 'celsius')).toBe('36,45');
  expect(temperatureText(null, 'en', 'fahrenheit')).toBe('');
  expect(isPossibleTemperature(temperatureOf('36.45', 'en', 'fahrenheit'))).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 9320, max: 10_940 }), (hundredths) => {
      const bbt = temperatureOf(String(hundredths / 100), 'en', 'fahrenheit') ?? 0;
      expect(isPossibleTemperature(bbt)).toBe(true);
      const shown = Number(temperatureText(bbt, 'en', 'fahrenheit'));
      expect(Math.abs(shown - hundredths / 100)).toBeLessThan(0.02);
    }),
  );
});
