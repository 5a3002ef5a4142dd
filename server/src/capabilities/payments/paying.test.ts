import { describe, expect, test } from 'vitest';
import { paymentTest } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

const pay = paymentTest();

describe('an order', () => {
  test('PAY-2 is made at our price: no amount, ours as a number or as text; another one is refused', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const create = (amount?: unknown) =>
      pay.send('POST /api/payments/paypal/create-order', nadege, { customId: booking, amount });
    const first = await create();
    expect(first.statusCode).toBe(200);
    const { orderID, approveUrl } = first.json();
    expect(approveUrl).toBe(`/sandbox/pay/${orderID}`);
    for (const same of [55, '55', '55.00', 55.0, null])
      expect((await create(same)).json()).toEqual({ orderID, approveUrl });
    for (const other of [54.99, 1, '0.01', 55.001, -55, 'much', '', 1e9]) {
      const reply = await create(other);
      expect([other, reply.statusCode]).toEqual([other, 400]);
    }
    expect((await create(1)).json()).toEqual({
      code: 'amount_mismatch',
      message: 'The amount is not the price of this visit.',
    });
    expect(await pay.count('payments', `payable_id = '${booking}'`)).toBe(1);
  });

  test.each(['cancelled', 'no_show'])('BOOK-9 is not made for a visit that is %s', async (status) => {
    const nadege = await pay.somebody();
    const customId = await pay.booking(nadege, { status });
    const reply = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_payable']);
  });

  test('two at once are one order', async () => {
    const nadege = await pay.somebody();
    const customId = await pay.booking(nadege);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        pay.send('POST /api/payments/paypal/create-order', nadege, { customId }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode)).has(200)).toBe(true);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    expect(await pay.count('payments', `payable_id = '${customId}'`)).toBe(1);
    expect(await pay.order(nadege, customId)).toMatch(/^[0-9A-F]{17}$/);
  });

  test('an old one is let go, and a new one takes its place', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const old = await pay.order(nadege, booking);
    pay.clock.move(3 * 3600);
    const fresh = await pay.order(nadege, booking);
    expect(fresh).not.toBe(old);
    const late = await pay.capture(nadege, old);
    expect([late.statusCode, late.json().code]).toEqual([409, 'payment_void']);
    expect((await pay.capture(nadege, fresh)).statusCode).toBe(200);
  });
});

describe('PAY-1 capturing', () => {
  test('API-7 a sandbox order nobody touched counts as approved: COMPLETED, and the booking that replaces the old', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    const reply = await pay.capture(nadege, order);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'COMPLETED',
      booking: { id: booking, status: 'confirmed', paymentStatus: 'paid' },
    });
    // Repeated: the same answer, and nothing happens a second time.
    expect((await pay.capture(nadege, order)).json()).toEqual(reply.json());
    expect(
      await pay.count(
        'ledger_transactions',
        `payment_id = (select id from payments where payable_id = '${booking}')`,
      ),
    ).toBe(1);
    const again = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId: booking });
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_payable']);
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_received'`)).toBe(
      1,
    );
  });

  test('BOOK-9 confirms a visit that waited for it, and leaves a completed one completed', async () => {
    const nadege = await pay.somebody();
    const holdExpiresAt = new Date(pay.clock.now().getTime() + 1_800_000);
    const held = await pay.booking(nadege, { status: 'awaiting_payment', holdExpiresAt });
    const done = await pay.booking(nadege, { status: 'completed' });
    for (const booking of [held, done]) await pay.capture(nadege, await pay.order(nadege, booking));
    expect(await pay.state(held)).toEqual({
      status: 'confirmed',
      paymentStatus: 'paid',
      payment: 'captured',
    });
    expect(await pay.state(done)).toEqual({
      status: 'completed',
      paymentStatus: 'paid',
      payment: 'captured',
    });
  });

  test('declined: said so in the exact words; nothing is credited, and one can try again', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const before = await pay.books();
    const order = await pay.order(nadege, booking);
    const back = await pay.choose(order, 'decline');
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/app/pay/${booking}?approved=1&token=${order}`,
    ]);
    for (let times = 0; times < 2; times++) {
      const reply = await pay.capture(nadege, order);
      expect(reply.statusCode).toBe(402);
      expect(reply.json()).toEqual({ code: 'payment_declined', message: 'Payment failed or was cancelled.' });
    }
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'failed' });
    expect(await pay.books()).toEqual(before);
    expect((await pay.capture(nadege, await pay.order(nadege, booking))).json().status).toBe('COMPLETED');
  });

  test('cancelled: leads back, is not approved, and can still be approved', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    const back = await pay.choose(order, 'cancel');
    expect(back.headers.location).toBe(`/app/pay/${booking}?cancelled=1&token=${order}`);
    const reply = await pay.capture(nadege, order);
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'Payment failed or was cancelled.']);
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'created' });
    expect(await pay.order(nadege, booking)).toBe(order);
    await pay.choose(order, 'approve');
    expect((await pay.capture(nadege, order)).json().status).toBe('COMPLETED');
  });

  test('an answer that is lost stays unknown, never failed, until the job has asked', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'timeout');
    const reply = await pay.capture(nadege, order);
    expect(reply.json()).toMatchObject({ status: 'PENDING', booking: { paymentStatus: 'unpaid' } });
    expect((await pay.state(booking))?.payment).toBe('capturing');
    const again = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId: booking });
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_in_progress']);

    await reconcilePayments(pay.paymentServices()); // too recent: the request may still be running
    expect((await pay.state(booking))?.payment).toBe('capturing');
    pay.clock.move(60);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
    expect((await pay.capture(nadege, order)).json().status).toBe('COMPLETED');
  });

  test('told three times over, it is one payment', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'duplicate');
    expect((await pay.capture(nadege, order)).json().status).toBe('COMPLETED');
    await pay.until(async () => (await pay.count('webhook_events')) > 0);
    expect(
      await pay.count(
        'ledger_transactions',
        `payment_id = (select id from payments where payable_id = '${booking}')`,
      ),
    ).toBe(1);
  });

  test('money for a visit that was cancelled meanwhile goes back by itself', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = await pay.order(nadege, booking);
    await pay.choose(order, 'timeout');
    await pay.capture(nadege, order);
    await pay.lakou.db.query("update bookings set status = 'cancelled', cancelled_at = now() where id = $1", [
      booking,
    ]);
    pay.clock.move(60);
    await reconcilePayments(pay.paymentServices());
    await pay.until(async () => (await pay.state(booking))?.payment === 'refunded');
    expect((await pay.state(booking))?.status).toBe('cancelled');
  });
});

test('PAY-5 history: one’s own payments, newest first, a page at a time', async () => {
  const nadege = await pay.somebody();
  const bookings = [await pay.booking(nadege), await pay.booking(nadege), await pay.booking(nadege)];
  for (const booking of bookings) await pay.capture(nadege, await pay.order(nadege, booking));
  await pay.order(nadege, await pay.booking(nadege)); // never approved: not shown
  const all = (await pay.send('GET /api/payments/history', nadege)).json();
  expect(all.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual(bookings.toReversed());
  expect(all[0]).toMatchObject({
    kind: 'booking',
    serviceType: 'Consultation',
    method: 'paypal',
    amount: 55,
    currency: 'USD',
    gourdes: null,
    status: 'captured',
    refunded: 0,
    receiptUrl: `/api/payments/${all[0].id}/receipt`,
  });
  const first = await pay.send('GET /api/payments/history?limit=2', nadege);
  expect(first.json()).toHaveLength(2);
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1];
  expect((await pay.send(`GET ${next}`, nadege)).json()).toEqual([all[2]]);
  expect((await pay.send('GET /api/payments/history', await pay.somebody())).json()).toEqual([]);
});

test('PAY-4 says that it is a sandbox', async () => {
  const reply = await pay.send('GET /api/payments/methods', await pay.somebody());
  expect(reply.json()).toEqual({
    card: true,
    sandbox: true,
    moncashSandbox: true,
    moncashBookings: false,
    htgPerUsd: 131,
    rateSource: null,
  });
});

test('PROV-3 everybody reads the rate at which prices are shown in gourdes, and the day in Haiti', async () => {
  const reply = await pay.instance().app.inject({ url: '/api/exchange-rate' });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { htgPerUsd: 131, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), source: null },
  ]);
});
