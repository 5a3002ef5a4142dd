import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { reconcilePayments } from '../payments/reconcile.jobs.ts';
import { askForMonthly } from './community-fund.jobs.ts';

const pay = paymentTest({ htgPerUsd: 131 });
const GIVE = 'POST /api/features/donations';
const give = (as: Somebody, more: object = {}, headers: Record<string, string> = {}) =>
  pay.send(GIVE, as, { amount: 10, type: 'general', donorId: as.id, ...more }, headers);
const fund = async () => -((await pay.books())['community_fund USD'] ?? 0);

describe('FUND-2 a gift by card', () => {
  test('API-7 is charged at once with the sandbox, and every role may give', async () => {
    for (const role of ['PATIENT', 'PROVIDER', 'SPONSOR', 'ADMIN'] as const) {
      const giver = await pay.somebody(role);
      const before = await fund();
      const reply = await give(giver, {
        amount: '25',
        type: 'visit',
        donorName: 'Gran Wòz',
        date: '1999-01-01',
      });
      expect(reply.statusCode, reply.body).toBe(201);
      expect(reply.json()).toEqual({
        id: expect.any(String),
        amount: 25,
        currency: 'USD',
        type: 'visit',
        donorId: giver.id,
        donorName: 'Gran Wòz',
        date: pay.clock.now().toISOString(),
        status: 'received',
      });
      expect(await fund()).toBe(before + 2500);
      const session = (await pay.send('GET /api/auth/session', giver)).json();
      expect(session.donationHistory).toEqual([
        { id: reply.json().id, date: expect.any(String), type: 'visit', amount: 25 },
      ]);
    }
  });

  test.each([0, 0.001, -5, 1e9, 10_000.01, 'ten', '1e9'])('%j is no amount', async (amount) => {
    const reply = await give(await pay.somebody(), { amount });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'amount_invalid']);
    expect(reply.json().message).toBe('Please enter a valid amount.');
  });

  test('another currency, another giver and an unknown purpose are refused, and nothing is charged', async () => {
    const [giver, other] = [await pay.somebody(), await pay.somebody()];
    const orders = await pay.count('payments');
    expect((await give(giver, { currency: 'HTG' })).statusCode).toBe(400);
    expect((await give(giver, { type: 'party' })).statusCode).toBe(400);
    expect((await give(giver, { donorId: other.id })).statusCode).toBe(403);
    expect((await pay.send(GIVE, undefined, { amount: 10, type: 'general' })).statusCode).toBe(401);
    expect(await pay.count('payments')).toBe(orders);
  });

  test('without a name is kept without one', async () => {
    const giver = await pay.somebody();
    const { id } = (await give(giver, { donorName: '' })).json();
    expect(await pay.count('donations', `id = '${id}' and is_anonymous and donor_name is null`)).toBe(1);
  });

  test('the same key is the same gift, however often and at once', async () => {
    const giver = await pay.somebody();
    const key = { 'idempotency-key': 'a double tap' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => give(giver, { amount: 12 }, key)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(await pay.count('donations', `donor_id = '${giver.id}'`)).toBe(1);
    expect((await give(giver, { amount: 13 }, key)).statusCode).toBe(422);
  });

  test('parallel gifts are all in the fund', async () => {
    const givers = await Promise.all(Array.from({ length: 6 }, () => pay.somebody()));
    const before = await fund();
    const replies = await Promise.all(givers.map((giver) => give(giver, { amount: 7.01 })));
    expect(replies.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await fund()).toBe(before + 6 * 701);
  });
});

describe('PAY-5 a gift that its giver confirms', () => {
  const orderOf = async (id: string) => {
    const [row] = await pay.lakou.db.query<{ orderId: string }>(
      'select external_order_id as "orderId" from payments where payable_id = $1',
      [id],
    );
    return row?.orderId ?? '';
  };
  const opened = async (giver: Somebody) => {
    const gift = (await give(giver, { confirm: true })).json();
    expect(gift).toMatchObject({ status: 'pending', approveUrl: expect.stringContaining('/sandbox/pay/') });
    return gift.id as string;
  };
  const capture = (giver: Somebody, id: string) => pay.send(`${GIVE}/${id}/capture`, giver);

  test('is charged once, whoever asks how often', async () => {
    const giver = await pay.somebody();
    const id = await opened(giver);
    expect((await pay.send('GET /api/features/donations', giver)).json()).toEqual([]);
    const replies = await Promise.all([capture(giver, id), capture(giver, id), capture(giver, id)]);
    expect(replies.map((reply) => reply.json().status)).toEqual(['received', 'received', 'received']);
    expect(await pay.count('donations', `donor_id = '${giver.id}'`)).toBe(1);
    expect((await capture(await pay.somebody(), id)).statusCode).toBe(404);
  });

  test('that is declined is no gift', async () => {
    const giver = await pay.somebody();
    const id = await opened(giver);
    await pay.choose(await orderOf(id), 'decline');
    const reply = await capture(giver, id);
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'payment_declined']);
    expect(await pay.count('donations', `donor_id = '${giver.id}'`)).toBe(0);
  });

  test('whose answer is lost is found later, once, and repeated callbacks add nothing', async () => {
    const giver = await pay.somebody();
    const id = await opened(giver);
    await pay.choose(await orderOf(id), 'timeout');
    expect((await capture(giver, id)).json()).toMatchObject({ status: 'pending' });
    pay.clock.move(60);
    await reconcilePayments(pay.paymentServices());
    await reconcilePayments(pay.paymentServices());
    expect((await capture(giver, id)).json()).toMatchObject({ status: 'received' });
    expect(await pay.count('donations', `donor_id = '${giver.id}'`)).toBe(1);
  });
});

describe('FUND-3 a gift by MonCash', () => {
  test('with one key rings the phone once', async () => {
    const giver = await pay.somebody();
    const body = { amount: 5, phone: '37005555', type: 'visit', donorId: giver.id };
    const send = () =>
      pay.send('POST /api/payments/moncash/initiate', giver, body, { 'idempotency-key': 'tapped twice' });
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.json()).toEqual(two.json());
    expect(await pay.count('payments', `created_by = '${giver.id}'`)).toBe(1);
  });
});

describe('FUND-4 returning a gift', () => {
  const refund = async (giver: Somebody, body: object = {}) => {
    const [paid] = (await pay.send('GET /api/payments/history', giver)).json();
    return pay.send(`POST /api/payments/${paid.id}/refund`, await pay.somebody('ADMIN'), body);
  };

  test('takes it out of the fund, at most once', async () => {
    const giver = await pay.somebody();
    await give(giver, { amount: 40 });
    const before = await fund();
    expect((await refund(giver, { amount: 15 })).statusCode).toBe(200);
    expect(await fund()).toBe(before - 1500);
    const [gift] = (await pay.send('GET /api/features/donations', giver)).json();
    expect(gift).toMatchObject({ amount: 40, refunded: 15, left: 25, used: 0 });
    expect((await refund(giver, { amount: 30 })).statusCode).toBe(409);
  });
});

describe('FUND-2 monthly gifts', () => {
  const MONTHLY = '/api/features/monthly-gifts';
  test('are asked for on their day, and not while they are paused', async () => {
    const [giver, pausing] = [await pay.somebody('SPONSOR'), await pay.somebody('PATIENT')];
    const make = async (as: Somebody) =>
      (await pay.send(`POST ${MONTHLY}`, as, { amount: 25, type: 'visit' })).json();
    expect(await make(giver)).toMatchObject({ amount: 25, type: 'visit', status: 'active' });
    const { id } = await make(pausing);
    const paused = await pay.send(`PATCH ${MONTHLY}/${id}`, pausing, { status: 'paused' });
    expect(paused.json()).toMatchObject({ id, status: 'paused' });
    const told = (as: Somebody) => pay.count('notifications', `user_id = '${as.id}' and kind = 'gift_due'`);
    const { platform } = pay.instance();
    await askForMonthly(platform);
    expect(await told(giver)).toBe(0);
    pay.clock.move(31 * 86_400);
    await askForMonthly(platform);
    await askForMonthly(platform);
    expect([await told(giver), await told(pausing)]).toEqual([1, 0]);
  });

  test('wished twice on one day, also at once, they are one gift, as it was agreed to last', async () => {
    const giver = await pay.somebody('SPONSOR');
    const wish = { amount: 5, type: 'general', donorName: 'Gran Wòz' };
    const send = (more: object = {}) =>
      pay.send('POST /api/features/monthly-gifts', giver, { ...wish, ...more });
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    await send({ amount: 6 });
    expect((await send({ charge: true })).json()).toMatchObject({ amount: 5, charge: 'pending' });
    expect(await pay.count('monthly_gifts', `donor_id = '${giver.id}'`)).toBe(2);
  });

  test('end when their giver says so', async () => {
    const giver = await pay.somebody('SPONSOR');
    const { id } = (await pay.send(`POST ${MONTHLY}`, giver, { amount: 5, type: 'general' })).json();
    expect((await pay.send(`DELETE ${MONTHLY}/${id}`, giver)).statusCode).toBe(204);
    expect((await pay.send(`GET ${MONTHLY}`, giver)).json()).toEqual([]);
  });
});

test('PAY-5 in the sandbox a giver disputes a gift on its page, and what they get back leaves the fund once', async () => {
  const giver = await pay.somebody('SPONSOR');
  const { id, approveUrl } = (await give(giver, { amount: 14, confirm: true })).json();
  const page = (body: string) =>
    pay.send(`POST ${approveUrl}`, undefined, body, { 'content-type': 'application/x-www-form-urlencoded' });
  expect((await page('dispute=open')).statusCode).toBe(400);
  await page('choice=approve');
  await pay.send(`${GIVE}/${id}/capture`, giver);
  expect((await page('dispute=lost')).statusCode).toBe(400);
  const open = () => pay.count('payment_differences', "kind = 'dispute' and closed_at is null");
  await page('dispute=open');
  await pay.until(async () => (await open()) === 1);
  await page('dispute=lost');
  await pay.until(async () => (await open()) === 0);
  expect((await page('dispute=lost')).statusCode).toBe(400);
  const [gift] = (await pay.send('GET /api/features/donations', giver)).json();
  expect(gift).toMatchObject({ amount: 14, refunded: 14, left: 0 });
  expect(await pay.count('ledger_transactions', "kind = 'chargeback'")).toBe(1);
});
