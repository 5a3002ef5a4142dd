import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { COUNTRIES } from '@lakou/contract/providers.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { LANGUAGES } from '@lakou/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISTANCES, filtersOn, queryOf, readSearch, type Search, townIn, writeSearch } from './search.ts';

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const degrees = (max: number) =>
  fc.integer({ min: -max * 1000, max: max * 1000 }).map((one) => one / 1000 || 0);
const searches: fc.Arbitrary<Search> = fc
  .record({
    text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    specialty: maybe(SPECIALTIES.map(({ name }) => name)),
    language: maybe(LANGUAGES),
    country: maybe(COUNTRIES),
    mode: maybe(BOOKING_MODES),
    near: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) }), { nil: undefined }),
    town: maybe(['Jacmel', 'Miami']),
    km: maybe(DISTANCES),
  })
  .map((one) => ({ ...one, km: one.near || one.town ? one.km : undefined }));

test('FIND-2 a search is in the address whole, and comes back from it', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(readSearch(new URLSearchParams(writeSearch(search).toString()))).toEqual(search);
    }),
  );
});

test('FIND-2 whatever an address says, a search comes of it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('q', 'near', 'km', 'mode', 'town', 'language'), fc.string()),
      (said) => {
        const search = readSearch(new URLSearchParams(said));
        expect(filtersOn(search)).toBeLessThanOrEqual(6);
        expect(queryOf(search)).toBeTypeOf('object');
      },
    ),
  );
});

test.each([
  ['Pòtoprens', 'Port-au-Prince'],
  ['port au prince', 'Port-au-Prince'],
  ['  JAKMEL ', 'Jacmel'],
  ['brooklyn', 'Brooklyn, New York'],
  ['doktè', undefined],
  ['', undefined],
])('FIND-2 %j is the town %j', (text, name) => {
  expect(townIn(text)?.name).toBe(name);
});

const NOTHING = readSearch(new URLSearchParams());

test('FIND-2 a town’s name means in it or around it; other words are words', () => {
  expect(queryOf({ ...NOTHING, text: 'Jakmèl' })).toEqual({
    location: 'Jacmel',
    near: expect.stringMatching(/^18\.2\d*,-72\.5\d*$/),
    radiusKm: 15,
  });
  expect(queryOf({ ...NOTHING, text: ' Dr Rose ' })).toEqual({ q: 'Dr Rose' });
  expect(queryOf(NOTHING)).toEqual({});
});

test('FIND-2 a distance is counted from where one is, or from a town', () => {
  const near = { lat: 18.5, lng: -72.3 };
  expect(queryOf({ ...NOTHING, near, km: 10, text: 'Jakmèl' })).toEqual({
    q: 'Jakmèl',
    near: '18.5,-72.3',
    radiusKm: 10,
  });
  expect(queryOf({ ...NOTHING, town: 'Miami' })).toEqual({ near: '25.762,-80.192', radiusKm: 25 });
  expect(queryOf({ ...NOTHING, specialty: 'surgery' })).toEqual({ specialty: 'Surgery' });
});
