import type { User } from '@lakou/contract';
import { expect, test } from 'vitest';
import { redirectFor } from './session-guard.ts';

const newcomer = { role: 'PATIENT', isProfileComplete: false } as User;

test('FAM-5 who registered for a mailed link is led back to it once the profile is complete', () => {
  expect(redirectFor(newcomer, { pathname: '/app/hand-over', search: '?token=ab12' })).toBe(
    '/app/complete-profile?next=%2Fapp%2Fhand-over%3Ftoken%3Dab12',
  );
  expect(redirectFor(newcomer, { pathname: '/app/visits', search: '?x=1' })).toBe('/app/complete-profile');
  expect(redirectFor({ ...newcomer, isProfileComplete: true }, { pathname: '/app', search: '' })).toBe(
    undefined,
  );
});
