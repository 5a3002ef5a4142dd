import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { paypalOnNetwork } from '#test/paypal.ts';
import { compareNightly } from './compare.jobs.ts';
import { payFromFund } from './fund-payments.service.ts';

const paypal = paypalOnNetwork();
const pay = paymentTest({
  get paypal() {
    return { baseUrl: paypal.baseUrl, clientId: 'id', secret: 'secret', webhookId: 'hook' };
  },
});
const GIVE = 'POST /api/features/donations';
let events = 0;

/** PayPal tells of a dispute; what it says of it is read from PayPal, not from the event. */
async function hear(disputeId: string, kind: string): Promise<void> {
  const id = `WH-D-${++events}`;
  const event = {
    id,
    event_type: `CUSTOMER.DISPUTE.${kind}`,
    resource: { dispute_id: disputeId, dispute_amount: { currency_code: 'USD', value: '9999.00' } },
  };
  const headers = {
    'content-type': 'application/json',
    'paypal-auth-algo': 'a',
    'paypal-cert-url': 'c',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': 's',
    'paypal-transmission-time': 't',
  };
  const reply = await pay.send(
    'POST /api/payments/paypal/webhook',
    undefined,
    JSON.stringify(event),
    headers,
  );
  expect(reply.statusCode, reply.body).toBe(200);
  await pay.until(
    async () => (await pay.count('pgboss.job', "name = 'paypal-dispute' and state <> 'completed'")) === 0,
  );
}

const usd = (value: string) => ({ currency_code: 'USD', value });
/** What PayPal shows of the dispute of an order. */
function dispute(id: string, orderId: string, more: object = {}): void {
  paypal.disputes.set(id, {
    dispute_id: id,
    status: 'UNDER_REVIEW',
    disputed_transactions: [{ seller_transaction_id: `C-${orderId}` }],
    dispute_amount: usd('25.00'),
    ...more,
  });
}
const lost = (value: string) => ({
  status: 'RESOLVED',
  dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: usd(value) },
});

async function gift(amount = 25) {
  const giver = await pay.somebody('SPONSOR');
  const sent = (await pay.send(GIVE, giver, { amount, type: 'medication', donorId: giver.id })).json();
  const orderId: string = sent.approveUrl.split('/').at(-1);
  paypal.approve(orderId);
  await pay.send(`${GIVE}/${sent.id}/capture`, giver);
  return { giver, orderId };
}
const given = async (giver: Somebody) => (await pay.send('GET /api/features/donations', giver)).json()[0];
const open = async () =>
  (await pay.send('GET /api/admin/differences', await pay.somebody('ADMIN')))
    .json()
    .filter(({ kind }: { kind: string }) => kind === 'dispute');
const chargebacks = () => pay.count('ledger_transactions', "kind = 'chargeback'");
const fund = async () => 0 - ((await pay.books())['community_fund USD'] ?? 0);

describe('PAY-5 a payer who disputes a payment', () => {
  test('is shown to administrators while it is open; lost, it is a chargeback in the books, once', async () => {
    const { giver, orderId } = await gift();
    const [before, booked] = [await fund(), await chargebacks()];
    dispute('PP-1', orderId);
    await hear('PP-1', 'CREATED');
    expect(await open()).toEqual([expect.objectContaining({ kind: 'dispute', ours: 25, theirs: 25 })]);
    expect([await fund(), await chargebacks()]).toEqual([before, booked]);
    // The comparison of the night does not close it.
    pay.clock.move(3600);
    await compareNightly(pay.paymentServices());
    expect(await open()).toHaveLength(1);

    dispute('PP-1', orderId, lost('25.00'));
    for (let n = 0; n < 3; n++) await hear('PP-1', 'RESOLVED');
    expect([await fund(), await chargebacks()]).toEqual([before - 2500, booked + 1]);
    expect(await given(giver)).toMatchObject({ amount: 25, refunded: 25, left: 0 });
    expect(await open()).toEqual([]);
  });

  test('won, or unknown to PayPal, it changes nothing', async () => {
    const { giver, orderId } = await gift();
    const booked = await chargebacks();
    dispute('PP-2', orderId);
    await hear('PP-2', 'CREATED');
    dispute('PP-2', orderId, {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR', amount_refunded: usd('25.00') },
    });
    await hear('PP-2', 'RESOLVED');
    await hear('PP-invented', 'RESOLVED');
    expect([await chargebacks(), await open()]).toEqual([booked, []]);
    expect(await given(giver)).toMatchObject({ refunded: 0, left: 25 });
  });

  test('a gift that was spent stays spent: our fees bear it, the pot is never negative', async () => {
    const { giver, orderId } = await gift(20);
    const patient = await pay.somebody();
    const work = pay.paymentServices().settlementGrant('test');
    const spent = await fund();
    await pay.lakou.db.transaction((db) =>
      payFromFund(
        { ...work, db },
        {
          kind: 'medicine',
          payableId: crypto.randomUUID(),
          patientId: patient.id,
          amountCents: spent,
          feeCents: 0,
        },
      ),
    );
    const fees = (await pay.books())['platform_fees USD'] ?? 0;
    dispute('PP-3', orderId, lost('20.00'));
    await hear('PP-3', 'RESOLVED');
    expect([await fund(), (await pay.books())['platform_fees USD']]).toEqual([0, fees + 2000]);
    expect(await given(giver)).toMatchObject({ used: 20, refunded: 0, left: 0 });
  });

  test.each(['before', 'after'])(
    'PayPal lists the same money among its refunds %s the dispute: one entry, and no difference at night',
    async (when) => {
      const { giver, orderId } = await gift(30);
      const order = paypal.orders.get(orderId);
      if (!order) throw new Error('PayPal has no such order');
      const listed = { id: `R-${orderId}`, status: 'COMPLETED', amount: usd('12.00') };
      const entries = () => pay.count('ledger_transactions', "kind in ('refund', 'chargeback')");
      const before = await entries();
      const night = async () => {
        pay.clock.move(3600);
        await compareNightly(pay.paymentServices());
      };
      const id = `PP-4-${when}`;
      dispute(id, orderId, lost('12.00'));
      if (when === 'after') await hear(id, 'RESOLVED');
      order.refunds = [listed];
      await night();
      await pay.send(
        `POST /api/payments/paypal/webhook`,
        undefined,
        JSON.stringify({
          id: `WH-R-${orderId}`,
          event_type: 'PAYMENT.CAPTURE.REVERSED',
          resource: { id: orderId },
        }),
        {
          'content-type': 'application/json',
          'paypal-auth-algo': 'a',
          'paypal-cert-url': 'c',
          'paypal-transmission-id': orderId,
          'paypal-transmission-sig': 's',
          'paypal-transmission-time': 't',
        },
      );
      await pay.until(async () => (await entries()) === before + 1);
      if (when === 'before') await hear(id, 'RESOLVED');
      await night();
      expect(await entries()).toBe(before + 1);
      expect(await given(giver)).toMatchObject({ refunded: 12, left: 18 });
      const admin = await pay.somebody('ADMIN');
      expect((await pay.send('GET /api/admin/differences', admin)).json()).toEqual([]);
    },
  );

  test('FUND-4 more than was given waits for a person, and the gift stays as it is', async () => {
    const { giver, orderId } = await gift();
    const [before, booked] = [await fund(), await chargebacks()];
    dispute('PP-6', orderId, lost('25.01'));
    await hear('PP-6', 'RESOLVED');
    expect([await fund(), await chargebacks()]).toEqual([before, booked]);
    expect(await given(giver)).toMatchObject({ refunded: 0, left: 25 });
    expect(await open()).toEqual([expect.objectContaining({ ours: 25, theirs: 25.01 })]);
    dispute('PP-6', orderId, lost('25.00'));
    await hear('PP-6', 'RESOLVED');
    expect([await fund(), await open()]).toEqual([before - 2500, []]);
  });

  test('in another currency it waits for a person', async () => {
    const { orderId } = await gift();
    const booked = await chargebacks();
    dispute('PP-5', orderId, {
      status: 'RESOLVED',
      dispute_outcome: {
        outcome_code: 'ACCEPTED',
        amount_refunded: { currency_code: 'HTG', value: '3250.00' },
      },
    });
    await hear('PP-5', 'RESOLVED');
    expect(await chargebacks()).toBe(booked);
    expect(await open()).toEqual([expect.objectContaining({ theirs: 3250, theirCurrency: 'HTG' })]);
  });
});
