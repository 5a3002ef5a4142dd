import { afterEach, describe, expect, test } from 'vitest';
import { askForMonthly } from '#capabilities/community-fund/community-fund.jobs.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { paypalOnNetwork } from '#test/paypal.ts';
import { chargePayment } from './charges.service.ts';
import { reconcilePayments } from './reconcile.jobs.ts';

const paypal = paypalOnNetwork();
const pay = paymentTest({
  paypalVault: true,
  get paypal() {
    return { baseUrl: paypal.baseUrl, clientId: 'id', secret: 'secret', webhookId: 'hook' };
  },
});
afterEach(async () => {
  Object.assign(paypal, { losesAnswers: false, declines: false });
  await pay.lakou.db.query('delete from monthly_gifts');
});
const MONTHLY = '/api/features/monthly-gifts';
const MONTH_S = 31 * 86_400;

/** Somebody who gave once and let PayPal keep their account. */
async function saver(): Promise<Somebody> {
  const giver = await pay.somebody('SPONSOR');
  const body = { amount: 25, type: 'visit', donorId: giver.id, saveMethod: true };
  const gift = (await pay.send('POST /api/features/donations', giver, body)).json();
  const orderId = gift.approveUrl.split('/').at(-1);
  paypal.approve(orderId);
  const taken = await pay.send(`POST /api/features/donations/${gift.id}/capture`, giver);
  expect(taken.json().status, taken.body).toBe('received');
  return giver;
}
const saved = async (as: Somebody) => (await pay.send('GET /api/payments/saved-method', as)).json();
const monthly = async (as: Somebody, charge = true) =>
  (await pay.send(`POST ${MONTHLY}`, as, { amount: 25, type: 'visit', charge })).json();
const own = async (as: Somebody) => (await pay.send(`GET ${MONTHLY}`, as)).json()[0];
const told = (as: Somebody, kind: string) =>
  pay.count('notifications', `user_id = '${as.id}' and kind = '${kind}'`);
const charges = (as: Somebody, status: string) =>
  pay.count('payments', `created_by = '${as.id}' and vaulted and status = '${status}'`);
const ask = () => askForMonthly(pay.instance().platform);
async function chargeId(as: Somebody): Promise<string> {
  const [row] = await pay.lakou.db.query<{ id: string }>(
    'select id from payments where created_by = $1 and vaulted order by id desc limit 1',
    [as.id],
  );
  return row?.id ?? '';
}
const settle = () => pay.paymentServices().settlementGrant('test');

describe('FUND-2 a monthly gift that is charged', () => {
  test('is taken once a month from the account that its giver let us keep, and they are told', async () => {
    const giver = await saver();
    expect(await saved(giver)).toMatchObject({ offered: true, method: { label: 'n•••@example.com' } });
    expect(await monthly(giver)).toMatchObject({ charge: 'on' });
    pay.clock.move(MONTH_S);
    await Promise.all([ask(), ask(), ask()]);
    await pay.until(async () => (await charges(giver, 'captured')) === 1);
    await ask();
    const id = await chargeId(giver);
    await Promise.all([1, 2, 3].map(() => chargePayment(pay.paymentServices(), settle(), id)));
    expect(await pay.count('payments', `created_by = '${giver.id}' and vaulted`)).toBe(1);
    expect([await told(giver, 'gift_due'), await told(giver, 'payment_received')]).toEqual([0, 2]);
    expect(await pay.count('donations', `donor_id = '${giver.id}'`)).toBe(2);
  });

  test('is asked for when the giver did not agree, nothing is kept, or it is paused', async () => {
    const [asked, without, pausing] = [await saver(), await pay.somebody('SPONSOR'), await saver()];
    expect(await monthly(asked, false)).toMatchObject({ charge: 'off' });
    expect(await monthly(without)).toMatchObject({ charge: 'pending' });
    const { id } = await monthly(pausing);
    await pay.send(`PATCH ${MONTHLY}/${id}`, pausing, { status: 'paused' });
    pay.clock.move(MONTH_S);
    await ask();
    expect([await told(asked, 'gift_due'), await told(without, 'gift_due')]).toEqual([1, 1]);
    expect(await told(pausing, 'gift_due')).toBe(0);
    for (const person of [asked, without, pausing]) expect(await chargeId(person)).toBe('');
  });

  test('a decline takes nothing, tells the giver and lets them give in one tap', async () => {
    const giver = await saver();
    await monthly(giver);
    paypal.declines = true;
    pay.clock.move(MONTH_S);
    await ask();
    await pay.until(async () => (await charges(giver, 'failed')) === 1);
    paypal.declines = false;
    expect([await told(giver, 'gift_declined'), await told(giver, 'payment_failed')]).toEqual([1, 0]);
    await ask();
    await reconcilePayments(pay.paymentServices());
    expect(await charges(giver, 'captured')).toBe(0);
    pay.clock.move(MONTH_S);
    await ask();
    await pay.until(async () => (await charges(giver, 'captured')) === 1);
  });

  test('an answer that was lost is asked for again: one charge, and it counts', async () => {
    const giver = await saver();
    await monthly(giver);
    const before = paypal.captures;
    paypal.losesAnswers = true;
    pay.clock.move(MONTH_S);
    await ask();
    await pay.until(async () => (await charges(giver, 'capturing')) === 1 && paypal.captures === before + 1);
    paypal.losesAnswers = false;
    pay.clock.move(120);
    await reconcilePayments(pay.paymentServices());
    await reconcilePayments(pay.paymentServices());
    expect([await charges(giver, 'captured'), paypal.captures]).toEqual([1, before + 1]);
  });

  test('an answer that never comes is no second charge: a person looks at PayPal, or an event tells', async () => {
    const giver = await saver();
    await monthly(giver);
    const before = paypal.captures;
    paypal.losesAnswers = true;
    pay.clock.move(MONTH_S);
    await ask();
    await pay.until(async () => paypal.captures === before + 1);
    paypal.losesAnswers = false;
    const id = await chargeId(giver);
    paypal.byRequest.delete(id);
    pay.clock.move(6 * 3600);
    await reconcilePayments(pay.paymentServices());
    expect([await charges(giver, 'capturing'), paypal.captures]).toEqual([1, before + 1]);
    expect(await pay.count('payment_differences', `payment_id = '${id}' and kind = 'unanswered'`)).toBe(1);
    const order = [...paypal.orders.values()].at(-1);
    const event = {
      id: 'WH-late',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: {
        id: order?.capture?.id,
        custom_id: id,
        supplementary_data: { related_ids: { order_id: order?.id } },
      },
    };
    const names = ['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig', 'transmission-time'];
    const headers = Object.fromEntries(names.map((name) => [`paypal-${name}`, name]));
    await pay.send('POST /api/payments/paypal/webhook', undefined, event, headers);
    await pay.until(async () => (await charges(giver, 'captured')) === 1);
  });

  test('removing the account ends what was agreed with it, here and at PayPal, also after another is kept', async () => {
    const giver = await saver();
    await monthly(giver);
    const kept = paypal.vault.size;
    pay.clock.move(60);
    expect((await pay.send('DELETE /api/payments/saved-method', giver)).statusCode).toBe(204);
    expect((await saved(giver)).method).toBeNull();
    expect((await own(giver)).charge).toBe('off');
    await reconcilePayments(pay.paymentServices());
    expect(paypal.vault.size).toBe(kept - 1);
    expect(await pay.count('vault_removals')).toBe(0);
    pay.clock.move(60);
    const body = { amount: 5, type: 'visit', donorId: giver.id, saveMethod: true };
    const gift = (await pay.send('POST /api/features/donations', giver, body)).json();
    paypal.approve(gift.approveUrl.split('/').at(-1));
    await pay.send(`POST /api/features/donations/${gift.id}/capture`, giver);
    expect((await saved(giver)).method).not.toBeNull();
    const { id, charge } = await own(giver);
    expect(charge).toBe('off');
    const renewed = await pay.send(`PATCH ${MONTHLY}/${id}`, giver, { charge: true });
    expect(renewed.json()).toMatchObject({ charge: 'on', status: 'active' });
  });

  test('without the giver’s yes PayPal keeps nothing', async () => {
    const giver = await pay.somebody('SPONSOR');
    const body = { amount: 5, type: 'visit', donorId: giver.id };
    const gift = (await pay.send('POST /api/features/donations', giver, body)).json();
    const orderId = gift.approveUrl.split('/').at(-1);
    expect(paypal.orders.get(orderId)?.vaultId).toBeUndefined();
    paypal.approve(orderId);
    await pay.send(`POST /api/features/donations/${gift.id}/capture`, giver);
    expect(await saved(giver)).toEqual({ offered: true, method: null });
  });
});
