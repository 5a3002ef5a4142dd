import { expect, test } from 'vitest';
import type { PaypalOrder } from '#platform/payments/paypal-wire.ts';
import { type Compared, compareMoncash, comparePaypal } from './compare.rules.ts';

const AT = new Date('2026-11-15T12:00:00Z');
const payment = {
  id: 'ours',
  amountCents: 5500,
  htgCents: 726_000,
  returnedCents: 0,
  disputedCents: 0,
  capturedAt: AT,
} as Compared;
const capture = { id: 'capture', status: 'COMPLETED', cents: 5500, currency: 'USD', customId: 'ours' };
const order = (more: object = {}, refunds: object[] = []) =>
  ({
    id: 'order',
    status: 'COMPLETED',
    approveUrl: undefined,
    capture: { ...capture, ...more },
    refunds,
    vaulted: undefined,
  }) as PaypalOrder;
const refund = (cents: number, status = 'COMPLETED') => ({ id: `refund ${cents}`, status, cents });
const open = { ...payment, capturedAt: null };

test.each([
  ['paid and booked', payment, order(), undefined],
  [
    'refunded there in part and here too',
    { ...payment, returnedCents: 300 },
    order({ status: 'PARTIALLY_REFUNDED' }, [refund(100), refund(200)]),
    undefined,
  ],
  ['neither paid nor booked', open, undefined, undefined],
  ['neither captured nor booked', open, order({ status: 'PENDING' }), undefined],
] as const)('PAY-5 PayPal, %s: no difference', (_, ours, theirs, expected) => {
  expect(comparePaypal(ours, theirs)).toBe(expected);
});

test.each([
  ['not_paid', payment, undefined, 5500, null, null],
  ['not_paid', payment, order({ status: 'DECLINED' }), 5500, null, null],
  ['not_paid', payment, { ...order(), capture: undefined }, 5500, null, null],
  ['amount', payment, order({ cents: 5400 }), 5500, 5400, 'USD'],
  ['amount', payment, order({ currency: 'EUR' }), 5500, 5500, 'EUR'],
  ['amount', payment, order({ customId: 'another' }), 5500, 5500, 'USD'],
  ['not_booked', open, order(), null, 5500, 'USD'],
  ['not_booked', open, order({ status: 'REFUNDED' }), null, 5500, 'USD'],
  ['refunds', payment, order({}, [refund(300)]), 0, 300, 'USD'],
  ['refunds', { ...payment, returnedCents: 300 }, order({}, [refund(300, 'PENDING')]), 300, 0, 'USD'],
  ['refunds', { ...payment, returnedCents: 100 }, order({}, [refund(100), refund(200)]), 100, 300, 'USD'],
] as const)('PAY-5 PayPal: %s', (kind, ours, theirs, ourCents, theirCents, theirCurrency) => {
  expect(comparePaypal(ours, theirs as PaypalOrder)).toEqual({ kind, ourCents, theirCents, theirCurrency });
});

const said = (message: 'successful' | 'pending' | 'failed', htgCents: number | undefined = 726_000) => ({
  message,
  htgCents,
  transactionId: '1',
});

test('PAY-5 MonCash: the same said by both is no difference', () => {
  expect(compareMoncash(payment, said('successful'))).toBeUndefined();
  expect(compareMoncash(open, said('pending'))).toBeUndefined();
  expect(compareMoncash(open, undefined)).toBeUndefined();
});

test.each([
  ['not_paid', payment, said('failed'), 726_000, null, null],
  ['not_paid', payment, undefined, 726_000, null, null],
  ['amount', payment, said('successful', 725_999), 726_000, 725_999, 'HTG'],
  ['amount', payment, { ...said('successful'), htgCents: undefined }, 726_000, null, 'HTG'],
  ['not_booked', open, said('successful'), null, 726_000, 'HTG'],
] as const)('PAY-5 MonCash: %s', (kind, ours, theirs, ourCents, theirCents, theirCurrency) => {
  expect(compareMoncash(ours, theirs)).toEqual({ kind, ourCents, theirCents, theirCurrency });
});
