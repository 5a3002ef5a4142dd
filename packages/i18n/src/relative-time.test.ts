import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { formatRelativeDay, formatRelativeTime } from './relative-time.ts';

const NOW = new Date('2026-11-16T17:00:00Z'); // noon in Port-au-Prince
const seen = (lang: 'en' | 'fr' | 'ht', at: string) =>
  formatRelativeTime(lang, { at: new Date(at), timeZone: 'America/Port-au-Prince' }, NOW);

describe('SITE-9 how long ago', () => {
  test.each([
    ['2026-11-16T16:59:30Z', 'now', 'maintenant', 'kounye a'],
    ['2026-11-16T17:00:59Z', 'now', 'maintenant', 'kounye a'],
    ['2026-11-16T16:55:00Z', '5 minutes ago', 'il y a 5 minutes', 'sa gen 5 minit'],
    ['2026-11-16T17:01:00Z', 'in 1 minute', 'dans 1 minute', 'nan 1 minit'],
    ['2026-11-16T14:30:00Z', '2 hours ago', 'il y a 2 heures', 'sa gen 2 èdtan'],
    ['2026-11-16T22:00:00Z', 'in 5 hours', 'dans 5 heures', 'nan 5 èdtan'],
    ['2026-11-16T04:59:00Z', 'yesterday', 'hier', 'yè'],
    ['2026-11-17T05:00:00Z', 'tomorrow', 'demain', 'demen'],
    ['2026-11-19T17:00:00Z', 'in 3 days', 'dans 3 jours', 'nan 3 jou'],
  ])('%s', (at, en, fr, ht) => {
    expect([seen('en', at), seen('fr', at), seen('ht', at)]).toEqual([en, fr, ht]);
  });

  test('ten minutes ago stays so across midnight', () => {
    const moment = { at: new Date('2026-11-16T04:55:00Z'), timeZone: 'America/Port-au-Prince' };
    expect(formatRelativeTime('ht', moment, new Date('2026-11-16T05:05:00Z'))).toBe('sa gen 10 minit');
  });

  test('a day of 23 hours is still one day', () => {
    const moment = { at: new Date('2026-03-08T04:30:00Z'), timeZone: 'America/New_York' };
    expect(formatRelativeTime('ht', moment, new Date('2026-03-09T03:45:00Z'))).toBe('yè');
  });
});

describe('SITE-9 from one calendar day to another', () => {
  test.each([
    ['2026-11-16', 'today', 'aujourd’hui', 'jodi a'],
    ['2026-11-15', 'yesterday', 'hier', 'yè'],
    ['2026-11-17', 'tomorrow', 'demain', 'demen'],
    ['2026-11-14', '2 days ago', 'avant-hier', 'avanyè'],
    ['2026-11-18', 'in 2 days', 'après-demain', 'apredemen'],
    ['2026-11-22', 'in 6 days', 'dans 6 jours', 'nan 6 jou'],
    ['2026-11-06', '1 week ago', 'il y a 1 semaine', 'sa gen 1 semèn'],
    ['2026-12-16', 'in 4 weeks', 'dans 4 semaines', 'nan 4 semèn'],
    ['2026-10-16', '1 month ago', 'il y a 1 mois', 'sa gen 1 mwa'],
    ['2027-11-15', 'in 11 months', 'dans 11 mois', 'nan 11 mwa'],
    ['2025-11-16', '1 year ago', 'il y a 1 an', 'sa gen 1 an'],
    ['1994-11-16', '32 years ago', 'il y a 32 ans', 'sa gen 32 an'],
  ])('%s', (day, en, fr, ht) => {
    expect(LANGUAGES.map((lang) => formatRelativeDay(lang, day, '2026-11-16'))).toEqual([en, fr, ht]);
  });

  test('any two moments have a Creole distance in the right direction', () => {
    const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const units = '[1-9]\\d* (minit|èdtan|jou|semèn|mwa|an)';
    fc.assert(
      fc.property(date, date, zone, (at, now, timeZone) => {
        const direction = at < now ? `avanyè|yè|sa gen ${units}` : `demen|apredemen|nan ${units}`;
        const text = formatRelativeTime('ht', { at, timeZone }, now);
        expect(text).toMatch(new RegExp(`^(kounye a|${direction})$`));
      }),
    );
  });
});
