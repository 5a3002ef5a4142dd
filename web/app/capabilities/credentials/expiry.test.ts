import { expect, test } from 'vitest';
import { expiryLines, shareOf } from './expiry.ts';

const TODAY = '2026-11-02';
const paper = (
  type: 'Medical License' | 'Photo ID' | 'Board Certification',
  status: 'Verified' | 'Expired' | 'Pending' | 'Rejected',
  expiryDate: string,
) => ({ id: `${type} ${status}`, type, status, expiryDate });

test('PROV-5 the marks of 7, 30 and 90 days cut the line into equal parts, and nothing leaves it', () => {
  expect([7, 30, 90].map(shareOf)).toEqual([0.25, 0.5, 0.75]);
  expect([-400, 0, 730, 5000].map(shareOf)).toEqual([0, 0, 1, 1]);
  for (let days = 0; days < 800; days++) expect(shareOf(days)).toBeLessThanOrEqual(shareOf(days + 1));
});

test('PROV-5 what ends first comes first, with its colour, and says when a new one is being checked', () => {
  const lines = expiryLines(
    [
      paper('Photo ID', 'Verified', '2027-11-02'),
      paper('Medical License', 'Expired', '2026-11-01'),
      paper('Medical License', 'Pending', '2028-11-01'),
      paper('Board Certification', 'Verified', '2026-12-01'),
      paper('Board Certification', 'Rejected', '2026-11-03'),
    ],
    TODAY,
  );
  expect(lines.map(({ paper: { id }, days, tone, isReplaced }) => [id, days, tone, isReplaced])).toEqual([
    ['Medical License Expired', -1, 'hibiscus', true],
    ['Board Certification Verified', 29, 'mango', false],
    ['Photo ID Verified', 365, 'leaf', false],
  ]);
});

test.each([
  ['2026-11-09', 'hibiscus'],
  ['2026-11-10', 'mango'],
  ['2027-01-31', 'mango'],
  ['2027-02-01', 'leaf'],
])('PROV-5 what ends on %s is %s', (day, tone) => {
  expect(expiryLines([paper('Photo ID', 'Verified', day)], TODAY)[0]?.tone).toBe(tone);
});
