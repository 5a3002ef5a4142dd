import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, inFours, isWholeCode } from './app-code.ts';

test('ACC-9 a code field holds digits only, six at most, whatever is typed or pasted', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(digitsOf(typed)).toMatch(/^\d{0,6}$/);
    }),
  );
  expect(digitsOf(' 123-456 ')).toBe('123456');
  expect(digitsOf('1234567')).toBe('123456');
  expect([isWholeCode(digitsOf('12345')), isWholeCode(digitsOf('012345'))]).toEqual([false, true]);
});

test('a secret is read in fours', () => {
  expect(inFours('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
});
