import { describe, expect, test } from 'vitest';
import { compareNightly } from '#capabilities/payments/compare.jobs.ts';
import { moncashOnNetwork } from '#test/moncash.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { paypalOnNetwork } from '#test/paypal.ts';

const paypal = paypalOnNetwork();
const moncash = moncashOnNetwork();
const pay = paymentTest({
  moncashBookings: true,
  htgPerUsd: 131.25,
  get paypal() {
    return { baseUrl: paypal.baseUrl, clientId: 'id', secret: 'secret', webhookId: 'hook' };
  },
  get moncash() {
    return { baseUrl: moncash.baseUrl, clientId: 'id', secret: 'secret', tokenPath: '/Api/oauth/token' };
  },
});

async function night() {
  pay.clock.move(3600);
  await compareNightly(pay.paymentServices());
}
const differences = async (admin: Somebody, state = 'open') =>
  (await pay.send(`GET /api/admin/differences?state=${state}`, admin)).json();
const lastRun = async (admin: Somebody) =>
  (await pay.send('GET /api/admin/reconciliation', admin)).json().last;

/** What PayPal holds of an order. */
function held(orderId: string) {
  const order = paypal.orders.get(orderId);
  if (!order) throw new Error('PayPal has no such order');
  return order;
}

async function paidVisit() {
  const nadege = await pay.somebody();
  const booking = await pay.booking(nadege);
  const orderId = await pay.order(nadege, booking);
  paypal.approve(orderId);
  expect((await pay.capture(nadege, orderId)).json().status).toBe('COMPLETED');
  return { nadege, booking, order: held(orderId) };
}

describe('ADM-1 the nightly comparison', () => {
  test('says nothing where nothing differs, and how many it asked about', async () => {
    const admin = await pay.somebody('ADMIN');
    expect(await lastRun(admin)).toBeNull();
    await paidVisit();
    await night();
    expect(await differences(admin)).toEqual([]);
    expect(await lastRun(admin)).toMatchObject({ compared: 1, differing: 0, unanswered: 0 });
  });

  test('finds another amount, another currency, lost money and refunds made at PayPal', async () => {
    const admin = await pay.somebody('ADMIN');
    const [amount, currency, lost, refunded] = [
      await paidVisit(),
      await paidVisit(),
      await paidVisit(),
      await paidVisit(),
    ];
    if (amount.order.capture) amount.order.capture.amount.value = '5.50';
    if (currency.order.capture) currency.order.capture.amount.currency_code = 'HTG';
    delete lost.order.capture;
    refunded.order.refunds = [
      { id: 'R-1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '20.00' } },
      { id: 'R-2', status: 'PENDING', amount: { currency_code: 'USD', value: '5.00' } },
    ];
    await night();
    const found = await differences(admin);
    const of = (who: { nadege: Somebody }) =>
      found.find(({ payer }: { payer: { id: string } }) => payer.id === who.nadege.id);
    expect(found).toHaveLength(4);
    expect(of(amount)).toMatchObject({ kind: 'amount', ours: 55, theirs: 5.5, theirCurrency: 'USD' });
    expect(of(currency)).toMatchObject({ kind: 'amount', ours: 55, theirs: 55, theirCurrency: 'HTG' });
    expect(of(lost)).toMatchObject({ kind: 'not_paid', ours: 55, theirs: null, status: 'captured' });
    expect(of(refunded)).toMatchObject({ kind: 'refunds', ours: 0, theirs: 20 });
    await night();
    expect((await differences(admin)).map(({ id }: { id: string }) => id)).toEqual(
      found.map(({ id }: { id: string }) => id),
    );

    const fresh = await pay.somebody('ADMIN');
    const close = (id: string) =>
      pay.send('POST /api/admin/differences/close', fresh, {
        differenceId: id,
        note: 'PayPal corrected it.',
      });
    const replies = await Promise.all([close(of(lost).id), close(of(lost).id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    if (amount.order.capture) amount.order.capture.amount.value = '55.00';
    await night();
    const open = await differences(admin);
    expect(open.map(({ id }: { id: string }) => id)).not.toContain(of(amount).id);
    expect(open.map(({ payer }: { payer: { id: string } }) => payer.id)).not.toContain(lost.nadege.id);
    const closed = await differences(admin, 'closed');
    expect(
      closed.map(({ closedBy, note }: { closedBy: string | null; note: string | null }) => [closedBy, note]),
    ).toEqual(
      expect.arrayContaining([
        ['Somebody', 'PayPal corrected it.'],
        [null, null],
      ]),
    );
  });

  test('tells administrators of what is new, once a day, and leads to the list', async () => {
    const admin = await pay.somebody('ADMIN');
    const told = () => pay.count('notifications', `user_id = '${admin.id}' and kind = 'differences_found'`);
    pay.clock.move(86_400);
    await night();
    expect(await told()).toBe(0);
    const wrong = async () => {
      const { order } = await paidVisit();
      if (order.capture) order.capture.amount.value = '1.00';
    };
    await wrong();
    await night();
    await wrong();
    await night();
    expect(await told()).toBe(1);
    pay.clock.move(86_400);
    await night();
    await night();
    expect(await told()).toBe(2);
    pay.clock.move(86_400);
    await night();
    expect(await told()).toBe(2);
  });

  test('money for an order that we gave up, by PayPal or on MonCash’s page, is found and never lost', async () => {
    const admin = await pay.somebody('ADMIN');
    const nadege = await pay.somebody();
    const orderId = await pay.order(nadege, await pay.booking(nadege));
    const order = held(orderId);
    await pay.lakou.db.query("update payments set status = 'voided' where external_order_id = $1", [orderId]);
    paypal.take(order);
    await night();
    const [found] = (await differences(admin)).filter(
      ({ payer }: { payer: { id: string } }) => payer.id === nadege.id,
    );
    expect(found).toMatchObject({ kind: 'not_booked', ours: null, theirs: 55, status: 'voided' });

    const paul = await pay.somebody();
    const booking = await pay.booking(paul);
    const page = (await pay.send('POST /api/payments/moncash/page', paul, { customId: booking })).json();
    await pay.lakou.db.query("update payments set status = 'failed' where id = $1", [page.transactionId]);
    moncash.pay(page.transactionId);
    await night();
    const late = (await differences(admin)).find(
      ({ payer }: { payer: { id: string } }) => payer.id === paul.id,
    );
    expect(late).toMatchObject({
      kind: 'not_booked',
      method: 'moncash',
      theirs: 7218.75,
      theirCurrency: 'HTG',
    });
  });

  test('an open order that was paid all the same is settled, not listed', async () => {
    const nadege = await pay.somebody();
    const booking = await pay.booking(nadege);
    const order = held(await pay.order(nadege, booking));
    paypal.take(order);
    await pay.lakou.db.query("update payments set status = 'capturing' where external_order_id = $1", [
      order.id,
    ]);
    await night();
    expect((await pay.state(booking))?.paymentStatus).toBe('paid');
  });

  test('no answer is no difference: it is counted, and asked again the next night', async () => {
    const admin = await pay.somebody('ADMIN');
    const before = (await differences(admin)).length;
    paypal.isAway = true;
    await night();
    paypal.isAway = false;
    expect((await lastRun(admin)).unanswered).toBeGreaterThan(0);
    expect(await differences(admin)).toHaveLength(before);
    await night();
    expect((await lastRun(admin)).unanswered).toBe(0);
  });

  test('attack: nobody but an administrator reads or closes it', async () => {
    for (const role of ['PATIENT', 'PROVIDER', 'SPONSOR', 'CLINIC_ADMIN'] as const) {
      const person = await pay.somebody(role);
      expect((await pay.send('GET /api/admin/differences', person)).statusCode).toBe(403);
    }
  });
});
