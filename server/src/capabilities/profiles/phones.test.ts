import { expect, test } from 'vitest';
import { worldNumber } from './phones.ts';

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
  expect(worldNumber(typed)).toBe(number);
  expect(worldNumber(number)).toBe(number);
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
  expect(worldNumber(typed)).toBeUndefined();
});
