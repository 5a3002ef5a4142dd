import { afterEach, describe, expect, test } from 'vitest';
import { moncashOnNetwork } from '#test/moncash.ts';
import { paymentTest } from '#test/payments.ts';
import { reconcilePayments } from './reconcile.jobs.ts';
import { refundBooking } from './refunds.service.ts';

const TRANSFER = '/Api/v1/Transfert';
const STATUS = '/Api/v1/PrefundedTransactionStatus';
const moncash = moncashOnNetwork();
const settings = () => ({ baseUrl: moncash.baseUrl, clientId: 'id', secret: 'secret' });
const byMoncash = {
  moncashBookings: true,
  htgPerUsd: 131.25,
  get moncash() {
    return { ...settings(), tokenPath: '/Api/oauth/token' };
  },
};
const withPayouts = paymentTest({
  ...byMoncash,
  get moncash() {
    return byMoncash.moncash;
  },
  get moncashPayout() {
    return { ...settings(), clientId: 'payer' };
  },
});
const without = paymentTest({
  moncashBookings: true,
  get moncash() {
    return byMoncash.moncash;
  },
});
const sandbox = paymentTest({ moncashBookings: true, htgPerUsd: 131.25 });
afterEach(() => {
  moncash.moods.clear();
  moncash.calls.length = 0;
  moncash.sums.length = 0;
});

type Test = typeof withPayouts;

/** A visit paid on MonCash's page. */
async function paid(pay: Test) {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const { transactionId: id, pageUrl } = (
    await pay.send('POST /api/payments/moncash/page', nadege, { customId: booking })
  ).json();
  if (pageUrl.startsWith('/'))
    await pay.send(`POST ${pageUrl}`, undefined, 'choice=approve', {
      'content-type': 'application/x-www-form-urlencoded',
    });
  else moncash.pay(id);
  const reply = await pay.send('POST /api/payments/moncash/return', nadege, {});
  expect(reply.json()).toMatchObject({ message: 'successful', transactionId: id });
  return { nadege, booking, id: id as string };
}

const refund = async (pay: Test, id: string, amount?: number) =>
  pay.send(`POST /api/payments/${id}/refund`, await pay.somebody('ADMIN'), { amount });

async function refundsOf(pay: Test, id: string) {
  return pay.lakou.db.query<{ status: string; cents: number }>(
    'select status, amount_cents as cents from refunds where payment_id = $1 order by id',
    [id],
  );
}
const balance = (pay: Test, id: string) =>
  pay.lakou.db.query(
    `select account, currency, sum(cents)::bigint as cents from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id where t.payment_id = $1
     group by account, currency having sum(cents) <> 0 order by account, currency`,
    [id],
  );

describe('PAY-5 a MonCash payment goes back to the phone it came from', () => {
  test('on a laptop, too: a cancelled visit is paid out in gourdes at the payment’s own rate', async () => {
    const { nadege, booking, id } = await paid(sandbox);
    expect((await sandbox.send(`POST /api/bookings/${booking}/cancel`, nadege, {})).statusCode).toBe(200);
    await sandbox.until(async () => (await sandbox.state(booking))?.payment === 'refunded');
    expect(await sandbox.state(booking)).toMatchObject({ paymentStatus: 'refunded' });
    expect(await sandbox.lakou.db.query('select receiver, cents from sandbox_payouts')).toEqual([
      { receiver: '50937000000', cents: 721_875 },
    ]);
    expect(await balance(sandbox, id)).toEqual([]);
    expect((await sandbox.send('GET /api/payments/history', nadege)).json()).toMatchObject([
      { status: 'refunded', refunded: 55 },
    ]);
  });

  test('in parts that add up to the hundredth, never more than was paid', async () => {
    const { id } = await paid(withPayouts);
    for (const amount of [18.33, 18.33]) expect((await refund(withPayouts, id, amount)).statusCode).toBe(200);
    expect((await refund(withPayouts, id, 18.35)).json().code).toBe('refund_too_large');
    expect((await refund(withPayouts, id)).json()).toMatchObject({ status: 'refunded', refunded: 55 });
    expect(moncash.sums.map(({ receiver }) => receiver)).toEqual(Array(3).fill('50937001234'));
    const hundredths = moncash.sums.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(hundredths).toBe(721_875);
    expect(await balance(withPayouts, id)).toEqual([]);
  });

  test('ten who order it at once send it once', async () => {
    const { id } = await paid(withPayouts);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(withPayouts, id)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await reconcilePayments(withPayouts.paymentServices());
    expect(moncash.sums).toHaveLength(1);
    expect(await refundsOf(withPayouts, id)).toEqual([{ status: 'completed', cents: 5500 }]);
  });
});

describe('PAY-5 nobody is paid out twice', () => {
  const later = async (seconds: number) => {
    withPayouts.clock.move(seconds);
    await reconcilePayments(withPayouts.paymentServices());
  };

  test.each(['cut after', 500, 401] as const)(
    'sent, and the answer is %s: MonCash is asked before anything else',
    async (mood) => {
      const { id } = await paid(withPayouts);
      moncash.moods.set(TRANSFER, mood);
      expect((await refund(withPayouts, id)).json()).toMatchObject({ status: 'captured', refunded: 0 });
      moncash.moods.set(STATUS, 500);
      await later(3600); // however long it takes: the result is unknown, so nothing is repeated
      const sent = () => moncash.calls.filter((path) => path === TRANSFER).length;
      const before = sent();
      await later(3600);
      expect(sent()).toBe(before);
      expect(await refundsOf(withPayouts, id)).toEqual([{ status: 'pending', cents: 5500 }]);
      moncash.moods.clear();
      await later(60);
      // A payout that arrived is done; one still unknown to MonCash after an hour is sent again,
      // with the same reference.
      expect(await refundsOf(withPayouts, id)).toEqual([{ status: 'completed', cents: 5500 }]);
      expect(moncash.sums).toHaveLength(1);
      expect(await balance(withPayouts, id)).toEqual([]);
    },
  );

  test('never heard of is believed only after a while: MonCash may learn of it late', async () => {
    const { id } = await paid(withPayouts);
    moncash.moods.set(TRANSFER, 'cut before');
    await refund(withPayouts, id);
    moncash.moods.clear();
    await later(120);
    expect(moncash.sums).toHaveLength(0);
    await later(600);
    expect(moncash.sums).toHaveLength(1);
    await later(600);
    expect(moncash.sums).toHaveLength(1);
    expect(await refundsOf(withPayouts, id)).toEqual([{ status: 'completed', cents: 5500 }]);
  });

  test('one payout of a payment after the other: the second waits for what became of the first', async () => {
    const { id } = await paid(withPayouts);
    moncash.moods.set(TRANSFER, 'cut after');
    await refund(withPayouts, id, 20);
    moncash.moods.set(STATUS, 500);
    moncash.moods.delete(TRANSFER);
    await refund(withPayouts, id, 35);
    expect(moncash.sums).toHaveLength(1);
    moncash.moods.clear();
    await later(60);
    await later(60);
    expect(await refundsOf(withPayouts, id)).toEqual([
      { status: 'completed', cents: 2000 },
      { status: 'completed', cents: 3500 },
    ]);
    expect(await balance(withPayouts, id)).toEqual([]);
  });

  test('refused outright, or nobody says who paid: it waits for a person, set aside', async () => {
    const { id } = await paid(withPayouts);
    moncash.moods.set(TRANSFER, 403);
    await refund(withPayouts, id, 20);
    expect(await refundsOf(withPayouts, id)).toEqual([{ status: 'by_hand', cents: 2000 }]);
    moncash.moods.clear();
    moncash.moods.set('/Api/v1/RetrieveTransactionPayment', 404);
    await refund(withPayouts, id, 20);
    expect(moncash.sums).toHaveLength(0);
    expect((await refundsOf(withPayouts, id)).map(({ status }) => status)).toEqual(['by_hand', 'by_hand']);
    expect((await refund(withPayouts, id, 20)).json().code).toBe('refund_too_large');
  });
});

test('PAY-5 without payout credentials a person sends it, and it is said', async () => {
  const { nadege, booking, id } = await paid(without);
  expect((await refund(without, id)).json().code).toBe('refund_by_hand');
  await without.send(`POST /api/bookings/${booking}/cancel`, nadege, {});
  await without.until(async () => (await refundsOf(without, id)).length === 1);
  expect(await refundsOf(without, id)).toEqual([{ status: 'by_hand', cents: 5500 }]);
  expect(moncash.sums).toHaveLength(0);
});

test('PAY-5 what a rule gives back in part goes back once, however often the job runs', async () => {
  const { booking, id } = await paid(sandbox);
  await sandbox.lakou.db.query(
    "update bookings set status = 'cancelled', cancelled_at = now(), refund_cents = 2000 where id = $1",
    [booking],
  );
  const run = () =>
    refundBooking(sandbox.paymentServices(), sandbox.paymentServices().settlementGrant('test'), booking);
  await run();
  await sandbox.until(async () => (await refundsOf(sandbox, id))[0]?.status === 'completed');
  await run();
  expect(await refundsOf(sandbox, id)).toEqual([{ status: 'completed', cents: 2000 }]);
});
