import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { paypalOnNetwork } from '#test/paypal.ts';
import { reconcilePayments } from '../payments/reconcile.jobs.ts';

const paypal = paypalOnNetwork();
const pay = paymentTest({
  get paypal() {
    return { baseUrl: paypal.baseUrl, clientId: 'id', secret: 'secret', webhookId: 'hook' };
  },
});
const GIVE = 'POST /api/features/donations';
const give = (as: Somebody, headers: Record<string, string> = {}) =>
  pay.send(GIVE, as, { amount: 25, type: 'visit', donorId: as.id }, headers);
const capture = (as: Somebody, id: string) => pay.send(`${GIVE}/${id}/capture`, as);
const gifts = (as: Somebody) => pay.count('donations', `donor_id = '${as.id}'`);

/** A gift that waits on PayPal's own page. */
async function opened() {
  const giver = await pay.somebody('SPONSOR');
  const gift = (await give(giver)).json();
  const orderId: string = gift.approveUrl.split('/').at(-1);
  return { giver, gift, orderId };
}
const hear = (id: string, type: string, orderId: string) =>
  pay.send(
    'POST /api/payments/paypal/webhook',
    undefined,
    JSON.stringify({
      id,
      event_type: type,
      resource: { id: `of-${orderId}`, supplementary_data: { related_ids: { order_id: orderId } } },
    }),
    {
      'content-type': 'application/json',
      'paypal-auth-algo': 'a',
      'paypal-cert-url': 'c',
      'paypal-transmission-id': id,
      'paypal-transmission-sig': 's',
      'paypal-transmission-time': 't',
    },
  );
const settled = () =>
  pay.until(
    async () => (await pay.count('pgboss.job', "name = 'reconcile-payment' and state <> 'completed'")) === 0,
  );

describe('API-7 live, a gift waits for its giver', () => {
  test('nothing is taken until they approve at PayPal, and then once', async () => {
    const { giver, gift, orderId } = await opened();
    expect(gift).toMatchObject({ status: 'pending', approveUrl: `https://paypal.example/${orderId}` });
    const early = await capture(giver, gift.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'payment_not_approved']);
    expect([await gifts(giver), paypal.captures]).toEqual([0, 0]);
    paypal.approve(orderId);
    const replies = await Promise.all([1, 2, 3].map(() => capture(giver, gift.id)));
    expect(replies.map((reply) => reply.json().status)).toEqual(['received', 'received', 'received']);
    expect([await gifts(giver), paypal.captures]).toEqual([1, 1]);
  });
});

describe('FUND-3 one charge or none, and the truth about it', () => {
  test('a double tap is one order at PayPal', async () => {
    const giver = await pay.somebody('SPONSOR');
    const before = paypal.orders.size;
    const key = { 'idempotency-key': 'tapped twice, live' };
    const replies = await Promise.all([give(giver, key), give(giver, key)]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await pay.count('payments', `created_by = '${giver.id}'`)).toBe(1);
    expect(paypal.orders.size - before).toBeLessThanOrEqual(2);
    const [one] = replies;
    const again = (await give(giver, key)).json();
    expect(again).toMatchObject({ id: one?.json().id, status: 'pending' });
  });

  test('a tab that was closed before approving costs nothing, and whoever comes back late reads so', async () => {
    const { giver, gift, orderId } = await opened();
    pay.clock.move(3 * 3600);
    await reconcilePayments(pay.paymentServices());
    paypal.approve(orderId);
    const late = await capture(giver, gift.id);
    expect(late.json().code).toBe('payment_void');
    expect([await gifts(giver), paypal.orders.get(orderId)?.capture]).toEqual([0, undefined]);
  });

  test('a tab that was closed after approving costs nothing: PayPal’s news alone takes no money', async () => {
    const { giver, orderId } = await opened();
    paypal.approve(orderId);
    expect((await hear('WH-approved-1', 'CHECKOUT.ORDER.APPROVED', orderId)).statusCode).toBe(200);
    await settled();
    expect([await gifts(giver), paypal.orders.get(orderId)?.capture]).toEqual([0, undefined]);
  });

  test('news before the reply, repeated and late: one gift', async () => {
    const { giver, gift, orderId } = await opened();
    paypal.approve(orderId);
    paypal.losesAnswers = true;
    const lost = await capture(giver, gift.id);
    paypal.losesAnswers = false;
    expect(lost.json()).toMatchObject({ status: 'pending' });
    await Promise.all(
      ['WH-1', 'WH-1', 'WH-2', 'WH-1'].map((id) => hear(id, 'PAYMENT.CAPTURE.COMPLETED', orderId)),
    );
    await settled();
    expect((await capture(giver, gift.id)).json()).toMatchObject({ status: 'received' });
    await hear('WH-denied-late', 'PAYMENT.CAPTURE.DENIED', orderId);
    await settled();
    expect(await gifts(giver)).toBe(1);
    expect((await capture(giver, gift.id)).json()).toMatchObject({ status: 'received' });
  });

  test('PayPal away: no order, no gift, and the next try is a new one', async () => {
    const giver = await pay.somebody('SPONSOR');
    paypal.isAway = true;
    const refused = await give(giver);
    paypal.isAway = false;
    expect([refused.statusCode, refused.json().code]).toEqual([502, 'payment_unreachable']);
    expect(await gifts(giver)).toBe(0);
    expect((await give(giver)).json()).toMatchObject({ status: 'pending' });
  });

  test('another amount or currency at PayPal than was ordered is no gift', async () => {
    for (const swap of [{ value: '2.50' }, { currency_code: 'HTG' }]) {
      const { giver, gift, orderId } = await opened();
      const order = paypal.orders.get(orderId);
      paypal.approve(orderId);
      if (order) order.unit.amount = { ...order.unit.amount, ...swap };
      const reply = await capture(giver, gift.id);
      expect([reply.statusCode, reply.json().code]).toEqual([402, 'payment_declined']);
      expect(await gifts(giver)).toBe(0);
    }
  });
});
