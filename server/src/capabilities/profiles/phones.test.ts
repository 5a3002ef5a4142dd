import { expect, test } from 'vitest';
import { isKnownPhone, storedPhone, toE164 } from './phones.rules.ts';

test.each([
  ['37001234', '+50937001234'],
  ['3700 1234', '+50937001234'],
  ['509 3700-1234', '+50937001234'],
  ['+509 3700 1234', '+50937001234'],
  ['28123456', '+50928123456'],
  ['3055550123', '+13055550123'],
  ['(305) 555-0199', '+13055550199'],
  ['1-305-555-0199', '+13055550199'],
  ['+1 809 555 1234', '+18095551234'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('%s is %s', (typed, number) => {
  expect(toE164(typed)).toBe(number);
  expect(toE164(number)).toBe(number);
});

test.each([
  '',
  '123',
  '3700123',
  '370012345',
  '+509 1234 5678',
  'call me',
  'tel 37001234',
  '3055550123 ext 5',
  '１',
])('%j is no number', (typed) => {
  expect(toE164(typed)).toBeUndefined();
});

test.each([
  ['509 1234 5678', '509 1234 5678', false],
  ['(22) 12.34/5', '(22) 12.34/5', false],
  ['37001234', '+50937001234', true],
  ['12345', undefined, false],
  ['123456789012345678901', undefined, false],
  ['call 123456', undefined, false],
])('PROF-2 %j is stored as %j; messages can be sent to it: %s', (typed, stored, known) => {
  expect(storedPhone(typed)).toBe(stored);
  expect(stored !== undefined && isKnownPhone(stored)).toBe(known);
});
