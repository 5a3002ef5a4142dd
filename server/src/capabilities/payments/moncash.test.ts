import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

const pay = paymentTest({ htgPerUsd: 131.25 });

const initiate = (as: Somebody, more: object = {}) =>
  pay.send('POST /api/payments/moncash/initiate', as, {
    amount: 10,
    phone: '37001234',
    type: 'general',
    donorId: as.id,
    donorName: 'Nadège',
    ...more,
  });
const check = (as: Somebody, transactionId: string) =>
  pay.send('POST /api/payments/moncash/check', as, { transactionId });

describe('PAY-3 a gift by MonCash', () => {
  test('is asked for on the phone, and is in the books once MonCash says successful', async () => {
    const nadege = await pay.somebody();
    const reply = await initiate(nadege);
    expect(reply.statusCode).toBe(200);
    const { transactionId } = reply.json();
    expect(await pay.count('ledger_entries')).toBe(0); // nothing is credited before
    expect((await check(nadege, transactionId)).json()).toEqual({ message: 'successful' });
    expect((await check(nadege, transactionId)).json()).toEqual({ message: 'successful' });
    expect(await pay.books()).toEqual({
      'community_fund USD': -1000,
      'currency_exchange HTG': -131_250,
      'currency_exchange USD': 1000,
      'moncash_balance HTG': 131_250,
    });
    const [paid] = (await pay.send('GET /api/payments/history', nadege)).json();
    expect(paid).toMatchObject({
      kind: 'donation',
      method: 'moncash',
      amount: 10,
      gourdes: 1312.5,
      rate: 131.25,
    });
  });

  test('API-2, API-4 is in the giver’s donation history, once it has arrived', async () => {
    const nadege = await pay.somebody();
    const history = async () => (await pay.send('GET /api/auth/session', nadege)).json().donationHistory;
    const { transactionId } = (
      await initiate(nadege, { amount: 25, type: 'visit', phone: '37003333' })
    ).json();
    expect(await history()).toEqual([]);
    await check(nadege, transactionId);
    await check(nadege, transactionId);
    expect(await history()).toEqual([
      { id: expect.any(String), date: expect.stringMatching(/T.*Z$/), type: 'visit', amount: 25 },
    ]);
    expect(await pay.count('donations', `donor_id = '${nadege.id}' and donor_name = 'Nadège'`)).toBe(1);
  });

  test.each(['37001234', '50937001235', 37001236, '3700-12 37', '+509 3700 1238'])(
    'FUND-3 %j is a phone number, and 509 is never doubled',
    async (phone) => {
      const reply = await initiate(await pay.somebody(), { phone });
      expect(reply.statusCode).toBe(200);
      const [order] = await pay.lakou.db.query<{ account: string }>(
        "select request ->> 'account' as account from sandbox_orders where id = $1",
        [reply.json().transactionId],
      );
      expect(order?.account).toMatch(/^5093700123\d$/);
    },
  );

  test('FUND-3 a wrong number, a wrong amount and an unknown kind are refused in the exact words', async () => {
    const nadege = await pay.somebody();
    for (const phone of ['3700123', '370012345', '', 'phone', '5093700123', '50950937001234', null]) {
      const reply = await initiate(nadege, { phone });
      expect([phone, reply.statusCode]).toEqual([phone, 400]);
    }
    expect((await initiate(nadege, { phone: '123' })).json().message).toBe(
      'Please enter a valid 8-digit MonCash phone number.',
    );
    for (const amount of [0, -1, 'x', '', 10.001, 1e6, null]) {
      const reply = await initiate(nadege, { amount });
      expect([amount, reply.statusCode]).toEqual([amount, 400]);
    }
    expect((await initiate(nadege, { amount: 0 })).json().message).toBe('Please enter a valid amount.');
    for (const type of ['booking', 'sponsorship', 'anything']) {
      const reply = await initiate(nadege, { type, customId: await pay.booking(nadege) });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().message).toBe(
        'MonCash payments are not yet supported for this transaction type. Please select another method.',
      );
    }
  });

  test('who gives is who is signed in; anonymously without a name', async () => {
    const nadege = await pay.somebody();
    const other = await pay.somebody();
    expect((await initiate(nadege, { donorId: other.id })).statusCode).toBe(403);
    const reply = await initiate(nadege, { donorId: undefined, donorName: undefined, phone: '37002222' });
    expect(reply.statusCode).toBe(200);
    expect(await pay.count('payments', `id = '${reply.json().transactionId}' and donor_name is null`)).toBe(
      1,
    );
  });

  test('declined on the phone: said so, and stays so', async () => {
    const nadege = await pay.somebody();
    const { transactionId } = (await initiate(nadege, { phone: '37003333' })).json();
    await pay.choose(transactionId, 'decline');
    for (let times = 0; times < 2; times++) {
      const reply = await check(nadege, transactionId);
      expect([reply.statusCode, reply.json().message]).toEqual([402, 'Payment failed or was cancelled.']);
    }
  });

  test('FUND-3 not answered yet is a 200 with another message; a callback only makes us ask MonCash', async () => {
    const nadege = await pay.somebody();
    const { transactionId } = (await initiate(nadege, { phone: '37004444' })).json();
    const payment = async () =>
      (
        await pay.lakou.db.query<{ status: string }>('select status from payments where id = $1', [
          transactionId,
        ])
      )[0]?.status;
    await pay.choose(transactionId, 'timeout');
    const pending = await check(nadege, transactionId);
    expect([pending.statusCode, pending.json()]).toEqual([200, { message: 'pending' }]);
    const callback = () =>
      pay.send('POST /api/payments/moncash/callback', undefined, {
        reference: transactionId,
        message: 'successful',
        amount: 1_000_000,
      });
    expect((await callback()).statusCode).toBe(200);
    await pay.until(
      async () =>
        (await pay.count('pgboss.job', "name = 'reconcile-payment' and state <> 'completed'")) === 0,
    );
    expect(await payment()).toBe('capturing'); // the content of the callback is not trusted
    await pay.choose(transactionId, 'approve');
    for (let times = 0; times < 10; times++) await callback();
    await pay.until(async () => (await payment()) === 'captured');
    expect(await pay.count('ledger_transactions', `payment_id = '${transactionId}'`)).toBe(1);
  });

  test('what nobody asked about is found out by the job', async () => {
    const nadege = await pay.somebody();
    const { transactionId } = (await initiate(nadege, { phone: '37005555' })).json();
    pay.clock.move(60);
    await reconcilePayments(pay.paymentServices());
    expect(await pay.count('payments', `id = '${transactionId}' and status = 'captured'`)).toBe(1);
  });

  test('a phone rings three times an hour at most, and one person five times in ten minutes', async () => {
    const [one, two] = [await pay.somebody(), await pay.somebody()];
    const statuses = [];
    for (const who of [one, two, one, two])
      statuses.push((await initiate(who, { phone: '37009999' })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const many = [];
    for (let n = 0; n < 6; n++)
      many.push((await initiate(await Promise.resolve(two), { phone: `4111000${n}` })).statusCode);
    expect(many).toEqual([200, 200, 200, 429, 429, 429]);
  });

  test('attack: somebody else’s payment is not there to be checked', async () => {
    const nadege = await pay.somebody();
    const { transactionId } = (await initiate(nadege, { phone: '37006666' })).json();
    for (const id of [transactionId, 'nothing', "' or 1=1 --"])
      expect((await check(await pay.somebody(), id)).statusCode).toBe(404);
  });
});

describe('PAY-3 where MonCash for visits is switched on', () => {
  const on = paymentTest({ moncashBookings: true });
  const book = (as: Somebody, more: object) =>
    on.send('POST /api/payments/moncash/initiate', as, {
      amount: 55,
      phone: '37001234',
      type: 'booking',
      ...more,
    });

  test('a visit is paid for at its price; an open order by card makes room', async () => {
    const nadege = await on.somebody();
    const customId = await on.booking(nadege);
    const order = await on.order(nadege, customId);
    expect((await book(nadege, { customId, amount: 1 })).json().code).toBe('amount_mismatch');
    expect((await book(await on.somebody(), { customId })).statusCode).toBe(404);
    const { transactionId } = (await book(nadege, { customId })).json();
    expect((await book(nadege, { customId, phone: '37001235' })).json().code).toBe('payment_in_progress');
    expect((await on.capture(nadege, order)).json().code).toBe('payment_void');
    const reply = await on.send('POST /api/payments/moncash/check', nadege, { transactionId });
    expect(reply.json()).toMatchObject({
      message: 'successful',
      booking: { id: customId, paymentStatus: 'paid' },
    });
    expect(await on.books()).toMatchObject({ 'provider_payable USD': -5000, 'platform_fees USD': -500 });
  });
});
