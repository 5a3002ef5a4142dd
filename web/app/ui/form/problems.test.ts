import { expect, test } from 'vitest';
import { blanksIn, fieldAt } from './problems.ts';

test('PROF-8 years of experience 0 count as filled, blanks and empty lists do not', () => {
  const values = { years: 0, phone: '  ', name: 'Nadège', places: [], photo: null };
  expect(blanksIn(values, ['years', 'phone', 'name', 'places', 'photo'])).toEqual({
    phone: 'required',
    places: 'required',
    photo: 'required',
  });
  expect(blanksIn(values, ['name'])).toEqual({});
});

test.each([
  ['phone', 'phone'],
  ['emergencyContact.phone', 'emergencyContact.phone'],
  ['emergencyContact', 'emergencyContact.name'],
  ['availability.hours.2.from', 'availability'],
  ['phoneNumber', undefined],
])('PROF-5 what the server says of %s is shown at %s', (path, key) => {
  const keys = ['phone', 'emergencyContact.name', 'emergencyContact.phone', 'availability'];
  expect(fieldAt(keys, path)).toBe(key);
});
