import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitAfter } from './sign-in-failures.store.ts';

test('ACC-15 the wait grows, starts after the fifth failure and never exceeds fifteen minutes', () => {
  expect([0, 4, 5, 6, 7, 10, 50].map(waitAfter)).toEqual([0, 0, 30, 60, 120, 900, 900]);
  fc.assert(
    fc.property(fc.nat(2000), (failures) => {
      expect(waitAfter(failures)).toBeLessThanOrEqual(waitAfter(failures + 1));
      expect(waitAfter(failures)).toBeLessThanOrEqual(900);
    }),
  );
});
