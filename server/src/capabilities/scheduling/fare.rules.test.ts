import { expect, test } from 'vitest';
import { fareOf, feeFor, inDollars } from './fare.rules.ts';

test('BOOK-1 without a price of their own a visit is 50 and 5 dollars, paid afterwards', () => {
  expect(feeFor(undefined, 'clinic')).toEqual({ baseCents: 5000, payFirst: false });
  expect(feeFor({ video: { baseCents: 2000, payFirst: true } }, 'clinic')).toEqual({
    baseCents: 5000,
    payFirst: false,
  });
  expect(inDollars(fareOf(feeFor({}, 'clinic')))).toEqual({ base: 50, serviceFee: 5, total: 55 });
});

test('BOOK-1 the price of the mode, with our fee', () => {
  const fee = feeFor({ video: { baseCents: 2050, payFirst: true } }, 'video');
  expect(fee).toEqual({ baseCents: 2050, payFirst: true });
  expect(fareOf(fee)).toEqual({ baseCents: 2050, serviceFeeCents: 500, totalCents: 2550 });
  expect(inDollars(fareOf(fee))).toEqual({ base: 20.5, serviceFee: 5, total: 25.5 });
});
