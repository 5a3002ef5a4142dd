import type { Booking } from '@lakou/contract/bookings';
import type { BoughtPackage, PackageOffer } from '@lakou/contract/packages';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { signedIn } from '#test/instance.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { endExpired } from './package-ends.service.ts';

const care = agendaTest('2026-11-16T12:00:00Z');
const DAY = 86_400;
const FOUR = { service: 'prenatal-visit', mode: 'clinic', visits: 4, price: 90.01, validDays: 60 };
let provider: Somebody;
let patient: Somebody;

beforeAll(async () => {
  [provider, patient] = [await care.provider({ fees: { clinic: { base: 30 } } }), await care.patient()];
});

const offer = (as: Somebody, more: object = {}) =>
  care.send('POST', '/api/providers/me/packages', as, { ...FOUR, ...more });
const read = async (id: string, as = patient): Promise<BoughtPackage> =>
  (await care.send('GET', `/api/packages/${id}`, as)).json();
const end = (id: string, as = patient) => care.send('POST', `/api/packages/${id}/end`, as);

async function unpaid(as = patient, of = provider, more: object = {}): Promise<BoughtPackage> {
  const { id } = (await offer(of, more)).json<PackageOffer>();
  const reply = await care.send('POST', `/api/package-offers/${id}/buy`, as);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
async function bought(as = patient, of = provider, more: object = {}): Promise<string> {
  const { id } = await unpaid(as, of, more);
  await care.pay(as, id);
  return id;
}
let hours = 0;
/** A time at which nobody has anything, three days ahead and later. */
function free(): string {
  hours += 1;
  const day = Math.floor(hours / 7);
  return new Date(Date.parse('2026-11-19T13:00:00Z') + (day * 24 + (hours % 7)) * 3_600_000).toISOString();
}
const visit = (packageId: string, dateTime = free(), as = patient, more: object = {}) =>
  care.book(as, { serviceType: 'anything', packageId, dateTime, ...more });
const ledger = (packageId: string) =>
  care.lakou.db.query<{ account: string; cents: number }>(
    `select e.account, sum(e.cents)::int as cents from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id join payments y on y.id = t.payment_id
     where y.payable_id = $1 group by e.account having sum(e.cents) <> 0 order by e.account`,
    [packageId],
  );

describe('offering', () => {
  test('PROV-3 a provider offers several visits at one price, shown with our fee until it is withdrawn', async () => {
    const somebody = await care.provider({ fees: { clinic: { base: 30 } } });
    const made = await offer(somebody);
    expect(made.statusCode, made.body).toBe(201);
    const { id, ...shown } = made.json();
    expect(shown).toMatchObject({ ...FOUR, serviceFee: 5, total: 95.01, providerId: somebody.id });
    expect(shown.serviceNames.ht).toBeTruthy();
    const list = async () =>
      (await care.send('GET', `/api/providers/${somebody.id}/packages`, patient)).json();
    expect(await list()).toHaveLength(1);
    expect((await care.send('DELETE', `/api/providers/me/packages/${id}`, somebody)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect((await care.send('POST', `/api/package-offers/${id}/buy`, patient)).statusCode).toBe(404);
  });

  test('PROV-3 what cannot be given or sold is not offered', async () => {
    for (const wrong of [
      { visits: 1 },
      { visits: 31 },
      { price: 0.5 },
      { price: 10.001 },
      { validDays: 1 },
      { service: 'something of my own' },
      { mode: 'video' },
    ])
      expect((await offer(provider, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  });
});

describe('buying', () => {
  test('PROV-3 a package is paid once, at our price; then both see it and what is left', async () => {
    const waiting = await unpaid();
    expect(waiting).toMatchObject({ state: 'unpaid', left: 0, total: 95.01, expiresAt: null });
    const again = await care.send('POST', `/api/package-offers/${await offerOf(waiting.id)}/buy`, patient);
    expect(again.json().id).toBe(waiting.id);
    expect((await care.send('GET', `/api/packages/${waiting.id}`, provider)).statusCode).toBe(404);
    expect((await visit(waiting.id)).statusCode).toBe(404);
    const order = (amount: number) =>
      care.send('POST', '/api/payments/paypal/create-order', patient, { customId: waiting.id, amount });
    expect((await order(1)).json().code).toBe('amount_mismatch');
    await care.pay(patient, waiting.id);
    expect((await order(95.01)).json().code).toBe('not_payable');
    for (const as of [patient, provider])
      expect(await read(waiting.id, as)).toMatchObject({
        state: 'open',
        left: 4,
        expiresAt: '2027-01-15T12:00:00.000Z',
        refund: 95.01,
      });
    const told = (await care.send('GET', '/api/notifications', provider)).json<{ kind: string }[]>();
    expect(told.some(({ kind }) => kind === 'package_bought')).toBe(true);
    expect(await care.looks(patient)).toContain(`package:read ${provider.id}`);
    expect(await ledger(waiting.id)).toEqual([
      { account: 'paypal_balance', cents: 9501 },
      { account: 'platform_fees', cents: -500 },
      { account: 'provider_payable', cents: -9001 },
    ]);
    const [payment] = (await care.send('GET', '/api/payments/history', patient)).json();
    expect(payment).toMatchObject({ kind: 'package', amount: 95.01, providerName: 'Dr Mirlande' });
    const paper = await care.send('GET', payment.receiptUrl, patient);
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('PROV-3 strangers neither see nor use nor end somebody’s package', async () => {
    const id = await bought();
    for (const stranger of [await care.patient(), await care.provider()]) {
      expect((await care.send('GET', `/api/packages/${id}`, stranger)).statusCode).toBe(404);
      expect((await end(id, stranger)).statusCode).toBe(404);
      expect((await care.send('GET', '/api/packages', stranger)).json()).toEqual([]);
    }
    expect((await visit(id, free(), await care.patient())).statusCode).toBe(404);
  });
});

async function offerOf(packageId: string): Promise<string> {
  const [row] = await care.lakou.db.query<{ id: string }>(
    'select offer_id as id from packages where id = $1',
    [packageId],
  );
  return row?.id ?? '';
}

describe('booking on it', () => {
  test('PROV-3 visits are booked on a package until it is used up, and nothing more is paid', async () => {
    const id = await bought();
    const fares = [];
    for (let left = 3; left >= 0; left -= 1) {
      const reply = await visit(id);
      expect(reply.statusCode, reply.body).toBe(201);
      const booking: Booking = reply.json();
      expect(booking).toMatchObject({
        providerId: provider.id,
        service: 'prenatal-visit',
        mode: 'clinic',
        status: 'confirmed',
        paymentStatus: 'paid',
        package: { id, place: 4 - left },
      });
      fares.push(booking.fare);
      expect(await read(id, provider)).toMatchObject({ left, toCome: 4 - left });
    }
    expect(fares.map(({ total, serviceFee }) => [total, serviceFee])).toEqual([
      [22.5, 0],
      [22.5, 0],
      [22.5, 0],
      [22.51, 0],
    ]);
    expect((await visit(id)).json().code).toBe('package_used_up');
    expect((await read(id)).state).toBe('used');
  });

  test('PROV-3 of two bookings at once on the last place one wins, and the other is told', async () => {
    const id = await bought();
    for (let taken = 0; taken < 3; taken += 1) await visit(id);
    const replies = await Promise.all([visit(id), visit(id), visit(id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('package_used_up');
    expect((await read(id)).left).toBe(0);
  });

  test('PROV-3 a visit takes place before the package ends, also when it is moved', async () => {
    const id = await bought(patient, provider, { validDays: 30 });
    expect((await visit(id, '2026-12-17T14:00:00Z')).json().code).toBe('package_over');
    const { id: booked } = (await visit(id, '2026-12-15T14:00:00Z')).json();
    const moved = await care.send('POST', `/api/bookings/${booked}/reschedule`, patient, {
      dateTime: '2026-12-17T15:00:00Z',
    });
    expect(moved.json().code).toBe('package_over');
  });

  test('PROV-3 a cancelled visit gives its place back where money would go back; a late one does not', async () => {
    const id = await bought();
    const { id: early } = (await visit(id)).json();
    const preview = (of: string) => care.send('GET', `/api/bookings/${of}/cancellation`, patient);
    expect((await preview(early)).json()).toMatchObject({ paid: 0, refund: 0, place: 'returned' });
    const cancelled = await care.send('POST', `/api/bookings/${early}/cancel`, patient, {});
    expect(cancelled.json()).toMatchObject({ refund: null, package: { id, place: null } });
    expect((await read(id)).left).toBe(4);
    const { id: late } = (await visit(id, '2026-11-17T13:00:00Z')).json();
    care.clock.move(2 * 3600);
    expect((await preview(late)).json()).toMatchObject({ place: 'kept' });
    await care.send('POST', `/api/bookings/${late}/cancel`, patient, {});
    expect((await read(id)).left).toBe(3);
    const { id: theirs } = (await visit(id, '2026-11-17T13:30:00Z')).json();
    await care.send('POST', `/api/bookings/${theirs}/cancel`, provider, {});
    expect((await read(id)).left).toBe(3);
    expect(await care.lakou.db.query('select 1 from refunds')).toEqual([]);
  });

  test('PROV-3 a family member is seen on the package of who bought it', async () => {
    const id = await bought();
    const dependentId = await care.dependent(patient);
    const reply = await visit(id, free(), patient, { dependentId });
    expect(reply.json()).toMatchObject({ dependentId, paymentStatus: 'paid', package: { id } });
  });
});

describe('ending', () => {
  const returned = async (id: string) => {
    await jobsDone(care.instance().platform);
    const [sum] = await care.lakou.db.query<{ cents: number }>(
      `select coalesce(sum(r.amount_cents), 0)::int as cents from refunds r join payments y on y.id = r.payment_id
       where y.payable_id = $1 and r.status = 'completed'`,
      [id],
    );
    return sum?.cents;
  };
  const complete = (id: string) =>
    care.lakou.db.query("update bookings set status = 'completed', completed_at = now() where id = $1", [id]);

  test('PROV-3 what was not used goes back by the shares, and the provider keeps those of the visits', async () => {
    const other = await care.provider({ fees: { clinic: { base: 30 } } });
    const id = await bought(patient, other);
    const { id: first } = (await visit(id, '2026-11-20T13:00:00Z')).json();
    const { id: second } = (await visit(id, '2026-11-20T14:00:00Z')).json();
    expect((await end(id)).json().code).toBe('package_has_visits');
    await complete(first);
    await care.send('POST', `/api/bookings/${second}/cancel`, patient, {});
    expect(await read(id)).toMatchObject({ left: 3, toCome: 0, refund: 67.51 });
    expect((await end(id)).json()).toMatchObject({ state: 'ended', left: 0, refund: 67.51 });
    expect((await end(id)).statusCode).toBe(409);
    expect((await visit(id)).json().code).toBe('package_over');
    expect(await returned(id)).toBe(6751);
    expect(await ledger(id)).toEqual([
      { account: 'paypal_balance', cents: 2750 },
      { account: 'platform_fees', cents: -500 },
      { account: 'provider_payable', cents: -2250 },
    ]);
    const earned = (await care.earnings(other, '?from=2026-11-01&to=2026-11-30')).json();
    expect(earned.totals).toMatchObject({ captured: 90.01, refunded: 67.51, net: 22.5 });
    const [line] = (await care.paidBookings(other, '?from=2026-11-01&to=2026-11-30')).json();
    expect(line).toMatchObject({ bookingId: null, package: { id, visits: 4 }, earned: 90.01 });
    const account = await care.send('GET', '/api/providers/me/payout-account', other);
    expect(account.json()).toMatchObject({ balance: 22.5 });
  });

  test('PROV-3 a package that nobody used goes back whole, and the books are at zero', async () => {
    const id = await bought();
    const both = await Promise.all([end(id), end(id, provider)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await returned(id)).toBe(9501);
    expect(await ledger(id)).toEqual([]);
  });

  test('PROV-3 a visit that its provider cancels after the end is paid back too', async () => {
    const somebody = await care.patient();
    const id = await bought(somebody);
    const at = new Date(care.clock.now().getTime() + 2 * DAY * 1000);
    at.setUTCHours(14, 0, 0, 0);
    const { id: open } = (await visit(id, at.toISOString(), somebody)).json();
    await care.lakou.db.query("update packages set ended_at = $2, ended_by = 'provider' where id = $1", [
      id,
      care.clock.now(),
    ]);
    const cancelled = await care.send('POST', `/api/bookings/${open}/cancel`, provider, {});
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await returned(id)).toBe(9501);
    expect(await ledger(id)).toEqual([]);
  });

  test('PROV-3 attack: a package that is given back whole by hand leaves no visit paid', async () => {
    const somebody = await care.patient();
    const other = await care.provider({ fees: { clinic: { base: 30 } } });
    const id = await bought(somebody, other);
    const { id: seen } = (await visit(id, '2026-12-01T13:00:00Z', somebody)).json();
    const { id: coming } = (await visit(id, '2026-12-01T14:00:00Z', somebody)).json();
    const { id: returnedPlace } = (await visit(id, '2026-12-01T15:00:00Z', somebody)).json();
    await complete(seen);
    await care.send('POST', `/api/bookings/${returnedPlace}/cancel`, somebody, {});
    const [payment] = await care.lakou.db.query<{ id: string }>(
      'select id from payments where payable_id = $1',
      [id],
    );
    const admin = await signedIn(care.instance().platform, 'ADMIN');
    const given = await care.send('POST', `/api/payments/${payment?.id}/refund`, admin, {});
    expect(given.json()).toMatchObject({ status: 'refunded', refunded: 95.01 });
    const states = async (of: string) => (await care.send('GET', `/api/bookings/${of}`, somebody)).json();
    for (const of of [seen, coming, returnedPlace]) expect((await states(of)).paymentStatus).toBe('refunded');
    expect((await visit(id, '2026-12-01T16:00:00Z', somebody)).json().code).toBe('package_over');
    const account = await care.send('GET', '/api/providers/me/payout-account', other);
    expect(account.json()).toMatchObject({ balance: 0 });
    expect(await ledger(id)).toEqual([]);
  });

  test('PROV-3 attack: booking while the package is given back leaves nothing paid that was returned', async () => {
    const somebody = await care.patient();
    const other = await care.provider({ fees: { clinic: { base: 30 } } });
    const id = await bought(somebody, other);
    const [payment] = await care.lakou.db.query<{ id: string }>(
      'select id from payments where payable_id = $1',
      [id],
    );
    const admin = await signedIn(care.instance().platform, 'ADMIN');
    const [refund] = await Promise.all([
      care.send('POST', `/api/payments/${payment?.id}/refund`, admin, {}),
      ...['13', '14', '15', '16'].map((hour) => visit(id, `2026-12-02T${hour}:00:00Z`, somebody)),
    ]);
    expect(refund.statusCode, refund.body).toBe(200);
    const paid = await care.lakou.db.query(
      "select id from bookings where package_id = $1 and payment_status = 'paid'",
      [id],
    );
    expect(paid).toEqual([]);
  });

  test('PROV-3 an account that an administrator suspends ends its packages', async () => {
    const leaving = await care.patient();
    const id = await bought(leaving);
    const admin = await signedIn(care.instance().platform, 'ADMIN');
    const closed = await care.send('POST', `/api/admin/users/${leaving.id}/suspension`, admin, {
      reason: 'A test of what is left behind',
      cancelVisits: true,
    });
    expect(closed.statusCode, closed.body).toBeLessThan(300);
    expect(await returned(id)).toBe(9501);
  });

  test('PROV-3 a package ends at its date: the rest goes back by itself, once, and its patient is told', async () => {
    const somebody = await care.patient();
    const id = await bought(somebody, provider, { validDays: 30 });
    const { id: seen } = (await visit(id, '2026-12-10T13:00:00Z', somebody)).json();
    await complete(seen);
    care.clock.move(31 * DAY);
    for (let times = 0; times < 2; times += 1) await endExpired(care.instance().platform);
    expect(await returned(id)).toBe(6751);
    // Their sessions are over by now, so the rows are asked.
    expect(await care.lakou.db.query('select ended_by from packages where id = $1', [id])).toEqual([
      { ended_by: 'expiry' },
    ]);
    const told = await care.lakou.db.query(
      "select 1 from notifications where user_id = $1 and kind = 'package_expired'",
      [somebody.id],
    );
    expect(told).toHaveLength(1);
  });
});
