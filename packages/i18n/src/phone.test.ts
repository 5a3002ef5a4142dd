import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+50937123456', '+509 3712 3456'],
  ['+13055550123', '+1 305 555 0123'],
  ['+33612345678', '+33612345678'],
  ['+5093712345', '+5093712345'],
  ['911', '911'],
  ['', ''],
])('%j reads %j', (e164, expected) => {
  expect(formatPhone(e164)).toBe(expected);
});
