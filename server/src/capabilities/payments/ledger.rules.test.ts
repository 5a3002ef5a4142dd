import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  captureEntries,
  type Entry,
  type LedgerPayment,
  payoutEntries,
  refundEntries,
  refundInGourdes,
  sparePot,
} from './ledger.rules.ts';

const VISIT: LedgerPayment = {
  kind: 'booking',
  provider: 'paypal',
  amountCents: 5500,
  feeCents: 500,
  htgCents: null,
};
const IN_GOURDES: LedgerPayment = { ...VISIT, provider: 'moncash', htgCents: 726_000 };

const lines = (entries: readonly Entry[]) =>
  entries.map(({ account, currency, cents }) => `${account} ${currency} ${cents}`);
const sums = (entries: readonly Entry[]) => {
  const total = { USD: 0, HTG: 0 };
  for (const { currency, cents } of entries) total[currency] += cents;
  return total;
};

describe('FUND-4 whose money came in', () => {
  test('a visit: the provider’s share and our fee', () => {
    expect(lines(captureEntries(VISIT))).toEqual([
      'paypal_balance USD 5500',
      'provider_payable USD -5000',
      'platform_fees USD -500',
    ]);
    expect(lines(captureEntries({ ...VISIT, feeCents: 0 }))).toEqual([
      'paypal_balance USD 5500',
      'provider_payable USD -5500',
    ]);
  });

  test.each([
    ['donation', 'community_fund'],
    ['medicine', 'pharmacy_payable'],
    ['sponsorship', 'sponsorships'],
  ] as const)('a %s belongs to %s whole', (kind, account) => {
    expect(lines(captureEntries({ ...VISIT, kind }))).toEqual([
      'paypal_balance USD 5500',
      `${account} USD -5500`,
    ]);
  });

  test('gourdes are held as gourdes and owed as dollars', () => {
    expect(lines(captureEntries(IN_GOURDES))).toEqual([
      'moncash_balance HTG 726000',
      'currency_exchange HTG -726000',
      'currency_exchange USD 5500',
      'provider_payable USD -5000',
      'platform_fees USD -500',
    ]);
  });

  test('dollars stay dollars, whatever rate was noted', () => {
    expect(captureEntries({ ...VISIT, htgCents: 726_000 })).toEqual(captureEntries(VISIT));
    expect(captureEntries({ ...IN_GOURDES, htgCents: null })).toEqual(captureEntries(VISIT));
  });

  test('what the fund pays comes out of the gifts', () => {
    expect(lines(captureEntries({ ...VISIT, provider: 'fund' }))).toEqual([
      'community_fund USD 5500',
      'provider_payable USD -5000',
      'platform_fees USD -500',
    ]);
  });
});

describe('FUND-4 what goes back', () => {
  test('our fee first, then the provider’s share', () => {
    expect(lines(refundEntries(VISIT, { cents: 300, before: 0 }))).toEqual([
      'paypal_balance USD -300',
      'platform_fees USD 300',
    ]);
    expect(lines(refundEntries(VISIT, { cents: 1000, before: 300 }))).toEqual([
      'paypal_balance USD -1000',
      'provider_payable USD 800',
      'platform_fees USD 200',
    ]);
  });

  test('gourdes at the payment’s own rate, to the hundredth in the end', () => {
    expect(refundInGourdes(IN_GOURDES, { cents: 5500, before: 0 })).toBe(726_000);
    expect(refundInGourdes(IN_GOURDES, { cents: 1, before: 0 })).toBe(132);
    expect(Math.abs(refundInGourdes(VISIT, { cents: 1, before: 0 }))).toBe(0);
    const odd = { ...IN_GOURDES, amountCents: 300, feeCents: 0, htgCents: 1000 };
    const parts = [0, 100, 200].map((before) => refundInGourdes(odd, { cents: 100, before }));
    expect(parts).toEqual([333, 334, 333]);
  });

  const payment = fc
    .record({
      kind: fc.constantFrom('booking', 'donation', 'sponsorship', 'medicine' as const),
      provider: fc.constantFrom('paypal', 'moncash', 'fund' as const),
      amountCents: fc.integer({ min: 1, max: 100_000 }),
      feeShare: fc.double({ min: 0, max: 1, noNaN: true }),
      rate: fc.integer({ min: 50, max: 300 }),
    })
    .map(({ feeShare, rate, ...one }) => ({
      ...one,
      feeCents: Math.floor(one.amountCents * feeShare),
      htgCents: one.provider === 'moncash' ? one.amountCents * rate + 7 : null,
    })) as fc.Arbitrary<LedgerPayment>;

  test('every entry has its counterpart, and all parts given back leave nothing', () => {
    fc.assert(
      fc.property(payment, fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 5 }), (one, wishes) => {
        const all = [...captureEntries(one)];
        expect(sums(all)).toEqual({ USD: 0, HTG: 0 });
        let before = 0;
        for (const wish of [...wishes, one.amountCents]) {
          const cents = Math.min(wish, one.amountCents - before);
          const part = refundEntries(one, { cents, before });
          expect(part.every((entry) => entry.cents !== 0)).toBe(true);
          expect(sums(part)).toEqual({ USD: 0, HTG: 0 });
          all.push(...part);
          before += cents;
        }
        const left = new Map<string, number>();
        for (const { account, currency, cents } of all)
          left.set(`${account} ${currency}`, (left.get(`${account} ${currency}`) ?? 0) + cents);
        expect([...left.values()].every((cents) => cents === 0)).toBe(true);
      }),
    );
  });
});

test('FUND-5 a gift that was spent is returned from our fees, not from others’ gifts', () => {
  const back = refundEntries({ ...VISIT, kind: 'donation' }, { cents: 5500, before: 0 });
  expect(lines(sparePot(back, 2000))).toEqual([
    'paypal_balance USD -5500',
    'community_fund USD 3500',
    'platform_fees USD 2000',
  ]);
  expect(lines(sparePot(back, 5500))).toEqual(['paypal_balance USD -5500', 'platform_fees USD 5500']);
  expect(lines(sparePot(back, 0))).toEqual(lines(back));
});

test('PROV-3 a share leaves our bank in dollars, or MonCash in gourdes at the rate of the payout', () => {
  expect(lines(payoutEntries({ cents: 5000, htgCents: null }))).toEqual([
    'provider_payable USD 5000',
    'bank_balance USD -5000',
  ]);
  const inGourdes = payoutEntries({ cents: 5000, htgCents: 660_000, payee: 'clinic' });
  expect(lines(inGourdes)).toEqual([
    'clinic_payable USD 5000',
    'currency_exchange USD -5000',
    'currency_exchange HTG 660000',
    'moncash_balance HTG -660000',
  ]);
  expect(sums(inGourdes)).toEqual({ USD: 0, HTG: 0 });
});
