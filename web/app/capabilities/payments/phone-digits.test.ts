import { expect, test } from 'vitest';
import { digitsOf, isPhone } from './phone-digits.ts';

test.each([
  ['37001234', '37001234'],
  ['3700-12 34', '37001234'],
  ['+509 3700 1234', '37001234'],
  ['370012349', '37001234'],
  ['5091', '5091'],
  ['', ''],
])('FUND-3 %j is read as %j', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

test('FUND-3 a number has eight digits', () => {
  expect(isPhone('3700 1234')).toBe(true);
  expect(isPhone('3700 123')).toBe(false);
});
