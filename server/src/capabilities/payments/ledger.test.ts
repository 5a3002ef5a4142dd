import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';
import { captureEntries, type Entry, type LedgerPayment, refundEntries } from './ledger.rules.ts';

const payment: fc.Arbitrary<LedgerPayment> = fc
  .record({
    kind: fc.constantFrom(
      'booking' as const,
      'package' as const,
      'donation' as const,
      'sponsorship' as const,
    ),
    provider: fc.constantFrom('paypal' as const, 'moncash' as const),
    amountCents: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.double({ min: 1, max: 500, noNaN: true }),
  })
  .map(({ kind, provider, amountCents, share, rate }) => ({
    kind,
    provider,
    amountCents,
    feeCents: kind === 'booking' || kind === 'package' ? Math.floor(amountCents * share) : 0,
    htgCents: provider === 'moncash' ? Math.round(amountCents * rate) : null,
  }));

function sums(entries: readonly Entry[], by: (entry: Entry) => string): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const entry of entries) totals[by(entry)] = (totals[by(entry)] ?? 0) + entry.cents;
  return totals;
}

describe('the books', () => {
  test('FUND-4 every capture and every refund sums to zero in each currency', () => {
    fc.assert(
      fc.property(
        payment,
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 6 }),
        (paid, wishes) => {
          const transactions = [captureEntries(paid)];
          let before = 0;
          for (const slotRequest of wishes) {
            const cents = Math.min(slotRequest, paid.amountCents - before);
            if (cents === 0) break;
            transactions.push(refundEntries(paid, { cents, before }));
            before += cents;
          }
          for (const entries of transactions) {
            expect(Object.values(sums(entries, ({ currency }) => currency)).every((sum) => sum === 0)).toBe(
              true,
            );
            expect(entries.every(({ cents }) => cents !== 0 && Number.isInteger(cents))).toBe(true);
          }
          // The balance of each account is what is left of the payment, and zero when everything
          // was refunded.
          const left = sums(transactions.flat(), ({ account, currency }) => `${account} ${currency}`);
          const owed = ['provider_payable', 'platform_fees', 'community_fund', 'sponsorships'];
          const owedNow = owed.reduce((sum, account) => sum + (left[`${account} USD`] ?? 0), 0);
          expect(before - owedNow).toBe(paid.amountCents);
          if (before === paid.amountCents)
            expect(Object.values(left).every((cents) => cents === 0)).toBe(true);
          // No account is negative after a full refund.
          for (const account of owed) expect(left[`${account} USD`] ?? 0).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  test('PAY-3 gourdes are changed at the rate of the payment', () => {
    const gift: LedgerPayment = {
      kind: 'donation',
      provider: 'moncash',
      amountCents: 1000,
      feeCents: 0,
      htgCents: 131_250,
    };
    expect(captureEntries(gift)).toEqual([
      { account: 'moncash_balance', currency: 'HTG', cents: 131_250 },
      { account: 'currency_exchange', currency: 'HTG', cents: -131_250 },
      { account: 'currency_exchange', currency: 'USD', cents: 1000 },
      { account: 'community_fund', currency: 'USD', cents: -1000 },
    ]);
  });
});

describe('the database itself', () => {
  const pay = paymentTest();

  async function post(entries: readonly Entry[]): Promise<void> {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    await pay.capture(nadege, await pay.order(nadege, booking));
    const id = uuidv7();
    await pay.lakou.db.transaction(async (tx) => {
      await tx.query(
        `insert into refunds (id, payment_id, amount_cents, status, created_at)
         select $1, id, 1, 'completed', now() from payments where payable_id = $2`,
        [id, booking],
      );
      await tx.query(
        `insert into ledger_transactions (id, kind, payment_id, refund_id, created_at)
         select $1, 'refund', id, $1, now() from payments where payable_id = $2`,
        [id, booking],
      );
      for (const { account, currency, cents } of entries)
        await tx.query('insert into ledger_entries values ($1, $2, $3, $4)', [id, account, currency, cents]);
    });
  }

  const usd = (account: Entry['account'], cents: number): Entry => ({ account, currency: 'USD', cents });

  test('takes what balances and refuses what does not, at the end of the transaction', async () => {
    await expect(post([usd('paypal_balance', -1), usd('platform_fees', 1)])).resolves.toBeUndefined();
    await expect(post([usd('paypal_balance', -1)])).rejects.toThrow('does not sum to zero');
    await expect(post([usd('paypal_balance', -2), usd('platform_fees', 1)])).rejects.toThrow('does not sum');
    // Dollars and gourdes are balanced separately.
    await expect(
      post([usd('paypal_balance', -1), { account: 'moncash_balance', currency: 'HTG', cents: 1 }]),
    ).rejects.toThrow('does not sum to zero');
  });

  test('lets nobody change or delete an entry, capture twice or return more than was paid', async () => {
    const { db } = pay.lakou;
    await expect(db.query('update ledger_entries set cents = cents * 2')).rejects.toThrow('append-only');
    await expect(db.query('delete from ledger_entries')).rejects.toThrow('append-only');
    await expect(db.query('delete from ledger_transactions')).rejects.toThrow('append-only');
    await expect(
      db.query(
        `insert into ledger_transactions (id, kind, payment_id, created_at)
         select $1, 'capture', payment_id, now() from ledger_transactions where kind = 'capture' limit 1`,
        [uuidv7()],
      ),
    ).rejects.toMatchObject({ code: '23505' });
    await expect(db.query('update payments set refunded_cents = amount_cents + 1')).rejects.toMatchObject({
      code: '23514',
    });
    const books = await pay.books();
    expect(Object.values(books).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    expect(books['paypal_balance USD']).toBeGreaterThan(0);
  });
});
