import { expect, test } from 'vitest';
import { countryOf, EMERGENCY } from './emergency.ts';

test('AID-1, MEAS-2 the place decides, not the phone’s country', () => {
  expect(countryOf({ phone: '+50937123456', address: 'Miami, FL' })).toBe('US');
  expect(countryOf({ phone: '+13055550100', address: 'Jacmel, Haïti' })).toBe('HT');
  expect(countryOf({ phone: '+50937123456', address: null })).toBe('HT');
  expect(countryOf({ phone: '+13055550100', address: null })).toBe('US');
  expect(EMERGENCY.US.map(({ number }) => number)).toEqual(['911']);
  expect(EMERGENCY.HT.map(({ number }) => number)).toEqual(['116', '114', '115']);
});

test('AID-1 without an address of either country the phone tells, and else nothing does', () => {
  expect(countryOf({ phone: null, address: '14, rue Baranquilla, Jacmel, Haïti' })).toBe('HT');
  expect(countryOf({ phone: '+33612345678', address: 'Boston, MA 02118' })).toBe('US');
  expect(countryOf({ phone: null, address: 'Jacmel' })).toBeUndefined();
  expect(countryOf({ phone: null, address: null })).toBeUndefined();
});
