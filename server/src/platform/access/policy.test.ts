import type { Role } from '@lakou/contract';
import { CLINIC_ROLES, type ClinicRole } from '@lakou/contract/profiles.rules';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLookup } from './lookup.ts';
import {
  clinicManagers,
  clinicStaff,
  everyone,
  isOneOf,
  isSelf,
  policy,
  signedIn,
  staffWith,
  worksAs,
} from './policy.ts';

const anyone = everyone('a test');

test('a rule about people cannot stand on a public call, where it would never be asked', () => {
  expect(() => policy('note:read', anyone, { object: isSelf })).toThrow(
    'note:read has a rule about people but is open to everyone',
  );
  expect(() => policy('note:write', anyone, { identity: (body) => body.id })).toThrow(/open to everyone/);
  expect(policy('note:read', signedIn, { object: isSelf })).toMatchObject({ permission: 'note:read' });
});

test('only the own account is the own account', () => {
  const actor = {
    id: 'a',
    role: 'ADMIN',
    clinicId: null,
    clinicRole: null,
    language: 'en',
    sessionId: 's',
    isEmailVerified: true,
    provenAt: new Date(0),
  } as const;
  const config = readConfig({ NODE_ENV: 'test' });
  const db = { read: () => Promise.reject() };
  const ask = (id: string) => isSelf(createLookup({ actor, db, at: new Date(0), config, params: { id } }));
  expect(ask('a')).toEqual({ userId: 'a' });
  for (const id of ['b', 'A', '']) expect(ask(id)).toBeUndefined();
});

test('CLIN-3 administrative staff are refused what providers may, unless a call names their role', () => {
  const providers = { kind: 'signedIn', roles: ['PATIENT', 'PROVIDER'] } as const;
  const dispatch = staffWith('Dispatcher');
  const asked = (role: 'PROVIDER' | 'CLINIC_ADMIN', clinicRole: 'Admin' | 'Dispatcher' | 'Provider' | null) =>
    [signedIn, providers, clinicStaff, dispatch, clinicManagers].map((who) =>
      isOneOf(who, { role, clinicRole }),
    );
  expect(asked('PROVIDER', null)).toEqual([true, true, true, false, false]);
  expect(asked('PROVIDER', 'Provider')).toEqual([true, true, true, false, false]);
  expect(asked('PROVIDER', 'Dispatcher')).toEqual([true, false, true, true, false]);
  expect(asked('PROVIDER', 'Admin')).toEqual([true, false, true, false, true]);
  expect(asked('CLINIC_ADMIN', 'Admin')).toEqual([true, false, true, true, true]);
});

test('API-9 who runs a clinic may whatever any of its staff may', () => {
  for (const clinicRole of CLINIC_ROLES)
    expect(isOneOf(staffWith(clinicRole), { role: 'CLINIC_ADMIN', clinicRole: 'Admin' })).toBe(true);
});

test('CLIN-3 only who works for a clinic, in the role asked for, works as that; who runs it works as each', () => {
  const asScheduler = (role: Role, clinicRole: ClinicRole | null) =>
    worksAs({ role, clinicRole }, 'Scheduler');
  expect(asScheduler('PROVIDER', 'Scheduler')).toBe(true);
  expect(asScheduler('PROVIDER', 'Dispatcher')).toBe(false);
  expect(asScheduler('PROVIDER', null)).toBe(false);
  expect(asScheduler('CLINIC_ADMIN', null)).toBe(true);
  for (const role of ['PATIENT', 'SPONSOR', 'ADMIN'] as const)
    expect(asScheduler(role, 'Scheduler')).toBe(false);
});
