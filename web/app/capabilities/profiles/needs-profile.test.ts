import type { Role, User } from '@lakou/contract';
import { expect, test } from 'vitest';
import { needsProfile } from '../../platform/session.ts';

const account = (role: Role, isProfileComplete: boolean): User => ({
  id: '1',
  name: 'Nadège Pierre',
  email: 'n@example.test',
  role,
  isProfileComplete,
  isEmailVerified: true,
  clinicId: null,
  preferredLanguage: 'ht',
  createdAt: '2026-11-15T00:00:00Z',
  profilePhotoUrl: null,
  phone: null,
});

test.each(['PATIENT', 'PROVIDER', 'CLINIC_ADMIN'] as const)(
  'PROF-1 a new %s must complete the profile',
  (role) => {
    expect(needsProfile(account(role, false))).toBe(true);
    expect(needsProfile(account(role, true))).toBe(false);
  },
);

test.each(['SPONSOR', 'ADMIN'] as const)('PROF-1 a %s skips it', (role) => {
  expect(needsProfile(account(role, false))).toBe(false);
});
