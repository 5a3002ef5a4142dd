import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inHundredths } from './moncash-wire.ts';
import { toCents } from './paypal-wire.ts';

const cents = fc.integer({ min: 1, max: 1_000_000_000 });

test('PAY-2 every amount in cents survives the way to PayPal and back', () => {
  fc.assert(fc.property(cents, (amount) => toCents((amount / 100).toFixed(2)) === amount));
  for (const [text, amount] of [
    ['1.01', 101],
    ['8.95', 895],
    ['16.08', 1608],
    ['1.15', 115],
  ] as const)
    expect(toCents(text)).toBe(amount);
});

test('PAY-3 every amount in gourdes survives the way to MonCash and back', () => {
  fc.assert(fc.property(cents, (amount) => inHundredths(amount / 100) === amount));
  expect(inHundredths(undefined)).toBeUndefined();
});
