import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { offerBills } from './sponsorships.jobs.ts';

const pay = paymentTest();
const DAY = 86_400;

const call = async (key: string, as: Somebody, payload?: object) => {
  const reply = await pay.send(key, as, payload);
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
};

/** A sponsor whom a patient has accepted, each visit of whom costs 55 dollars. */
async function supported(shares: string[] = ['bills']) {
  const [sponsor, nadege] = [await pay.somebody('SPONSOR'), await pay.somebody('PATIENT')];
  const listing = (await call('PUT /api/features/sponsorship-listing', nadege, { shownName: 'Manman Tika' }))
    .body;
  await pay.lakou.db.query('update app_users set email_verified_at = created_at where id = $1', [nadege.id]);
  const asked = await call(`POST /api/features/sponsors/${sponsor.id}/patients`, sponsor, {
    listingId: listing.id,
  });
  const url = `/api/features/sponsorships/${asked.body.id}`;
  const answer = await call(`POST ${url}/respond`, nadege, { decision: 'accept', shares });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const budget = (body: object) => call(`PUT ${url}/budget`, sponsor, body);
  const person = async () =>
    (await call(`GET /api/features/sponsors/${sponsor.id}/patients`, sponsor)).body[0];
  const open = (customId: string) =>
    call('POST /api/payments/paypal/create-order', sponsor, { customId, withinBudget: true });
  const payWithin = async (customId: string) => {
    const { body } = await open(customId);
    return pay.capture(sponsor, body.orderID);
  };
  return { sponsor, nadege, url, budget, person, open, payWithin };
}
const told = async (as: Somebody, kind: string) =>
  pay.count('notifications', `user_id = '${as.id}' and kind = '${kind}'`);

describe('SPON-5 a standing budget', () => {
  test('is a limit of cents for a month, seen by both sides, paused, changed and ended', async () => {
    const { sponsor, nadege, url, budget, person } = await supported();
    const made = await budget({ limit: 60.25 });
    expect([made.status, made.body]).toEqual([
      200,
      { limit: 60.25, spent: 0, left: 60.25, status: 'active', month: '2026-11', charge: 'off' },
    ]);
    const theirs = async () => (await call('GET /api/features/sponsorships', nadege)).body[0].budget;
    expect(await theirs()).toEqual(made.body);
    expect((await person()).budget).toEqual(made.body);
    expect((await call(`GET ${url}/preview?shares=bills`, nadege)).body.budget).toEqual(made.body);
    await budget({ limit: 60.25, status: 'paused' });
    expect((await theirs()).status).toBe('paused');
    expect(await told(nadege, 'sponsor_budget')).toBe(1);
    await budget({ limit: 70 });
    expect(await told(nadege, 'sponsor_budget')).toBe(2);
    expect((await call(`DELETE ${url}/budget`, sponsor)).status).toBe(204);
    expect([await theirs(), (await person()).budget]).toEqual([null, null]);
  });

  test.each([0, 0.001, -5, 1e9, 10_000.01, 'many'])('%j is no limit', async (limit) => {
    const { budget, person } = await supported();
    const refused = await budget({ limit });
    expect([refused.status, refused.body.fields?.[0]?.code ?? refused.body.code]).toEqual([
      400,
      'amount_invalid',
    ]);
    expect((await person()).budget).toBeNull();
  });

  test('pays one bill in one tap and refuses the next that it has no room for; beside it one can pay', async () => {
    const { sponsor, nadege, budget, person, open, payWithin } = await supported();
    const [first, second] = [await pay.booking(nadege), await pay.booking(nadege)];
    expect((await open(first)).body.code).toBe('over_budget');
    await budget({ limit: 100 });
    expect((await person()).bookings.map((visit: { withinBudget: boolean }) => visit.withinBudget)).toEqual([
      true,
      true,
    ]);
    expect((await payWithin(first)).json().status).toBe('COMPLETED');
    expect((await person()).budget).toMatchObject({ spent: 55, left: 45 });
    const next = (await person()).bookings.find(({ id }: { id: string }) => id === second);
    expect(next).toMatchObject({ payable: true, withinBudget: false });
    const refused = await open(second);
    expect([refused.status, refused.body.code]).toEqual([409, 'over_budget']);
    expect((await pay.capture(sponsor, await pay.order(sponsor, second))).json().status).toBe('COMPLETED');
    expect((await person()).budget).toMatchObject({ spent: 110, left: 0 });
  });

  test('two orders that fit only alone, taken at once, never exceed it; none is charged twice', async () => {
    const { sponsor, nadege, budget, open, person } = await supported();
    const bookings = [await pay.booking(nadege), await pay.booking(nadege)];
    await budget({ limit: 60 });
    const orders = [];
    for (const booking of bookings) orders.push((await open(booking)).body.orderID);
    const replies = await Promise.all([...orders, ...orders].map((order) => pay.capture(sponsor, order)));
    for (const reply of replies)
      expect(reply.statusCode === 200 || reply.json().code === 'payment_void', reply.body).toBe(true);
    expect((await person()).budget.spent).toBeLessThanOrEqual(60);
  });

  test('lowered or paused between the order and the payment, it takes nothing', async () => {
    const { sponsor, nadege, budget, open } = await supported();
    const booking = await pay.booking(nadege);
    for (const change of [{ limit: 20 }, { limit: 60, status: 'paused' }]) {
      await budget({ limit: 60 });
      const { body } = await open(booking);
      await budget(change);
      expect((await pay.capture(sponsor, body.orderID)).json().code).toBe('payment_void');
      expect((await pay.state(booking))?.paymentStatus).toBe('unpaid');
    }
  });

  test('begins anew with the month in Haiti, by the time of the server', async () => {
    const { nadege, budget, payWithin, url, sponsor } = await supported();
    await budget({ limit: 60 });
    await payWithin(await pay.booking(nadege));
    const [before] = await pay.lakou.db.query<{ at: Date }>(
      `update payments set captured_at = captured_at - interval '1 month' where created_by = $1 returning captured_at as at`,
      [sponsor.id],
    );
    expect(before).toBeDefined();
    const { body } = await call(`PUT ${url}/budget`, sponsor, { limit: 60 });
    expect(body).toMatchObject({ spent: 0, left: 60, month: '2026-11' });
  });

  test('offers each bill that fits once, and none that is too dear, paused, hidden or paid', async () => {
    const platform = pay.instance().platform;
    const { sponsor, nadege, budget, url } = await supported(['upcoming']);
    await budget({ limit: 54 });
    await pay.booking(nadege);
    await offerBills(platform);
    await budget({ limit: 60 });
    await offerBills(platform);
    expect(await told(sponsor, 'sponsored_bill')).toBe(0);
    await call(`PUT ${url}/shares`, nadege, { shares: ['bills'] });
    await budget({ limit: 60, status: 'paused' });
    await offerBills(platform);
    expect(await told(sponsor, 'sponsored_bill')).toBe(0);
    await budget({ limit: 60 });
    await Promise.all([offerBills(platform), offerBills(platform)]);
    await offerBills(platform);
    expect(await told(sponsor, 'sponsored_bill')).toBe(1);
    pay.clock.move(DAY);
    await offerBills(platform);
    expect(await told(sponsor, 'sponsored_bill')).toBe(1);
  });

  test('attack: nobody else’s, not before consent, and gone when the support ends', async () => {
    const { sponsor, nadege, url, budget } = await supported();
    await budget({ limit: 60 });
    for (const as of [await pay.somebody('SPONSOR'), nadege])
      expect([404, 403]).toContain((await call(`PUT ${url}/budget`, as, { limit: 9000 })).status);
    const waiting = await call(`POST /api/features/sponsors/${sponsor.id}/patients`, sponsor, {
      name: 'Papa',
      email: 'papa-budget@example.test',
      relationship: 'Father',
    });
    const early = await call(`PUT /api/features/sponsorships/${waiting.body.id}/budget`, sponsor, {
      limit: 60,
    });
    expect([early.status, early.body.code]).toEqual([409, 'move_not_allowed']);
    expect((await call(`DELETE ${url}`, nadege)).status).toBe(204);
    expect(await pay.count('sponsorship_budgets', `sponsorship_id = '${url.split('/').at(-1)}'`)).toBe(0);
  });
});

describe('SPON-5 a budget that is charged', () => {
  const charged = (as: Somebody, status: string) =>
    pay.count('payments', `created_by = '${as.id}' and vaulted and status = '${status}'`);

  test('pays a bill that fits by itself, once, after the first payment has saved the account', async () => {
    const { sponsor, nadege, budget, person, payWithin } = await supported();
    expect((await budget({ limit: 120, charge: true })).body.charge).toBe('pending');
    await payWithin(await pay.booking(nadege));
    expect((await person()).budget).toMatchObject({ spent: 55, charge: 'on' });
    await pay.booking(nadege);
    const platform = pay.instance().platform;
    await Promise.all([offerBills(platform), offerBills(platform)]);
    await pay.until(async () => (await charged(sponsor, 'captured')) === 1);
    expect((await person()).budget).toMatchObject({ spent: 110, left: 10 });
    await pay.booking(nadege);
    await offerBills(platform);
    expect(await pay.count('payments', `created_by = '${sponsor.id}' and vaulted`)).toBe(1);
    expect([await told(sponsor, 'sponsored_bill'), await told(sponsor, 'sponsored_paid')]).toEqual([0, 2]);
  });

  test('offers the bill when the account was removed, or is refused', async () => {
    const { sponsor, nadege, budget, person, payWithin } = await supported();
    await budget({ limit: 500, charge: true });
    await payWithin(await pay.booking(nadege));
    await pay.lakou.db.query('delete from sandbox_tokens');
    const booking = await pay.booking(nadege);
    await offerBills(pay.instance().platform);
    await pay.until(async () => (await charged(sponsor, 'failed')) === 1);
    expect([await told(sponsor, 'sponsored_declined'), (await pay.state(booking))?.paymentStatus]).toEqual([
      1,
      'unpaid',
    ]);
    pay.clock.move(60);
    await call('DELETE /api/payments/saved-method', sponsor);
    expect((await person()).budget.charge).toBe('off');
    await pay.booking(nadege);
    await offerBills(pay.instance().platform);
    expect(await told(sponsor, 'sponsored_bill')).toBe(1);
  });
});
