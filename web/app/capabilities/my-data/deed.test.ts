import { expect, test } from 'vitest';
import { deedOf } from './deed.ts';

test.each([
  ['visit-notes:list-own', 'read'],
  ['visit-note:listen', 'read'],
  ['prescription:print', 'read'],
  ['imported-results:read', 'read'],
  ['lab-results:enter', 'changed'],
  ['visit-note:write', 'changed'],
  ['provider-patients:list', 'listed'],
  ['representative:accept', 'agreed'],
  ['representative:end', 'stopped'],
  ['record:break-glass', 'emergency'],
])('ACC-14 %s is told as %s', (action, deed) => {
  expect(deedOf(action)).toBe(deed);
});
