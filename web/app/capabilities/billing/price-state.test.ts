import { expect, test } from 'vitest';
import { priceStates } from './price-state.ts';

const fee = (id: string, serviceCodeId: string, effectiveDate: string) => ({
  id,
  serviceCodeId,
  effectiveDate,
  price: 1,
  code: serviceCodeId,
  description: serviceCodeId,
});

test('BILL-1 of each service the newest price that has begun is today’s', () => {
  const states = priceStates(
    [
      fee('next year', 'visit', '2027-01-01'),
      fee('today', 'lab', '2026-11-16'),
      fee('this year', 'visit', '2026-01-01'),
      fee('last year', 'visit', '2025-01-01'),
      fee('old lab', 'lab', '2024-01-01'),
    ],
    '2026-11-16',
  );
  expect(Object.fromEntries(states)).toEqual({
    'next year': 'upcoming',
    today: 'now',
    'this year': 'now',
    'last year': 'past',
    'old lab': 'past',
  });
});
