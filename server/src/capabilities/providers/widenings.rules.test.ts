import { expect, test } from 'vitest';
import { wideningsOf } from './widenings.rules.ts';

const near = { lat: 18.5, lng: -72.3 };
const steps = (filter: Parameters<typeof wideningsOf>[0]) => wideningsOf(filter).map(({ step }) => step);

test('FIND-7 what was not asked for is not widened', () => {
  expect(steps({})).toEqual([]);
  expect(steps({ specialty: 'Surgery', available: true })).toEqual([]);
  expect(steps({ mode: 'video' })).toEqual([]);
});

test('FIND-7 the steps go from the smallest to the widest', () => {
  const filter = {
    near,
    radiusKm: 25,
    mode: 'in_home',
    day: '2026-11-20',
    maxPrice: 20,
    gender: 'Female',
    language: 'ht',
    country: 'HT',
  } as const;
  expect(steps(filter)).toEqual([
    'any_day',
    'km_50',
    'km_100',
    'any_price',
    'any_gender',
    'any_language',
    'video',
    'anywhere',
    'any_country',
  ]);
  expect(steps({ near, radiusKm: 50 })).toEqual(['km_100', 'video', 'anywhere']);
  expect(steps({ near, radiusKm: 100 })).toEqual(['video', 'anywhere']);
});

test('FIND-7 each step changes what it names and keeps the rest', () => {
  const filter = { near, radiusKm: 25, mode: 'in_home', specialty: 'Surgery' } as const;
  const wider = Object.fromEntries(wideningsOf(filter).map(({ step, filter: one }) => [step, one]));
  expect(wider.km_50).toEqual({ ...filter, radiusKm: 50, available: true });
  expect(wider.video).toMatchObject({ mode: 'video', radiusKm: undefined, specialty: 'Surgery', near });
  expect(wider.anywhere).toMatchObject({ mode: 'in_home', radiusKm: undefined, location: undefined });
});
