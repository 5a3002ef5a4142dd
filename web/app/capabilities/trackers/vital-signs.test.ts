import type { Measurement } from '@lakou/contract/measurements';
import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '#platform/units/systems.ts';
import { suggestionFor } from './suggestion.ts';
import { detailsOf, draftOf, faultsOf } from './vital-draft.ts';
import { dangersIn, latestOf, levelOf, rangeOf } from './vital-signs.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ADULT = 35 * 12;
const NONE: Measurement = {
  id: 'x',
  at: '2026-11-15T08:00:17.250Z',
  systolic: null,
  diastolic: null,
  heartRate: null,
  temperature: null,
  oxygen: null,
  weight: null,
  glucose: null,
  fasting: false,
  height: null,
  armMm: null,
  swollenFeet: null,
  dependentId: null,
  signs: [],
  pregnant: false,
  authorId: 'x',
  danger: null,
};
const reading = (more: Partial<Measurement>): Measurement => ({ ...NONE, ...more });
const codes = (more: Partial<Measurement>, age = ADULT) =>
  dangersIn([reading(more)], age, NOW).map(({ code }) => code);

describe('TRACK-3 readings are flagged by age', () => {
  test('the same pulse is normal for a baby and high for a man', () => {
    expect(levelOf(reading({ heartRate: 140 }), 'heartRate', 4)).toBe('normal');
    expect(levelOf(reading({ heartRate: 120 }), 'heartRate', ADULT)).toBe('high');
  });

  test('blood pressure has its categories; of a small child none is said', () => {
    const pressure = reading({ systolic: 134, diastolic: 78 });
    expect(levelOf(pressure, 'pressure', ADULT)).toBe('stage_1');
    expect(levelOf(pressure, 'pressure', 6 * 12)).toBeUndefined();
  });

  test('MEAS-1 145/95 in pregnancy is a danger sign here too', () => {
    const high = { systolic: 145, diastolic: 95 };
    expect(levelOf(reading(high), 'pressure', ADULT)).toBe('stage_2');
    expect(levelOf(reading({ ...high, pregnant: true }), 'pressure', ADULT)).toBe('pregnancy_high');
    expect(codes(high)).toEqual([]);
    expect(codes({ ...high, pregnant: true })).toEqual(['pressure_pregnancy_high']);
  });

  test('sugar before a meal is held to less', () => {
    expect(levelOf(reading({ glucose: 120 }), 'glucose', ADULT)).toBe('normal');
    expect(levelOf(reading({ glucose: 120, fasting: true }), 'glucose', ADULT)).toBe('high');
    expect(rangeOf('glucose', ADULT, true)?.high).toBe(99);
  });

  test('without an age nothing is called normal', () => {
    expect(levelOf(reading({ heartRate: 72 }), 'heartRate', undefined)).toBeUndefined();
  });

  test('danger has a banner: what is critical, newest and of these days', () => {
    expect(codes({ systolic: 190, diastolic: 100 })).toEqual(['pressure_crisis']);
    expect(codes({ oxygen: 85, glucose: 40 })).toEqual(['oxygen_critical_low', 'glucose_critical_low']);
    expect(codes({ temperature: 38.2 }, 2)).toEqual(['temperature_critical_high']);
    expect(codes({ temperature: 38.2 })).toEqual([]);
    expect(codes({ oxygen: 85, at: '2026-11-10T08:00:00Z' })).toEqual([]);
    const better = [reading({ oxygen: 97 }), reading({ oxygen: 85, at: '2026-11-15T07:00:00Z' })];
    expect(dangersIn(better, ADULT, NOW)).toEqual([]);
  });

  test('the newest of each sign may stand in different readings', () => {
    const readings = [reading({ id: 'b', weight: 70 }), reading({ id: 'a', weight: 71, heartRate: 70 })];
    expect([latestOf(readings, 'weight')?.id, latestOf(readings, 'heartRate')?.id]).toEqual(['b', 'a']);
  });
});

describe('TRACK-3 what is typed', () => {
  const draft = (more: object) => ({ ...draftOf('ht', undefined), ...more });

  test('12/8, Fahrenheit and mmol are offered in our units, and never taken by themselves', () => {
    expect(suggestionFor('ht', draft({ systolic: '12', diastolic: '8' }))).toEqual({
      systolic: '120',
      diastolic: '80',
    });
    expect(suggestionFor('ht', draft({ systolic: '13,5', diastolic: '8,5' }))).toEqual({
      systolic: '135',
      diastolic: '85',
    });
    expect(suggestionFor('en', draft({ temperature: '98.6' }))).toEqual({ temperature: '37.0' });
    expect(suggestionFor('en', draft({ glucose: '5.5' }))).toEqual({ glucose: '99' });
    expect(suggestionFor('ht', draft({ glucose: '11,1' }))).toEqual({ glucose: '200' });
    expect(detailsOf('ht', draft({ glucose: '11,1' }))).toBeUndefined();
    expect(
      suggestionFor('en', draft({ systolic: '120', diastolic: '80', temperature: '37', glucose: '99' })),
    ).toBeUndefined();
    expect(detailsOf('ht', draft({ systolic: '12', diastolic: '8' }))).toBeUndefined();
  });

  test('INP-1 commas and points are decimals; sugar and oxygen are kept whole', () => {
    const typed = { glucose: '98,6', oxygen: '97.4', temperature: '37,2', weight: '62.5' };
    const read = { glucose: 99, oxygen: 97, temperature: 37.2, weight: 62.5 };
    for (const lang of ['ht', 'en'] as const) expect(detailsOf(lang, draft(typed))).toMatchObject(read);
    expect(detailsOf('ht', draft({ heartRate: '70,5' }))).toBeUndefined();
  });

  test('of two readings within one minute the later stays the newer', () => {
    const [first, second] = [draft({ oxygen: '85' }), draft({ oxygen: '97' })];
    second.shown = new Date(first.shown.getTime() + 1);
    second.at = first.at;
    expect(String(detailsOf('ht', second)?.at) > String(detailsOf('ht', first)?.at)).toBe(true);
    expect(detailsOf('ht', { ...first, at: '2026-11-01T07:05' })?.at).toBe(
      new Date('2026-11-01T07:05').toISOString(),
    );
  });

  test('what is wrong is said at its box', () => {
    expect(faultsOf('en', draft({}))).toEqual({ systolic: 'atLeastOne' });
    expect(faultsOf('en', draft({ signs: ['chest_pain'] }))).toEqual({});
    expect(faultsOf('en', draft({ systolic: '120' }))).toEqual({ diastolic: 'both' });
    expect(faultsOf('en', draft({ systolic: '80', diastolic: '120' }))).toEqual({ diastolic: 'lower' });
    expect(faultsOf('en', draft({ oxygen: '101', weight: 'x' }))).toEqual({
      oxygen: 'between',
      weight: 'between',
    });
  });

  test('comma and point both mark decimals; what was not measured is nothing', () => {
    expect(detailsOf('fr', draft({ temperature: '36,6', weight: '70.5' }))).toMatchObject({
      temperature: 36.6,
      weight: 70.5,
      systolic: null,
      fasting: null,
    });
  });

  test('pounds and Fahrenheit are stored in kilograms and Celsius, and an untouched value stays exact', () => {
    const typed = { ...draftOf('en', undefined, SYSTEMS.imperial), weight: '155', temperature: '100.4' };
    expect(detailsOf('en', typed)).toMatchObject({ weight: 70.31, temperature: 38 });
    const entry = reading({ weight: 70.5, temperature: 36.6 });
    expect(draftOf('en', entry, SYSTEMS.imperial)).toMatchObject({ weight: '155.43', temperature: '97.88' });
    expect(detailsOf('en', draftOf('en', entry, SYSTEMS.imperial))).toMatchObject({
      weight: 70.5,
      temperature: 36.6,
    });
    expect(suggestionFor('en', { ...typed, temperature: '38' })).toEqual({ temperature: '100.4' });
  });

  test('an entry opened and saved again is the same', () => {
    const entry = reading({ systolic: 128, diastolic: 82, temperature: 36.6, glucose: 95, fasting: true });
    const { id: _id, dependentId: _of, pregnant: _pregnant, authorId: _by, danger: _danger, ...same } = entry;
    for (const lang of ['en', 'fr', 'ht'] as const)
      expect(detailsOf(lang, draftOf(lang, entry))).toEqual({
        ...same,
        at: new Date(entry.at).toISOString(),
      });
  });
});
