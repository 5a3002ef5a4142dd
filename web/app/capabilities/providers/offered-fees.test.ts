import { expect, test } from 'vitest';
import { offeredFees } from './offered-fees.ts';

const fees = [
  { mode: 'clinic' as const, base: 35 },
  { mode: 'video' as const, base: 50 },
];

test('PROV-1 screens offer what a provider priced, and nothing to who priced nothing', () => {
  expect(offeredFees({ fees, offeredModes: ['clinic'] })).toEqual([{ mode: 'clinic', base: 35 }]);
  expect(offeredFees({ fees, offeredModes: [] })).toEqual([]);
});
