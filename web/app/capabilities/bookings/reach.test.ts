import { expect, test } from 'vitest';
import { isReachable, tooFar } from './reach.ts';

const jacmel = { name: 'Jacmel', lat: 18.234, lng: -72.535, rank: 1 };
const delmas = { name: 'Delmas', lat: 18.544, lng: -72.303, rank: 2 };
const doctor = { travelRadiusKm: null, serviceLocations: [jacmel] };

test('BOOK-4 who did not say how far goes 40 km', () => {
  expect(tooFar(doctor, jacmel)).toBeUndefined();
  expect(tooFar(doctor, delmas)).toBeCloseTo(42.3, 0);
  expect(tooFar({ ...doctor, travelRadiusKm: 50 }, delmas)).toBeUndefined();
  expect(tooFar({ ...doctor, serviceLocations: 'Jakmèl' }, delmas)).toBeUndefined();
});

test('BOOK-4 only a home visit asks how far it is', () => {
  expect(isReachable(doctor, { mode: 'video', town: delmas })).toBe(true);
  expect(isReachable(doctor, { mode: 'in_home', town: delmas })).toBe(false);
  expect(isReachable(doctor, { mode: 'in_home', town: undefined })).toBe(true);
  expect(isReachable({ ...doctor, travelRadiusKm: 20 }, { mode: 'in_home', town: undefined })).toBe(false);
});
