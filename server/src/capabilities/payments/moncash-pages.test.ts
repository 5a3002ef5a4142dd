import { beforeAll, describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

const pay = paymentTest({ moncashBookings: true, htgPerUsd: 131.25 });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const page = (as: Somebody, customId: string, more: object = {}) =>
  pay.send('POST /api/payments/moncash/page', as, { customId, ...more });
const back = (as: Somebody, transactionId?: string) =>
  pay.send('POST /api/payments/moncash/return', as, { transactionId });
const check = (as: Somebody, transactionId: string) =>
  pay.send('POST /api/payments/moncash/check', as, { transactionId });
const callback = (body: object) => pay.send('POST /api/payments/moncash/callback', undefined, body);
const choose = (pageUrl: string, choice: string) =>
  pay.send(`POST ${pageUrl}`, undefined, `choice=${choice}`, FORM);
const jobsDone = () =>
  pay.until(
    async () =>
      (await pay.count(
        'pgboss.job',
        "name in ('reconcile-payment', 'moncash-transaction', 'send-refund') and state in ('created', 'active')",
      )) === 0,
  );
const ofBooking = (booking: string) =>
  `payment_id in (select id from payments where payable_id = '${booking}')`;

/** A payer on MonCash's page, for a visit of 55 dollars. */
async function atPage() {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const reply = await page(nadege, booking);
  expect(reply.statusCode, reply.body).toBe(200);
  const { transactionId: id, pageUrl } = reply.json();
  return { nadege, booking, id, pageUrl };
}
const named = (location: unknown) => new URL(String(location), 'http://x').searchParams.get('transactionId');

describe('PAY-3 a visit paid on MonCash’s page', () => {
  test('approved: led back, asked for, paid once, in the books at its rate, in the history, with a receipt', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    expect(pageUrl).toMatch(/^\/sandbox\/moncash\/Moncash-middleware\/Payment\/Redirect\?token=\w{34}$/);
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'created' });
    const led = await choose(pageUrl, 'approve');
    expect(led.statusCode).toBe(303);
    expect(led.headers.location).toMatch(/^\/app\/pay\/moncash\?transactionId=\w+$/);
    const outcome = (await back(nadege, named(led.headers.location) ?? '')).json();
    expect(outcome).toMatchObject({
      transactionId: id,
      bookingId: booking,
      message: 'successful',
      booking: { id: booking, paymentStatus: 'paid' },
    });
    await jobsDone();
    expect(await pay.books()).toEqual({
      'currency_exchange HTG': -721_875,
      'currency_exchange USD': 5500,
      'moncash_balance HTG': 721_875,
      'platform_fees USD': -500,
      'provider_payable USD': -5000,
    });
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
    const [paid] = (await pay.send('GET /api/payments/history', nadege)).json();
    expect(paid).toMatchObject({
      id,
      method: 'moncash',
      status: 'captured',
      amount: 55,
      gourdes: 7218.75,
      rate: 131.25,
    });
    expect((await pay.send(`GET ${paid.receiptUrl}`, nadege)).headers['content-type']).toBe(
      'application/pdf',
    );
    expect((await page(nadege, booking)).json().code).toBe('not_payable');
  });

  test('declined: said so, and stays so; one can start again', async () => {
    const { nadege, booking, pageUrl } = await atPage();
    expect((await choose(pageUrl, 'decline')).headers.location).toBe('/app/pay/moncash');
    expect((await back(nadege)).json()).toMatchObject({ bookingId: booking, message: 'failed' });
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'failed' });
    const again = (await page(nadege, booking)).json();
    expect(again.pageUrl).not.toBe(pageUrl);
    await choose(again.pageUrl, 'approve');
    expect((await back(nadege)).json()).toMatchObject({ message: 'successful' });
  });

  test('cancelled: not paid, and the same page can still be paid on', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    expect((await choose(pageUrl, 'cancel')).headers.location).toBe('/app/pay/moncash?cancelled=1');
    const reply = (await back(nadege)).json();
    expect(reply).toEqual({
      transactionId: id,
      bookingId: booking,
      message: 'pending',
      unpaid: true,
      pageUrl,
    });
    expect((await check(nadege, id)).json()).toEqual({ message: 'pending', unpaid: true, pageUrl });
    expect((await page(nadege, booking)).json()).toEqual({ transactionId: id, pageUrl });
    await choose(pageUrl, 'approve');
    expect((await check(nadege, id)).json()).toMatchObject({
      message: 'successful',
      booking: { id: booking },
    });
  });

  test('the answer gets lost: unknown, never failed, nothing else is begun, and the job finds it out', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    expect((await choose(pageUrl, 'timeout')).headers.location).toBe('/app/pay/moncash');
    expect((await back(nadege)).json()).toEqual({
      transactionId: id,
      bookingId: booking,
      message: 'pending',
    });
    expect((await pay.send('GET /api/payments/history', nadege)).json()[0]).toMatchObject({
      status: 'capturing',
    });
    expect((await check(nadege, id)).json().code).toBe('payment_check_failed');
    for (const key of ['POST /api/payments/paypal/create-order', 'POST /api/payments/moncash/page'])
      expect((await pay.send(key, nadege, { customId: booking })).json().code).toBe('payment_in_progress');
    pay.clock.move(61);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
  });

  test('told three times over, while the payer comes back and asks: one payment', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    const transactionId = named((await choose(pageUrl, 'duplicate')).headers.location) ?? '';
    const all = await Promise.all([
      ...Array.from({ length: 20 }, () => back(nadege, transactionId)),
      ...Array.from({ length: 15 }, () => check(nadege, id)),
      ...Array.from({ length: 15 }, () => callback({ transactionId })),
      ...Array.from({ length: 15 }, () => callback({ orderId: id, message: 'failed' })),
    ]);
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await jobsDone();
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_received'`)).toBe(
      1,
    );
    for (let times = 0; times < 5; times++) await callback({ transactionId: id });
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
  });

  test('PAY-2 fifty who come back at once are one capture, and all get the same answer but those too many', async () => {
    const { nadege, booking, pageUrl } = await atPage();
    const transactionId = named((await choose(pageUrl, 'approve')).headers.location) ?? '';
    const replies = await Promise.all(Array.from({ length: 50 }, () => back(nadege, transactionId)));
    const answered = replies.filter(({ statusCode }) => statusCode === 200);
    expect([answered.length, new Set(answered.map(({ body }) => body)).size]).toEqual([40, 1]);
    expect(answered[0]?.json()).toMatchObject({ message: 'successful', booking: { paymentStatus: 'paid' } });
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(1);
    expect(await pay.count('notifications', `user_id = '${nadege.id}' and kind = 'payment_received'`)).toBe(
      1,
    );
  });
});

describe('PAY-3 a page that nobody pays on', () => {
  test('is over after ten minutes, and let go once MonCash says that nothing came', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    pay.clock.move(9 * 60 + 30);
    // Too late to start a payment there, too early to be sure that none was made.
    const late = (await back(nadege)).json();
    expect(late).toEqual({ transactionId: id, bookingId: booking, message: 'pending', unpaid: true });
    pay.clock.move(60);
    const dead = await pay.send(`GET ${pageUrl}`, undefined, undefined, { 'accept-language': 'ht' });
    expect(dead.body).toContain('Lè a pase pou paj sa a.');
    expect((await choose(pageUrl, 'approve')).headers.location).toBe(pageUrl);
    await reconcilePayments(pay.paymentServices());
    expect((await pay.state(booking))?.payment).toBe('created');
    pay.clock.move(5 * 60);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'unpaid', payment: 'voided' });
    expect((await check(nadege, id)).statusCode).toBe(402);
    expect((await back(nadege)).json()).toMatchObject({ message: 'failed' });
    expect((await pay.send('GET /api/payments/history', nadege)).json()).toEqual([]);
    expect((await page(nadege, booking)).json().transactionId).not.toBe(id);
  });

  test('can be begun anew as soon as it is over, without waiting for the job', async () => {
    const { nadege, booking, id } = await atPage();
    pay.clock.move(11 * 60);
    const again = (await page(nadege, booking)).json();
    expect(again.transactionId).not.toBe(id);
    await choose(again.pageUrl, 'approve');
    expect((await back(nadege)).json()).toMatchObject({ message: 'successful', bookingId: booking });
  });

  test('paid without coming back: the job finds it, callback or not', async () => {
    const { booking, id, pageUrl } = await atPage();
    await pay.lakou.db.query(
      `update sandbox_orders set choice = 'approve', capture_id = $2, captured_at = $3
       where request_id = 'moncash-page-' || $1`,
      [id, `T-${id}`, pay.clock.now()],
    );
    pay.clock.move(40);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });
    expect((await choose(pageUrl, 'decline')).headers.location).toBe(pageUrl);
  });
});

describe('PAY-2 another way while MonCash’s page is open', () => {
  test('is open at once: the page makes room when MonCash knows of no payment', async () => {
    const { nadege, booking } = await atPage();
    const order = await pay.order(nadege, booking);
    expect((await pay.capture(nadege, order)).json().status).toBe('COMPLETED');
    expect(await pay.count('payments', `payable_id = '${booking}' and status = 'voided'`)).toBe(1);
  });

  test('is refused when the page was paid on already', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    await choose(pageUrl, 'timeout');
    pay.clock.move(61); // MonCash answers again, and has not been asked yet
    const order = await pay.send('POST /api/payments/paypal/create-order', nadege, { customId: booking });
    expect(order.json().code).toBe('not_payable');
    expect(await pay.count('payments', `id = '${id}' and status = 'captured'`)).toBe(1);
  });

  test('paid there after all, before anything else was: it counts', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    const order = await pay.order(nadege, booking);
    await choose(pageUrl, 'timeout');
    pay.clock.move(61);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.count('payments', `id = '${id}' and status = 'captured' and not surplus`)).toBe(1);
    expect((await pay.capture(nadege, order)).json().code).toBe('payment_void');
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });
  });

  test('paid in both ways: what came too much goes back by itself, and the visit stays paid', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    await pay.capture(nadege, await pay.order(nadege, booking));
    const before = await pay.books();
    const transactionId = named((await choose(pageUrl, 'approve')).headers.location) ?? '';
    expect((await back(nadege, transactionId)).json()).toMatchObject({
      message: 'successful',
      booking: { paymentStatus: 'paid' },
    });
    await pay.until(
      async () => (await pay.count('payments', `id = '${id}' and status = 'refunded' and surplus`)) === 1,
    );
    await jobsDone();
    expect(await pay.state(booking)).toMatchObject({ paymentStatus: 'paid' });
    expect(await pay.books()).toEqual(before);
    expect(await pay.count('sandbox_payouts', 'cents = 721875')).toBeGreaterThan(0);
    expect((await pay.send('GET /api/payments/history', nadege)).json()).toMatchObject([
      { status: 'captured', method: 'paypal' },
      { status: 'refunded', refunded: 55, method: 'moncash' },
    ]);
  });
});

describe('attack: MonCash’s page', () => {
  let at: Awaited<ReturnType<typeof atPage>>;
  beforeAll(async () => {
    at = await atPage();
  });

  test('is for visits of one’s own, at their price, and for nobody while it is not switched on', async () => {
    expect((await page(await pay.somebody(), at.booking)).statusCode).toBe(404);
    expect((await page(at.nadege, at.booking, { amount: 1 })).json().code).toBe('amount_mismatch');
    const off = await pay.lakou.open({ clock: pay.clock, jobs: false });
    const reply = await off.app.inject({
      method: 'POST',
      url: '/api/payments/moncash/page',
      headers: at.nadege.headers,
      payload: { customId: at.booking },
    });
    expect([reply.statusCode, reply.json().message]).toEqual([
      422,
      'MonCash payments are not yet supported for this transaction type. Please select another method.',
    ]);
  });

  test('somebody else’s transaction says nothing of itself, and an invented one pays for nothing', async () => {
    const other = await atPage();
    const transactionId = named((await choose(other.pageUrl, 'approve')).headers.location) ?? '';
    expect((await back(await pay.somebody(), transactionId)).statusCode).toBe(404);
    expect((await back(at.nadege, transactionId)).statusCode).toBe(404);
    for (const invented of ['2181183442', "' or 1=1 --", 'x'.repeat(100)])
      expect((await back(at.nadege, invented)).json()).toMatchObject({ message: 'pending', unpaid: true });
    expect((await pay.state(at.booking))?.paymentStatus).toBe('unpaid');
    expect((await callback({ orderId: at.id, message: 'successful' })).statusCode).toBe(200);
    expect((await callback({ transactionId: 2181183442 })).statusCode).toBe(200);
    await jobsDone();
    expect((await pay.state(at.booking))?.paymentStatus).toBe('unpaid');
  });

  test('another amount than was asked for credits nothing', async () => {
    const { nadege, booking, id, pageUrl } = await atPage();
    await pay.lakou.db.query(
      `update sandbox_orders set request = jsonb_set(request, '{amount}', '1') where request_id = 'moncash-page-' || $1`,
      [id],
    );
    await choose(pageUrl, 'approve');
    expect((await back(nadege)).json().message).toBe('pending');
    expect((await pay.state(booking))?.paymentStatus).toBe('unpaid');
    expect(await pay.count('ledger_transactions', ofBooking(booking))).toBe(0);
  });

  test('the sandbox’s page says what it is, in three languages, takes no choice from elsewhere and no made-up token', async () => {
    const shown = async (language: string) =>
      (await pay.send(`GET ${at.pageUrl}`, undefined, undefined, { 'accept-language': language })).body;
    expect(await shown('en')).toContain('No real money moves.');
    expect(await shown('fr')).toContain('Aucun argent réel ne circule.');
    const creole = await shown('ht');
    for (const words of ['<html lang="ht">', 'Pa gen vrè lajan.', '218,75', 'MonCash refize peman an'])
      expect(creole).toContain(words);
    const evil = { ...FORM, origin: 'https://evil.example' };
    expect((await pay.send(`POST ${at.pageUrl}`, undefined, 'choice=approve', evil)).statusCode).toBe(403);
    expect((await choose(at.pageUrl, 'steal')).statusCode).toBe(400);
    const path = at.pageUrl.split('?')[0];
    for (const query of ['', '?token=', `?token=${at.id}`, '?token=NOTHING'])
      expect((await pay.send(`GET ${path}${query}`)).statusCode).toBe(404);
  });

  test('a page each, five in ten minutes; the open one can be asked for again', async () => {
    const nadege = await pay.somebody();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await page(nadege, await pay.booking(nadege))).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await page(at.nadege, at.booking)).json().transactionId).toBe(at.id);
  });
});
