import { expect, test } from 'vitest';
import { whyItWaits } from './why-it-waits.ts';

test('FUND-5 the only administrator reads why a request waits, also after signing; two read who must sign', () => {
  for (const signedByMe of [false, true])
    expect(whyItWaits({ administrators: 1, signedByMe })).toBe('admin.alone');
  expect(whyItWaits({ administrators: 2, signedByMe: true })).toBe('admin.signed');
  expect(whyItWaits({ administrators: 2, signedByMe: false })).toBe('admin.two');
});
