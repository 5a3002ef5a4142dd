import { expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';
import { sandboxKeys } from '../../payment-sandbox/keys.ts';
import { signedHeaders } from '../../payment-sandbox/webhooks.ts';

const pay = paymentTest();

const ofBooking = (booking: string) =>
  `payment_id = (select id from payments where payable_id = '${booking}')`;

function tell(event: object) {
  const { platform } = pay.instance();
  const headers = signedHeaders(event, sandboxKeys(platform.config), pay.clock.now());
  return pay.send('POST /api/payments/paypal/webhook', undefined, JSON.stringify(event), headers);
}

const event = (id: string, type: string, order: string) => ({
  id,
  event_type: type,
  resource: { id: `of-${order}`, supplementary_data: { related_ids: { order_id: order } } },
});

test('PAY-2 50 captures at once are one capture, and all get the same answer', async () => {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const order = await pay.order(nadege, booking);
  const replies = await Promise.all(Array.from({ length: 50 }, () => pay.capture(nadege, order)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(replies[0]?.json()).toMatchObject({ status: 'COMPLETED', booking: { paymentStatus: 'paid' } });
  expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
  expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_received'`)).toBe(1);
  expect(await pay.count('audit_events', `actor_id = '${nadege.id}' and action = 'payment:captured'`)).toBe(
    1,
  );
});

test('PAY-5 one piece of news a hundred times, and out of order, has one effect', async () => {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const order = await pay.order(nadege, booking);
  await pay.choose(order, 'timeout'); // the money moves, and our request gets no answer
  expect((await pay.capture(nadege, order)).json().status).toBe('PENDING');

  // The event of the capture arrives before that of the approval, and each many times at once.
  const captured = event('WH-captured', 'PAYMENT.CAPTURE.COMPLETED', order);
  const approved = { id: 'WH-approved', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: order } };
  const replies = await Promise.all([
    ...Array.from({ length: 100 }, () => tell(captured)),
    ...Array.from({ length: 20 }, () => tell(approved)),
  ]);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await pay.count('webhook_events', "id in ('WH-captured', 'WH-approved')")).toBe(2);
  await pay.until(async () => (await pay.state(booking))?.payment === 'captured');
  expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });

  await tell({ ...approved, id: 'WH-approved-late' });
  await tell(event('WH-denied-late', 'PAYMENT.CAPTURE.DENIED', order));
  await pay.until(
    async () => (await pay.count('pgboss.job', "name = 'reconcile-payment' and state <> 'completed'")) === 0,
  );
  expect((await pay.state(booking))?.payment).toBe('captured');
  expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
  expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_received'`)).toBe(1);
});

test('PAY-5 a capture and the news of it at the same time are one payment', async () => {
  const nadege = await pay.somebody();
  for (let times = 0; times < 5; times++) {
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'duplicate');
    const [reply] = await Promise.all([
      pay.capture(nadege, order),
      ...Array.from({ length: 5 }, (_, n) =>
        tell(event(`WH-${order}-${n}`, 'PAYMENT.CAPTURE.COMPLETED', order)),
      ),
    ]);
    expect(reply.json().status).toBe('COMPLETED');
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
  }
});

test('news that PayPal did not sign is refused', async () => {
  const nadege = await pay.somebody();
  const order = await pay.order(nadege, await pay.booking(nadege));
  const { platform } = pay.instance();
  const good = event('WH-forged', 'PAYMENT.CAPTURE.COMPLETED', order);
  const headers = signedHeaders(good, sandboxKeys(platform.config), pay.clock.now());
  const post = (body: object | string, more: Record<string, string> = {}) =>
    pay.send('POST /api/payments/paypal/webhook', undefined, body, { ...headers, ...more });

  const refusals = [
    await post({ ...good, id: 'WH-other' }),
    await post(good, { 'paypal-transmission-sig': '0'.repeat(64) }),
    await post(good, { 'paypal-transmission-id': 'another' }),
    await pay.send('POST /api/payments/paypal/webhook', undefined, good),
    await post({ event_type: 'no id' }),
    await post('{"id": "WH-1",'),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(400));
  expect(refusals[0]?.json().code).toBe('webhook_invalid');
  const huge = { ...good, padding: 'x'.repeat(1_100_000) };
  expect((await post(huge)).statusCode).toBe(413);
  expect(await pay.count('webhook_events', "id like 'WH-forged%'")).toBe(0);
  expect((await post(good)).statusCode).toBe(200);
});
