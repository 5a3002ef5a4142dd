import { expect, test } from 'vitest';
import {
  checkProvider,
  offerChanges,
  type ProviderValues,
  providerChanges,
  providerValues,
} from './provider-values.ts';

const TODAY = '2026-11-15';
const ZONE = 'America/Port-au-Prince';
const account = {
  id: '1',
  name: 'Mirlande Joseph',
  email: 'm@example.test',
  role: 'PROVIDER',
  isProfileComplete: false,
  isEmailVerified: true,
  clinicId: null,
  preferredLanguage: 'ht',
  createdAt: '2026-11-15T00:00:00Z',
  profilePhotoUrl: null,
  phone: null,
} as const;
const filled: ProviderValues = {
  ...providerValues(account, { timeZone: ZONE, lang: 'en' }),
  professionalTitle: 'Enfimyè',
  specialty: 'Family Medicine',
  education: 'FSIL, 2012',
  phone: '3712 3456',
  licenseNumber: 'HT-123',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2028-06-30',
  availability: { timeZone: ZONE, hours: [{ day: 'mon', from: '08:00', to: '16:00' }] },
  serviceLocations: [{ name: 'Delmas 33', lat: 18.55, lng: -72.3 }],
  fees: [{ mode: 'clinic', offered: true, text: '35.00', payFirst: false }],
  services: ['general-consultation'],
};
const problems = (change: Partial<ProviderValues>) => {
  const found = checkProvider({ ...filled, ...change }, { today: TODAY, lang: 'en', isComplete: false });
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
};

test('PROF-3 a provider must give ten things; experience is 0 until said otherwise', () => {
  expect(filled.yearsOfExperience).toBe('0');
  expect(problems({})).toEqual({});
  for (const name of [
    'professionalTitle',
    'specialty',
    'licenseNumber',
    'licenseIssuingAuthority',
    'licenseExpirationDate',
    'yearsOfExperience',
    'education',
    'phone',
  ])
    expect(problems({ [name]: '' })).toEqual({ [name]: 'required' });
  expect(problems({ serviceLocations: [] })).toEqual({ serviceLocations: 'required' });
  expect(problems({ availability: { timeZone: ZONE, hours: [] } })).toEqual({ availability: 'required' });
});

test('PROF-3 a provider says what they offer: kinds of visits with a fee, and services', () => {
  const fee = { mode: 'clinic', offered: true, text: '35.00', payFirst: false } as const;
  expect(problems({ fees: [{ ...fee, offered: false }] })).toEqual({ fees: 'required' });
  expect(problems({ fees: [{ ...fee, text: 'much' }] })).toEqual({ fees: 'fee' });
  expect(problems({ services: [] })).toEqual({ services: 'required' });
  for (const travelRadiusKm of ['0', '501', 'far'])
    expect(problems({ travelRadiusKm })).toEqual({ travelRadiusKm: 'radius' });
  expect(problems({ travelRadiusKm: '20' })).toEqual({});
  expect(offerChanges({ ...filled, travelRadiusKm: '20' }, 'en')).toEqual({
    fees: [{ mode: 'clinic', base: 35, payFirst: false }],
    services: ['general-consultation'],
    travelRadiusKm: 20,
  });
});

test('BOOK-8 who has completed their profile may close every day', () => {
  const closed = { ...filled, availability: { timeZone: ZONE, hours: [] } };
  expect(checkProvider(closed, { today: TODAY, lang: 'en', isComplete: true })).not.toHaveProperty(
    'availability',
  );
});

test('PROF-3 what cannot be right is said', () => {
  const hours = [{ day: 'mon', from: '16:00', to: '08:00' }] as const;
  expect(problems({ availability: { timeZone: ZONE, hours: [...hours] } })).toEqual({
    availability: 'hours_invalid',
  });
  for (const years of ['-1', '81', 'ten', '1.5'])
    expect(problems({ yearsOfExperience: years })).toEqual({ yearsOfExperience: 'years' });
  expect(problems({ licenseExpirationDate: '2026-11-14' })).toEqual({ licenseExpirationDate: 'expired' });
  expect(problems({ licenseExpirationDate: TODAY })).toEqual({});
  expect(problems({ npi: '123' })).toEqual({ npi: 'npi' });
  expect(problems({ npi: '1234567890' })).toEqual({});
});

test('PROF-3, PROF-8 structured hours and places are sent, years as a number', () => {
  expect(providerChanges({ ...filled, yearsOfExperience: '12' })).toMatchObject({
    yearsOfExperience: 12,
    phone: '+50937123456',
    npi: null,
    availability: filled.availability,
    serviceLocations: filled.serviceLocations,
  });
});

test('PROF-8 hours and places that were words are asked for anew', () => {
  const before = { ...account, availability: 'lendi ak madi', serviceLocations: 'Delmas' };
  expect(providerValues(before, { timeZone: ZONE, lang: 'en' })).toMatchObject({
    availability: { timeZone: ZONE, hours: [] },
    serviceLocations: [],
  });
});
