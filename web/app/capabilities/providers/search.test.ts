import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import { COUNTRIES, PROVIDER_SORTS } from '@lakou/contract/providers.rules';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { GENDERS } from '@lakou/contract/user.rules';
import { LANGUAGES } from '@lakou/i18n';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeOf } from './home.ts';
import {
  DISTANCES,
  filtersOn,
  isFromHome,
  PRICES,
  queryOf,
  readSearch,
  type Search,
  sortOf,
  townIn,
  townWithin,
  writeSearch,
} from './search.ts';

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const degrees = (max: number) =>
  fc.integer({ min: -max * 1000, max: max * 1000 }).map((one) => one / 1000 || 0);
const searches: fc.Arbitrary<Search> = fc
  .record({
    text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    specialty: maybe(SPECIALTIES.map(({ name }) => name)),
    language: maybe(LANGUAGES),
    country: maybe([...COUNTRIES, 'all'] as const),
    gender: maybe(GENDERS),
    day: maybe(['2026-11-20']),
    price: maybe(PRICES),
    favourites: maybe([true] as const),
    sort: maybe(PROVIDER_SORTS),
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
      fc.dictionary(
        fc.constantFrom('q', 'near', 'km', 'mode', 'town', 'language', 'day', 'price', 'sort', 'gender'),
        fc.string(),
      ),
      (said) => {
        const search = readSearch(new URLSearchParams(said));
        expect(filtersOn(search)).toBeLessThanOrEqual(10);
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

const resident = (address: string, phone = '+50937123456') =>
  homeOf({ role: 'PATIENT', address, clinicAddress: null, phone });

test.each([
  ['14, rue Baranquilla, Jacmel', 'Jacmel'],
  ['Delmas 33, Pòtoprens', 'Port-au-Prince'],
  ['12 Main St, Brooklyn', 'Brooklyn, New York'],
  ['nan wout la', undefined],
])('FIND-6 the address %j is in the town %j', (address, name) => {
  expect(townWithin(address)?.name).toBe(name);
});

test('FIND-6 Haiti and the United States are apart, unless a place or a country was chosen', () => {
  const [jacmel, brooklyn] = [resident('Jacmel'), resident('Brooklyn')];
  expect([jacmel.country, brooklyn.country]).toEqual(['HT', 'US']);
  expect([resident('').country, resident('', '+13055550123').country]).toEqual(['HT', 'US']);
  expect(queryOf(NOTHING, jacmel)).toEqual({ country: 'HT', near: '18.236,-72.537' });
  expect(queryOf({ ...NOTHING, country: 'all' }, jacmel)).toEqual({ near: '18.236,-72.537' });
  expect(queryOf({ ...NOTHING, country: 'US' }, jacmel)).toMatchObject({ country: 'US' });
  expect(queryOf({ ...NOTHING, town: 'Miami' }, jacmel)).toEqual({ near: '25.762,-80.192', radiusKm: 25 });
});

test('FIND-6 nearest needs a place', () => {
  const nearest = { ...NOTHING, sort: 'nearest' } as const;
  expect(sortOf(nearest, {})).toEqual({});
  expect(sortOf(nearest, { near: '18.2,-72.5' })).toEqual({ sort: 'nearest' });
  expect(sortOf({ ...NOTHING, sort: 'rating' }, {})).toEqual({});
});

test('FIND-1 a distance is from home only while no place was chosen or typed', () => {
  const of = (params: string) => isFromHome(readSearch(new URLSearchParams(params)));
  expect(['', 'mode=video', 'q=pedyat'].map(of)).toEqual([true, true, true]);
  expect(['town=Hinche', 'q=Ench', 'near=18.5,-72.3'].map(of)).toEqual([false, false, false]);
});
