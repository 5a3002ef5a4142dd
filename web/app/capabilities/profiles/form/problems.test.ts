import { expect, test } from 'vitest';
import { translateFault } from './problems.ts';

test('PROF-5 a fault of a clinic is shown at the field of its form', () => {
  expect(translateFault({ path: 'clinicDetails.contactPhone', code: 'phone_invalid' })).toEqual({
    path: 'contactPhone',
    code: 'phone_invalid',
  });
});

test('PROF-5 what the server misses in a profile is shown as required', () => {
  expect(translateFault({ path: 'phone', code: 'profile_incomplete' })).toEqual({
    path: 'phone',
    code: 'required',
  });
});
