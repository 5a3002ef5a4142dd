import { expect, test } from 'vitest';
import { homeFor, homeOf } from './home-of.ts';

const dependent = { name: 'Lovely', dateOfBirth: '2024-01-01', relationship: 'child' as const };
const empty = { profilePictureUrl: null, sex: null, bloodGroup: null };
const family = {
  address: 'Delmas 33',
  dependents: [
    { ...dependent, ...empty, id: 'mother', address: 'Ri Capois, Okap' },
    { ...dependent, ...empty, id: 'child', address: null },
  ],
};

test('BOOK-4 a home visit goes to where the person lives; a child without an address lives with the account', () => {
  expect(['me', 'mother', 'child'].map((who) => homeOf(family, who))).toEqual([
    'Delmas 33',
    'Ri Capois, Okap',
    'Delmas 33',
  ]);
  // An adult whom one acts for lives elsewhere.
  expect(homeOf(family, 'somebody-else')).toBe('');
  expect(homeOf({ address: null, dependents: [] }, 'me')).toBe('');
});

test('BOOK-4 another person brings their address, unless one was typed', () => {
  expect(homeFor(family, 'Delmas 33', 'me', 'mother')).toBe('Ri Capois, Okap');
  expect(homeFor(family, '', 'somebody-else', 'me')).toBe('Delmas 33');
  expect(homeFor(family, 'Petyonvil', 'me', 'mother')).toBe('Petyonvil');
});
