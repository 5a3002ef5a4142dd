import { describe, expect, test } from 'vitest';
import { startSession } from '#platform/session/session.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { mailTo } from '#test/outbox.ts';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { tellEndingYears } from './sponsorships.jobs.ts';

const pay = paymentTest();
const DAY = 86_400;

const emailOf = async ({ id }: Somebody): Promise<string> => {
  const [row] = await pay.lakou.db.query<{ email: string }>('select email from app_users where id = $1', [
    id,
  ]);
  return row?.email ?? '';
};
let addresses = 0;
/** A patient with a proven address that does not hold their id. */
const patient = async () => {
  const nadege = await pay.somebody('PATIENT');
  await pay.lakou.db.query('update app_users set email_verified_at = created_at, email = $2 where id = $1', [
    nadege.id,
    `nadege-${++addresses}@example.test`,
  ]);
  return nadege;
};
const call = async (key: string, as: Somebody, payload?: object) => {
  const [method = '', url = ''] = key.split(' ');
  const reply = await pay.instance().app.inject({
    method: method as 'GET',
    url,
    headers: as.headers,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.body ? JSON.parse(reply.body) : undefined };
};
const people = async (sponsor: Somebody) =>
  (await call(`GET /api/features/sponsors/${sponsor.id}/patients`, sponsor)).body;
const ask = (sponsor: Somebody, email: string, name = 'Papa') =>
  call(`POST /api/features/sponsors/${sponsor.id}/patients`, sponsor, {
    name,
    email,
    relationship: 'Father',
  });
const respond = (nadege: Somebody, id: string, answer: object) =>
  call(`POST /api/features/sponsorships/${id}/respond`, nadege, answer);
const kinds = async (person: Somebody) => {
  const { body } = await call('GET /api/notifications', person);
  return body.map(({ kind }: { kind: string }) => kind);
};
/** A session lasts a week. */
const relogin = async ({ id }: Somebody): Promise<Somebody> => {
  const where = { address: '192.0.2.1', userAgent: 'A browser' };
  const token = await startSession(pay.lakou.db, id, where, pay.clock.now());
  return { id, headers: { cookie: `session=${token}` } };
};
/** A sponsor whom the patient has accepted. */
async function supported(shares: string[] = ['bills', 'upcoming', 'completed']) {
  const [sponsor, nadege] = [await pay.somebody('SPONSOR'), await patient()];
  const { body } = await ask(sponsor, await emailOf(nadege));
  expect((await respond(nadege, body.id, { decision: 'accept', shares })).status).toBe(200);
  return { sponsor, nadege, id: body.id as string };
}

describe('asking to sponsor somebody', () => {
  test('SPON-4 listed at once, active, with consent pending and no bookings; the same for an unknown address', async () => {
    const sponsor = await pay.somebody('SPONSOR');
    const nadege = await patient();
    await pay.booking(nadege);
    const known = await ask(sponsor, await emailOf(nadege));
    const unknown = await ask(sponsor, 'nobody-here@example.test');
    const { id, createdAt, ...rest } = known.body;
    expect([known.status, typeof id, typeof createdAt]).toEqual([201, 'string', 'string']);
    expect(rest).toEqual({
      name: 'Papa',
      email: await emailOf(nadege),
      relationship: 'Father',
      profilePictureUrl: null,
      status: 'active',
      consent: 'pending',
      shares: [],
      bookings: [],
      invoices: [],
      year: null,
      budget: null,
    });
    expect(unknown.status).toBe(201);
    expect({ ...unknown.body, id, createdAt, email: rest.email }).toEqual(known.body);
    expect((await people(sponsor)).map(({ id: one }: { id: string }) => one)).toEqual([
      unknown.body.id,
      known.body.id,
    ]);
    expect(JSON.stringify(await people(sponsor))).not.toContain(nadege.id);
  });

  test('SPON-1 name, e-mail and relationship are required, and the e-mail must be one', async () => {
    const sponsor = await pay.somebody('SPONSOR');
    const url = `POST /api/features/sponsors/${sponsor.id}/patients`;
    const whole = { name: 'Papa', email: 'papa@example.test', relationship: 'Father' };
    for (const wrong of [{ name: '' }, { email: 'papa' }, { email: '' }, { relationship: ' ' }])
      expect((await call(url, sponsor, { ...whole, ...wrong })).status).toBe(400);
    expect((await call(url, sponsor, whole)).status).toBe(201);
    const again = await call(url, sponsor, { ...whole, email: 'PAPA@example.test' });
    expect([again.status, again.body.code]).toEqual([409, 'already_sponsored']);
  });

  test('SPON-3 the patient is told, others are not; an address without an account gets a mail', async () => {
    const sponsor = await pay.somebody('SPONSOR');
    const [nadege, unproven] = [await patient(), await pay.somebody('PATIENT')];
    await pay.lakou.db.query('update app_users set email_verified_at = null, email = $2 where id = $1', [
      unproven.id,
      'unproven@example.test',
    ]);
    await ask(sponsor, await emailOf(nadege));
    await ask(sponsor, await emailOf(unproven));
    await ask(sponsor, 'new-person@example.test');
    await jobsDone(pay.instance().platform);
    expect(await kinds(nadege)).toEqual(['sponsorship_new']);
    expect(await kinds(unproven)).toEqual([]);
    expect((await call('GET /api/features/sponsorships', unproven)).body).toEqual([]);
    const mails = await mailTo(pay.instance().platform, 'new-person@example.test');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('would like to support')]);
  });

  test('SPON-3 whoever declined is not bothered again, and the sponsor does not notice', async () => {
    const [sponsor, nadege] = [await pay.somebody('SPONSOR'), await patient()];
    const email = await emailOf(nadege);
    const { body } = await ask(sponsor, email);
    expect((await respond(nadege, body.id, { decision: 'decline' })).body.consent).toBe('declined');
    expect((await people(sponsor))[0].consent).toBe('declined');
    expect(await kinds(sponsor)).toEqual(['sponsorship_declined']);
    await call(`DELETE /api/features/sponsorships/${body.id}`, sponsor);
    const again = await ask(sponsor, email);
    expect([again.status, again.body.consent]).toEqual([201, 'pending']);
    expect((await call('GET /api/features/sponsorships', nadege)).body).toEqual([]);
  });

  test('SPON-1 somebody who asked for it is shown as they chose, and is picked from the list', async () => {
    const [sponsor, nadege] = [await pay.somebody('SPONSOR'), await patient()];
    const listing = { shownName: 'Manman Tika', place: 'Okay', about: 'Mwen bezwen èd pou tansyon mwen.' };
    const own = (await call('PUT /api/features/sponsorship-listing', nadege, listing)).body;
    const [shown] = (await call('GET /api/features/sponsorship-listings', sponsor)).body;
    expect(shown).toEqual({ ...listing, id: own.id, createdAt: own.createdAt });
    const picked = await call(`POST /api/features/sponsors/${sponsor.id}/patients`, sponsor, {
      listingId: own.id,
    });
    expect([picked.status, picked.body.name, picked.body.email]).toEqual([201, 'Manman Tika', null]);
    const [asked] = (await call('GET /api/features/sponsorships', nadege)).body;
    expect(asked.id).toBe(picked.body.id);
    expect((await call('DELETE /api/features/sponsorship-listing', nadege)).status).toBe(204);
    expect((await call('GET /api/features/sponsorship-listings', sponsor)).body).toEqual([]);
  });
});

describe('what the sponsor sees', () => {
  test('SPON-3 field by field: each share opens its own fields and no other', async () => {
    const { sponsor, nadege, id } = await supported([]);
    await pay.booking(nadege);
    await pay.booking(nadege, { status: 'completed' });
    const show = async (...shares: string[]) => {
      const url = `/api/features/sponsorships/${id}`;
      const preview = await call(`GET ${url}/preview?shares=${shares.join(',')}`, nadege);
      expect((await call(`PUT ${url}/shares`, nadege, { shares })).status).toBe(200);
      const [person] = await people(sponsor);
      expect(person).toEqual(preview.body);
      return person.bookings.map(({ id: _, dateTime: __, ...rest }: Record<string, unknown>) => rest);
    };
    const hidden = {
      status: null,
      paymentStatus: null,
      fare: null,
      payable: false,
      withinBudget: false,
      providerName: null,
      serviceType: null,
      serviceNames: null,
      patientName: null,
    };
    const bill = { ...hidden, paymentStatus: 'unpaid', fare: { total: 55 }, payable: true };
    expect(await show()).toEqual([]);
    expect(await show('bills')).toEqual([bill, bill]);
    expect(await show('upcoming')).toEqual([{ ...hidden, status: 'confirmed' }]);
    expect(await show('completed')).toEqual([{ ...hidden, status: 'completed' }]);
    expect(await show('provider', 'service', 'family')).toEqual([]);
    expect(await show('upcoming', 'provider')).toEqual([
      { ...hidden, status: 'confirmed', providerName: 'Somebody' },
    ]);
    expect(await show('upcoming', 'service')).toEqual([
      { ...hidden, status: 'confirmed', serviceType: 'Consultation' },
    ]);
    expect(await kinds(sponsor)).toEqual(['sponsorship_accepted']);
  });

  test('SPON-3 either side ends it at once, and the other is told that and nothing else', async () => {
    for (const by of ['sponsor', 'nadege'] as const) {
      const both = await supported();
      await pay.booking(both.nadege);
      expect((await call(`DELETE /api/features/sponsorships/${both.id}`, both[by])).status).toBe(204);
      expect(await people(both.sponsor)).toEqual([]);
      expect((await call('GET /api/features/sponsorships', both.nadege)).body).toEqual([]);
      const other = by === 'sponsor' ? both.nadege : both.sponsor;
      expect((await kinds(other))[0]).toBe('sponsorship_ended');
      const late = await respond(both.nadege, both.id, { decision: 'accept' });
      expect(late.status).toBe(404);
    }
  });
});

describe('paying for somebody', () => {
  test('SPON-2 a sponsor pays a visit of who agreed: both are told, and the receipt says who paid for whom', async () => {
    const { sponsor, nadege } = await supported();
    const booking = await pay.booking(nadege, { status: 'completed' });
    const order = await pay.order(sponsor, booking);
    const paid = await pay.capture(sponsor, order);
    expect(paid.json()).toEqual({
      status: 'COMPLETED',
      booking: { id: booking, dateTime: expect.any(String), paymentStatus: 'paid', fare: { total: 55 } },
    });
    expect((await kinds(nadege))[0]).toBe('sponsor_paid');
    expect((await kinds(sponsor))[0]).toBe('sponsored_paid');
    const [person] = await people(sponsor);
    expect(person.bookings[0]).toMatchObject({ id: booking, paymentStatus: 'paid', payable: false });
    const [payment] = (await call('GET /api/payments/history', sponsor)).body;
    expect(payment).toMatchObject({ personName: 'Papa', serviceType: null, providerName: null, amount: 55 });
    const receipt = await pay.send(`GET ${payment.receiptUrl}`, sponsor);
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [support] = (await call('GET /api/features/sponsorships', nadege)).body;
    expect(support.paidVisits).toBe(1);
  });

  test('SPON-2 attack: no visit of who did not agree, shares no bills, ended it, or is a stranger', async () => {
    const { sponsor, nadege, id } = await supported(['upcoming']);
    const booking = await pay.booking(nadege);
    const create = async (as: Somebody) =>
      (await pay.send('POST /api/payments/paypal/create-order', as, { customId: booking })).statusCode;
    expect(await create(sponsor)).toBe(404);
    await call(`PUT /api/features/sponsorships/${id}/shares`, nadege, { shares: ['bills'] });
    expect(await create(sponsor)).toBe(200);
    expect(await create(await pay.somebody('SPONSOR'))).toBe(404);
    const order = await pay.order(sponsor, booking);
    await call(`DELETE /api/features/sponsorships/${id}`, nadege);
    expect((await pay.capture(sponsor, order)).json().code).toBe('payment_void');
    expect(await create(sponsor)).toBe(404);
  });

  test('SPON-2 an order that the patient opened is not handed to the sponsor, and the other way round', async () => {
    const { sponsor, nadege } = await supported();
    const booking = await pay.booking(nadege);
    const hers = await pay.order(nadege, booking);
    const theirs = await pay.order(sponsor, booking);
    expect(theirs).not.toBe(hers);
    expect((await pay.capture(nadege, theirs)).statusCode).toBe(404);
    expect((await pay.capture(nadege, hers)).json().code).toBe('payment_void');
    expect((await pay.capture(sponsor, theirs)).statusCode).toBe(200);
  });

  test('PAY-5 a refund goes to the sponsor who paid, and both calls name them', async () => {
    const { sponsor, nadege } = await supported();
    const booking = await pay.booking(nadege);
    await pay.capture(sponsor, await pay.order(sponsor, booking));
    const cancelled = await pay.send(`POST /api/bookings/${booking}/cancel`, nadege, {});
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await jobsDone(pay.instance().platform);
    const [payment] = (await call('GET /api/payments/history', sponsor)).body;
    expect([payment.status, payment.refunded]).toEqual(['refunded', 55]);
    expect((await kinds(sponsor))[0]).toBe('payment_refunded');
    expect(await kinds(nadege)).not.toContain('payment_refunded');
    const [total] = (await call(`GET /api/features/sponsors/${sponsor.id}/totals`, sponsor)).body;
    expect(total).toMatchObject({ visits: 0, years: 0, fund: 0 });
  });
});

describe('a year of support', () => {
  const year = (sponsor: Somebody, id: string) =>
    call(`POST /api/features/sponsorships/${id}/yearly-fee`, sponsor);

  test('SPON-2 costs 250 dollars, runs for a year, and is renewed from its end', async () => {
    const { sponsor, id } = await supported();
    const open = await year(sponsor, id);
    expect([open.status, open.body.amount, open.body.isPaid]).toEqual([201, 250, false]);
    expect((await year(sponsor, id)).body.id).toBe(open.body.id);
    const paid = await pay.capture(sponsor, await pay.order(sponsor, open.body.id));
    expect(paid.json()).toEqual({ status: 'COMPLETED' });
    const [person] = await people(sponsor);
    const { startsOn, endsOn } = person.year;
    expect(Number(endsOn.slice(0, 4))).toBe(Number(startsOn.slice(0, 4)) + 1);
    expect(endsOn.slice(4)).toBe(startsOn.slice(4));
    expect((await year(sponsor, id)).body.code).toBe('year_paid');

    pay.clock.move(352 * DAY);
    await tellEndingYears(pay.instance().platform);
    await tellEndingYears(pay.instance().platform);
    const again = await relogin(sponsor);
    expect((await kinds(again)).filter((kind: string) => kind === 'sponsorship_renewal')).toHaveLength(1);
    const next = await year(again, id);
    await pay.capture(again, await pay.order(again, next.body.id));
    expect((await people(again))[0].year.startsOn).toBe(endsOn);
  });

  test('SPON-2 cancelled within 14 days it is refunded, later it runs out and is not renewed', async () => {
    for (const days of [0, 20]) {
      const { sponsor, id } = await supported();
      const { body } = await year(sponsor, id);
      await pay.capture(sponsor, await pay.order(sponsor, body.id));
      pay.clock.move(days * DAY);
      const me = days ? await relogin(sponsor) : sponsor;
      const cancelled = await call(`DELETE /api/features/sponsorships/${id}/yearly-fee`, me);
      expect(cancelled.body).toEqual({ refund: days ? null : 250 });
      await jobsDone(pay.instance().platform);
      const [payment] = (await call('GET /api/payments/history', me)).body;
      expect([payment.kind, payment.personName, payment.refunded]).toEqual([
        'sponsorship',
        'Papa',
        days ? 0 : 250,
      ]);
      const [person] = await people(me);
      if (days) expect(person.year).toMatchObject({ renews: false, isPaid: true });
      else expect(person.year).toBeNull();
    }
  });
});

test('SPON-3 my contributions: what was paid for people, by year, and the statement as a PDF', async () => {
  const { sponsor, nadege } = await supported();
  const booking = await pay.booking(nadege);
  await pay.capture(sponsor, await pay.order(sponsor, booking));
  const url = `/api/features/sponsors/${sponsor.id}`;
  const [one] = (await call(`GET ${url}/contributions`, sponsor)).body;
  expect(one).toMatchObject({ kind: 'booking', name: 'Papa', amount: 55, refunded: 0 });
  const [total] = (await call(`GET ${url}/totals`, sponsor)).body;
  expect(total).toMatchObject({ visits: 55, years: 0, fund: 0 });
  const year = total.year as number;
  expect((await call(`GET ${url}/contributions?year=${year - 1}`, sponsor)).body).toEqual([]);
  const pdf = await pay.send(`GET ${url}/statement?year=${year}`, sponsor);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
