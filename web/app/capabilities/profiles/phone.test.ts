import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhone } from './phone.ts';

test.each([
  ['3712 3456', '+50937123456'],
  ['+509 37 12 34 56', '+50937123456'],
  ['509-3712-3456', '+50937123456'],
  ['00509 3712 3456', '+50937123456'],
  ['(305) 555-0123', '+13055550123'],
  ['1 305 555 0123', '+13055550123'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('PROF-2 %j is %s', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
});

test.each([
  '',
  '3712',
  '1712 3456',
  '+509 3712 345',
  '+1 105 555 0123',
  '055 555 0123',
  'call me',
  '+',
  '12+34567890',
])('PROF-2 %j is no phone number', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test('a number that was read is read the same again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{7}$/), (digits) => {
      const number = readPhone(digits);
      expect(number).toBe(`+509${digits}`);
      expect(readPhone(number ?? '')).toBe(number);
    }),
  );
});
