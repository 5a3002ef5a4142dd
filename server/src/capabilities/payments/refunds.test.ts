import { describe, expect, test } from 'vitest';
import type { PaypalRefund } from '#platform/payments/paypal-wire.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { recordOutsideRefunds } from './refunds.service.ts';

const pay = paymentTest();

async function paid(patient: Somebody, options = {}) {
  const booking = await pay.booking(patient, options);
  await pay.capture(patient, await pay.order(patient, booking));
  const [payment] = await pay.lakou.db.query<{ id: string }>(
    'select id from payments where payable_id = $1',
    [booking],
  );
  return { booking, payment: payment?.id ?? '' };
}

const refund = (as: Somebody | undefined, payment: string, payload: object = {}, headers = {}) =>
  pay.send(`POST /api/payments/${payment}/refund`, as, payload, headers);

describe('PAY-5 cancelling a paid visit', () => {
  test('gives the money back by the rule: at PayPal, in the books and on the visit, and says so', async () => {
    const nadege = await pay.somebody();
    const { booking, payment } = await paid(nadege);
    const reply = await pay.send(`POST /api/bookings/${booking}/cancel`, nadege, {});
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().refund).toBe(55);
    await pay.until(async () => (await pay.state(booking))?.payment === 'refunded');
    expect(await pay.state(booking)).toEqual({
      status: 'cancelled',
      paymentStatus: 'refunded',
      payment: 'refunded',
    });
    const balances = await pay.lakou.db.query(
      `select account from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where t.payment_id = $1 group by account having sum(cents) <> 0`,
      [payment],
    );
    expect(balances).toEqual([]);
    expect(await pay.count('sandbox_refunds')).toBe(1);
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_refunded'`)).toBe(
      1,
    );
    const [shown] = (await pay.send('GET /api/payments/history', nadege)).json();
    expect(shown).toMatchObject({ status: 'refunded', refunded: 55 });
    expect(shown.receiptUrl).not.toBeNull();
  });
});

/** As if PayPal no longer gave anything back for this payment, as it refuses to after half a year. */
const refuseAtPaypal = (payment: string) =>
  pay.lakou.db.query("update payments set external_capture_id = 'TOO-OLD-' || id where id = $1", [payment]);

describe('PAY-5 a refund that PayPal refuses', () => {
  const waiting = async (admin: Somebody) =>
    (await pay.send('GET /api/admin/refunds?limit=100', admin)).json() as { id: string; paymentId: string }[];

  test('waits for an administrator with the reason; nothing is shown as given back until it is closed', async () => {
    const [admin, nadege] = [await pay.somebody('ADMIN'), await pay.somebody()];
    const { booking, payment } = await paid(nadege);
    await refuseAtPaypal(payment);
    expect((await pay.send(`POST /api/bookings/${booking}/cancel`, nadege, {})).json().refund).toBe(55);
    await pay.until(async () => (await waiting(admin)).some(({ paymentId }) => paymentId === payment));

    const [line] = (await waiting(admin)).filter(({ paymentId }) => paymentId === payment);
    expect(line).toMatchObject({
      payer: { id: nadege.id },
      amount: 55,
      status: 'by_hand',
      why: 'refused',
      refusal: 'INVALID_RESOURCE_ID',
    });
    const [before] = (await pay.send('GET /api/payments/history', nadege)).json();
    expect(before).toMatchObject({ status: 'captured', refunded: 0 });
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_refunded'`)).toBe(
      0,
    );
    expect(await pay.count('ledger_transactions', `payment_id = '${payment}' and kind = 'refund'`)).toBe(0);
    // The amount stays reserved: it is not ordered a second time meanwhile.
    expect((await refund(admin, payment)).json().code).toBe('refund_too_large');

    const close = { refundId: line?.id, reference: 'BANK-4711' };
    const other = await paid(await pay.somebody());
    expect((await refund(admin, other.payment)).statusCode).toBe(200);
    await pay.lakou.db.query("update refunds set external_id = 'BANK-4711' where payment_id = $1", [
      other.payment,
    ]);
    expect((await pay.send('POST /api/admin/refunds/close', admin, close)).json().code).toBe(
      'transfer_known',
    );
    close.reference = 'BANK-4712';
    expect((await pay.send('POST /api/admin/refunds/close', admin, close)).statusCode).toBe(200);
    expect((await waiting(admin)).map(({ paymentId }) => paymentId)).not.toContain(payment);
    const [after] = (await pay.send('GET /api/payments/history', nadege)).json();
    expect(after).toMatchObject({ status: 'refunded', refunded: 55 });
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_refunded'`)).toBe(
      1,
    );
  });

  test('is done when PayPal reports it after all', async () => {
    const [admin, nadege] = [await pay.somebody('ADMIN'), await pay.somebody()];
    const { payment } = await paid(nadege);
    await refuseAtPaypal(payment);
    expect((await refund(admin, payment)).json()).toMatchObject({ status: 'captured', refunded: 0 });
    expect((await waiting(admin)).map(({ paymentId }) => paymentId)).toContain(payment);
    const services = pay.paymentServices();
    const heard: PaypalRefund = { id: `AT-PAYPAL-${payment}`, cents: 5500, status: 'COMPLETED' };
    await recordOutsideRefunds(services.settlementGrant('test'), payment, [heard]);
    expect((await waiting(admin)).map(({ paymentId }) => paymentId)).not.toContain(payment);
    expect(await pay.count('payments', `id = '${payment}' and status = 'refunded'`)).toBe(1);
    expect(await pay.count('refunds', `payment_id = '${payment}'`)).toBe(1);
  });
});

describe('PAY-5 returning money', () => {
  test('an administrator returns a part, then the rest, never more; one key is one refund', async () => {
    const admin = await pay.somebody('ADMIN');
    const nadege = await pay.somebody();
    const { booking, payment } = await paid(nadege);
    const key = { 'idempotency-key': 'once' };
    const first = await refund(admin, payment, { amount: '20' }, key);
    expect(first.json()).toMatchObject({ status: 'captured', refunded: 20 });
    expect((await refund(admin, payment, { amount: '20' }, key)).json()).toMatchObject({ refunded: 20 });
    expect((await refund(admin, payment, { amount: 21 }, key)).statusCode).toBe(422);
    expect((await refund(admin, payment, { amount: 35.01 })).json().code).toBe('refund_too_large');
    for (const amount of [0, -5, 'x', 1.001])
      expect((await refund(admin, payment, { amount })).statusCode).toBe(400);
    expect((await pay.state(booking))?.paymentStatus).toBe('paid');
    expect((await refund(admin, payment)).json()).toMatchObject({ status: 'refunded', refunded: 55 });
    expect((await pay.state(booking))?.paymentStatus).toBe('refunded');
    expect((await refund(admin, payment)).statusCode).toBe(409);
  });

  test('attack: ten at once return no more than was paid', async () => {
    const admin = await pay.somebody('ADMIN');
    const { payment } = await paid(await pay.somebody());
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => refund(admin, payment, { amount: 20 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, ...Array(8).fill(409)]);
    expect(await pay.count('payments', `id = '${payment}' and refunded_cents = 4000`)).toBe(1);
  });

  test('a clinic returns what was paid for visits to it or its people, and nothing else', async () => {
    const [own, other] = [await pay.somebody('CLINIC_ADMIN'), await pay.somebody('CLINIC_ADMIN')];
    const [{ clinicId } = { clinicId: '' }] = await pay.lakou.db.query<{ clinicId: string }>(
      'select clinic_id as "clinicId" from app_users where id = $1',
      [own.id],
    );
    const nadege = await pay.somebody();
    const { payment } = await paid(nadege, { clinicId });
    expect((await refund(other, payment)).statusCode).toBe(404);
    for (const role of ['PATIENT', 'PROVIDER', 'SPONSOR'] as const)
      expect((await refund(await pay.somebody(role), payment)).statusCode).toBe(403);
    expect((await refund(nadege, payment)).statusCode).toBe(403);
    expect((await refund(undefined, payment)).statusCode).toBe(401);
    expect((await refund(own, payment)).json()).toMatchObject({ status: 'refunded' });
  });

  test('attack: a provider who joins a clinic does not bring along payments made before', async () => {
    const [clinic, nadege] = [await pay.somebody('CLINIC_ADMIN'), await pay.somebody()];
    const { booking, payment } = await paid(nadege);
    await pay.lakou.db.query(
      `update app_users set clinic_id = (select clinic_id from app_users where id = $1)
       where id = (select provider_id from bookings where id = $2)`,
      [clinic.id, booking],
    );
    expect((await refund(clinic, payment)).statusCode).toBe(404);
    expect((await pay.state(booking))?.paymentStatus).toBe('paid');
  });

  test('an old sign-in does not suffice', async () => {
    const admin = await pay.somebody('ADMIN');
    const { payment } = await paid(await pay.somebody());
    pay.clock.move(11 * 60);
    const reply = await refund(admin, payment);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'step_up_required']);
  });

  test('only what was taken can be returned', async () => {
    const admin = await pay.somebody('ADMIN');
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    await pay.order(nadege, booking);
    const [open] = await pay.lakou.db.query<{ id: string }>('select id from payments where payable_id = $1', [
      booking,
    ]);
    expect((await refund(admin, open?.id ?? '')).statusCode).toBe(409);
  });
});
