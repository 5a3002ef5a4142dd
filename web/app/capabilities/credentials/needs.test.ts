import { expect, test } from 'vitest';
import { needing } from './needs.ts';

const paper = (status: 'Verified' | 'Pending' | 'Expired' | 'Rejected', expiryDate: string) =>
  ({ type: 'Photo ID', status, expiryDate }) as const;
const TODAY = '2026-11-16';

test('PROV-6 what ends within 90 days, has ended or was rejected needs the provider, until it is sent anew', () => {
  expect(needing([paper('Verified', '2027-02-14')], TODAY)).toEqual(['Photo ID']);
  expect(needing([paper('Verified', '2027-02-15')], TODAY)).toEqual([]);
  expect(needing([paper('Expired', '2026-11-01')], TODAY)).toEqual(['Photo ID']);
  expect(needing([paper('Rejected', '2030-01-01')], TODAY)).toEqual(['Photo ID']);
  expect(needing([paper('Expired', '2026-11-01'), paper('Pending', '2030-01-01')], TODAY)).toEqual([]);
});
