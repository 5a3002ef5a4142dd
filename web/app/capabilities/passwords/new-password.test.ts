import { expect, test } from 'vitest';
import { faultOf } from './new-password.ts';

test.each([
  ['12345', '12345', 'tooShort'],
  ['123456', '123456', undefined],
  ['long enough', 'long enougH', 'mismatch'],
  ['long enough', '', 'mismatch'],
])('ACC-8 %j and %j: %s', (chosen, repeated, fault) => {
  expect(faultOf({ chosen, repeated })).toBe(fault);
});
