import type { Role } from '@lakou/contract';
import { ROLES } from '@lakou/contract/user.rules';
import { expect, test } from 'vitest';
import { placesFor } from './navigation.ts';

test('DASH-1 everybody has a home and an account, and no more tabs than a thumb reaches', () => {
  for (const role of ROLES) {
    const { tabs, rail } = placesFor(role);
    const names = tabs.map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['home', 'account']);
    expect(names.length).toBeLessThanOrEqual(5);
    expect(rail.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  }
});

test('patients look for care; providers have an agenda, patients and earnings; others neither', () => {
  const rail = (role: Role) => placesFor(role).rail.map(({ to }) => to);
  expect(rail('PATIENT')).toContain('/app/find-care');
  expect(rail('PATIENT')).not.toContain('/app/agenda');
  expect(rail('PROVIDER')).toEqual(expect.arrayContaining(['/app/agenda', '/app/patients', '/app/earnings']));
  expect(rail('PROVIDER')).not.toContain('/app/find-care');
  expect(rail('SPONSOR')).toEqual(['/app', '/app/account-settings']);
});
