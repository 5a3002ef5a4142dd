import { expect, test } from 'vitest';
import { AMBULANCE, countryOf, countryOfAddress, countryOfPatient } from './emergency.rules.ts';

test('AID-1 the address of the person decides before the phone', () => {
  expect(countryOf({ phone: '+50937123456', address: 'Miami, FL' })).toBe('US');
  expect(countryOf({ phone: '+13055550100', address: 'Jacmel' })).toBe('HT');
  expect(countryOf({ phone: '+13055550100', address: null })).toBe('US');
  expect(countryOf({ phone: '+509 37 12 3456', address: '12 rue X' })).toBe('HT');
  expect(countryOf({ phone: '+33612345678', address: '12 rue X' })).toBeUndefined();
  expect(AMBULANCE).toEqual({ HT: '116', US: '911' });
});

test('AID-1 a clinic or provider is where the clinic or the place of care is', () => {
  expect(countryOf({ phone: '+13055550100', clinicAddress: 'Delmas 33, Port-au-Prince' })).toBe('HT');
  expect(countryOf({ phone: '+50937123456', serviceLocations: [{ lat: 25.8, lng: -80.2 }] })).toBe('US');
  expect(countryOf({ phone: '+13055550100', serviceLocations: [{ lat: 18.5, lng: -72.3 }] })).toBe('HT');
  expect(countryOf({ phone: '+13055550100', serviceLocations: 'at home' })).toBe('US');
});

test('AID-1 a dependent is where they live, and never where the phone of the account is', () => {
  const sponsor = { phone: '+13055550100', address: 'Brooklyn, NY 11203' };
  expect(countryOfPatient(sponsor)).toBe('US');
  expect(countryOfPatient(sponsor, { address: 'Okap, Ayiti' })).toBe('HT');
  expect(countryOfPatient(sponsor, { address: null })).toBe('US');
  expect(countryOfPatient({ phone: '+13055550100' }, { address: null })).toBeUndefined();
});

test.each([
  ['14, rue Baranquilla, Jacmel, Haïti', 'HT'],
  ['Pétion-Ville', 'HT'],
  ['Okay, Ayiti', 'HT'],
  ['Cap-Haïtien', 'HT'],
  ['Little Haiti, Miami, FL 33127', 'US'],
  ['Boston MA 02118', 'US'],
  ['22 Flatbush Ave, Brooklyn', 'US'],
  ['Etazini', 'US'],
  ['USA', 'US'],
  ['12 rue des Fleurs', undefined],
  ['', undefined],
])('AID-1 “%s” is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});
