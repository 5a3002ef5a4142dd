import { expect, test } from 'vitest';
import { moncashOnNetwork } from '#test/moncash.ts';
import { paymentTest } from '#test/payments.ts';
import { refundBooking } from '../payments/refunds.service.ts';

const moncash = moncashOnNetwork();
const pay = paymentTest({
  moncashBookings: true,
  htgPerUsd: 131.25,
  get moncash() {
    return { baseUrl: moncash.baseUrl, clientId: 'id', secret: 'secret', tokenPath: '/Api/oauth/token' };
  },
});

/** A visit paid by MonCash and cancelled, where we have no credentials for payouts. */
async function refundByHand() {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const { transactionId } = (
    await pay.send('POST /api/payments/moncash/page', nadege, { customId: booking })
  ).json();
  moncash.pay(transactionId);
  await pay.send('POST /api/payments/moncash/return', nadege, {});
  await pay.lakou.db.query(
    "update bookings set status = 'cancelled', refund_cents = total_cents where id = $1",
    [booking],
  );
  const services = pay.paymentServices();
  await refundBooking(services, services.settlementGrant('test'), booking);
  return { nadege, booking };
}

test('ADM-1 refunds by hand wait for an administrator, who closes each once with its number', async () => {
  const { nadege, booking } = await refundByHand();
  const admin = await pay.somebody('ADMIN');
  const waiting = async () => (await pay.send('GET /api/admin/refunds', admin)).json();
  const [refund] = await waiting();
  expect(refund).toMatchObject({ payer: { id: nadege.id }, amount: 55, gourdes: 7218.75, status: 'by_hand' });
  const close = () =>
    pay.send('POST /api/admin/refunds/close', admin, { refundId: refund.id, reference: 'MC-778' });
  const replies = await Promise.all([close(), close()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await waiting()).toEqual([]);
  const told = await pay.lakou.db.query(
    "select 1 from notifications where user_id = $1 and kind = 'payment_refunded' and subject_id = $2",
    [nadege.id, booking],
  );
  expect(told).toHaveLength(1);
  const [payment] = (await pay.send('GET /api/admin/payments', admin)).json();
  expect(payment).toMatchObject({
    payer: { id: nadege.id },
    status: 'refunded',
    refunded: 55,
    method: 'moncash',
  });
  expect(JSON.stringify(payment)).not.toContain('Consultation');
  expect((await pay.send('GET /api/admin/payments?unsettled=1', admin)).json()).toEqual([]);
});
