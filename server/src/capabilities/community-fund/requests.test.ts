import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';
import { tellGivers } from './community-fund.jobs.ts';

const pay = paymentTest();
const ASK = '/api/features/fund-requests';
const ADMIN = '/api/admin/fund-requests';
const DAY = 86_400;

const give = async (amount: number, type = 'general', giver?: Somebody) => {
  const as = giver ?? (await pay.somebody('SPONSOR'));
  const reply = await pay.send('POST /api/features/donations', as, { amount, type, donorId: as.id });
  expect(reply.statusCode, reply.body).toBe(201);
  return as;
};
const place = { department: 'sud-est', town: 'Belans' };
const askVisit = (as: Somebody, bookingId: string) =>
  pay.send(`POST ${ASK}`, as, { kind: 'visit', bookingId, reason: 'Mwen pa travay', ...place });
const askMedicine = (as: Somebody, amount = 20) =>
  pay.send(`POST ${ASK}`, as, {
    kind: 'medicine',
    medicine: 'Amlodipine',
    pharmacy: 'Farmasi Lavi',
    amount,
    ...place,
  });
const approve = (as: Somebody, id: string) => pay.send(`POST ${ADMIN}/${id}/approve`, as);
const stats = async () => (await pay.send('GET /api/features/community-fund/stats')).json();
const pot = async () => Math.round((await stats()).left * 100);
const complete = (bookingId: string) =>
  pay.lakou.db.query(`update bookings set status = 'completed', completed_at = now() where id = $1`, [
    bookingId,
  ]);

describe('FUND-5 asking the fund', () => {
  test('two different administrators approve, the fund pays the provider, and the books balance', async () => {
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    const giver = await give(100, 'visit');
    const before = await stats();
    const bookingId = await pay.booking(patient);
    const asked = (await askVisit(patient, bookingId)).json();
    expect(asked).toMatchObject({ status: 'waiting', amount: 55, service: 'video_visit', approvals: 0 });

    expect((await approve(one, asked.id)).json()).toMatchObject({
      status: 'waiting',
      approvals: 1,
      signedByMe: true,
      balance: before.left,
      balanceAfter: before.left - 55,
      rules: [
        { rule: 'payable', met: true },
        { rule: 'limit', met: true },
        { rule: 'frequency', met: true },
        { rule: 'pot', met: true },
      ],
    });
    const again = await approve(one, asked.id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_signed']);
    expect((await pay.state(bookingId))?.paymentStatus).toBe('unpaid');
    expect((await approve(two, asked.id)).json()).toMatchObject({ status: 'paid', approvals: 2 });

    expect(await pay.state(bookingId)).toMatchObject({ paymentStatus: 'paid', payment: 'captured' });
    expect(await stats()).toMatchObject({
      left: before.left - 55,
      sponsoredVisits: before.sponsoredVisits + 1,
      spentOnVisits: before.spentOnVisits + 55,
    });
    const books = await pay.books();
    expect(books['provider_payable USD']).toBe(-5000);
    expect(-(books['community_fund USD'] ?? 0)).toBe(await pot());
    const [gift] = (await pay.send('GET /api/features/donations', giver)).json();
    expect(gift).toMatchObject({ amount: 100, used: 55, left: 45, care: [] });
    const [row] = (await pay.send('GET /api/payments/history', patient)).json();
    expect(row).toMatchObject({ kind: 'booking', method: 'fund', amount: 55 });
  });

  test('only a visit of one’s own that is unpaid, once, and at most two requests wait', async () => {
    const [patient, other] = [await pay.somebody(), await pay.somebody()];
    const bookingId = await pay.booking(patient);
    expect((await askVisit(other, bookingId)).statusCode).toBe(404);
    expect((await askVisit(patient, bookingId)).statusCode).toBe(201);
    expect((await askVisit(patient, bookingId)).json().code).toBe('already_asked');
    expect((await askMedicine(patient, 201)).json().code).toBe('fund_rule_unmet');
    expect((await askMedicine(patient)).statusCode).toBe(201);
    expect((await askMedicine(patient)).json().code).toBe('too_many_fund_requests');
    const paid = await pay.booking(other);
    await pay.capture(other, await pay.order(other, paid));
    expect((await askVisit(other, paid)).json().code).toBe('not_payable');
  });

  test('declined with a reason that the person reads; then nobody can approve it', async () => {
    const [patient, admin] = [await pay.somebody(), await pay.somebody('ADMIN')];
    const { id } = (await askMedicine(patient)).json();
    expect((await pay.send(`POST ${ADMIN}/${id}/decline`, admin, {})).statusCode).toBe(400);
    const reason = 'Please send the prescription first.';
    await pay.send(`POST ${ADMIN}/${id}/decline`, admin, { reason });
    const [own] = (await pay.send(`GET ${ASK}`, patient)).json();
    expect(own).toMatchObject({ status: 'declined', declineReason: reason });
    expect((await approve(admin, id)).json().code).toBe('request_closed');
    expect(await pay.count('notifications', `user_id = '${patient.id}' and kind = 'fund_declined'`)).toBe(1);
  });

  test('a slot that waits for its payment is kept meanwhile', async () => {
    const patient = await pay.somebody();
    const soon = new Date(pay.clock.now().getTime() + 600_000);
    const bookingId = await pay.booking(patient, { status: 'awaiting_payment', holdExpiresAt: soon });
    const { id } = (await askVisit(patient, bookingId)).json();
    const until = async () => {
      const [row] = await pay.lakou.db.query<{ until: Date }>(
        'select hold_expires_at as until from bookings where id = $1',
        [bookingId],
      );
      return ((row?.until.getTime() ?? 0) - pay.clock.now().getTime()) / 3_600_000;
    };
    expect(await until()).toBe(72);
    expect((await pay.send(`DELETE ${ASK}/${id}`, patient)).statusCode).toBe(204);
    expect(await until()).toBe(0.5);
  });

  test('parallel approvals never spend more than there is', async () => {
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const left = await pot();
    const price = 4000;
    await give(price / 100, 'medication');
    const enough = Math.floor((left + price) / price);
    const ids: string[] = [];
    for (let n = 0; n < enough + 3; n++)
      ids.push((await askMedicine(await pay.somebody(), price / 100)).json().id);
    for (const id of ids) expect((await approve(one, id)).statusCode).toBe(200);
    const replies = await Promise.all(ids.map((id) => approve(two, id)));
    const paid = replies.filter(({ statusCode }) => statusCode === 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const reply of replies) if (!paid.includes(reply)) expect(reply.json().code).toBe('fund_short');
    expect(await pot()).toBeGreaterThanOrEqual(0);
    expect(await pay.count('fund_requests', `status = 'paid' and id = any('{${ids.join()}}')`)).toBe(
      paid.length,
    );
    expect(-((await pay.books())['community_fund USD'] ?? 0)).toBe(await pot());
  });

  test('with one administrator who can sign it waits, and the reply says that there is one', async () => {
    const { db } = pay.lakou;
    await give(20, 'medication');
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const { id } = (await askMedicine(await pay.somebody())).json();
    const others = `role = 'ADMIN' and id <> '${one.id}'`;
    await db.query(`update app_users set suspended_at = now() where ${others}`);
    expect((await approve(one, id)).json()).toMatchObject({ status: 'waiting', administrators: 1 });
    await db.query(`update app_users set suspended_at = null where ${others}`);
    const [listed] = (await pay.send(`GET ${ADMIN}?status=waiting`, two)).json();
    expect(listed.administrators).toBe(await pay.count('app_users', `role = 'ADMIN'`));
  });

  test('of two administrators at once one signs first, and the fund pays once', async () => {
    await give(100, 'medication');
    const admins = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const { id } = (await askMedicine(await pay.somebody(), 20)).json();
    const replies = await Promise.all(admins.map((admin) => approve(admin, id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    expect(await pay.count('payments', `payable_id = '${id}'`)).toBe(1);
  });
});

describe('FUND-4 what is left returns to the gifts', () => {
  async function paidVisit() {
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    await give(60, 'visit');
    const bookingId = await pay.booking(patient);
    const { id } = (await askVisit(patient, bookingId)).json();
    await approve(one, id);
    expect((await approve(two, id)).statusCode).toBe(200);
    return { patient, bookingId, id, one };
  }

  test('medicine that cost less', async () => {
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    await give(30, 'medication');
    const { id } = (await askMedicine(patient, 20)).json();
    const { rules } = (await approve(one, id)).json();
    expect(rules.map(({ rule }: { rule: string }) => rule)).toEqual([
      'limit',
      'frequency',
      'pot',
      'prescribed',
    ]);
    await approve(two, id);
    const before = await pot();
    expect((await pay.send(`POST ${ADMIN}/${id}/dispense`, one, { spent: 21 })).statusCode).toBe(400);
    const done = await pay.send(`POST ${ADMIN}/${id}/dispense`, one, { spent: 12.5 });
    expect(done.json()).toMatchObject({ dispensed: true, completed: true });
    expect(await pot()).toBe(before + 750);
    expect((await pay.send(`POST ${ADMIN}/${id}/dispense`, one, { spent: 1 })).statusCode).toBe(409);
    expect(-((await pay.books())['community_fund USD'] ?? 0)).toBe(await pot());
  });

  test('a visit that was cancelled', async () => {
    const { patient, bookingId } = await paidVisit();
    const before = await pot();
    const told = () => pay.count('notifications', `user_id = '${patient.id}' and kind = 'payment_refunded'`);
    expect((await pay.send(`POST /api/bookings/${bookingId}/cancel`, patient, {})).statusCode).toBe(200);
    await pay.until(async () => (await pot()) === before + 5500);
    expect((await pay.state(bookingId))?.paymentStatus).toBe('refunded');
    expect(await told()).toBe(0);
    expect(-((await pay.books())['community_fund USD'] ?? 0)).toBe(await pot());
  });

  test('to the giver, by their choice: what care did not need, once, and nothing of anybody else', async () => {
    const [giver, other] = [await pay.somebody('SPONSOR'), await pay.somebody('SPONSOR')];
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    await pay.lakou.db.query('update donations set refunded_cents = amount_cents - used_cents');
    await give(30, 'medication', giver);
    const own = async () => (await pay.send('GET /api/features/donations', giver)).json()[0];
    const { id: gift, leftOver } = await own();
    expect(leftOver).toBe(0);
    const takeBack = (as: Somebody) => pay.send(`POST /api/features/donations/${gift}/take-back`, as);
    expect((await takeBack(giver)).json().code).toBe('nothing_left_over');
    const { id } = (await askMedicine(patient, 20)).json();
    await approve(one, id);
    await approve(two, id);
    await pay.send(`POST ${ADMIN}/${id}/dispense`, one, { spent: 12.5 });
    expect(await own()).toMatchObject({ used: 12.5, left: 17.5, leftOver: 7.5 });
    expect((await takeBack(other)).statusCode).toBe(404);
    const before = await pay.books();
    const replies = await Promise.all([takeBack(giver), takeBack(giver)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ returned: 7.5 });
    expect(await own()).toMatchObject({ used: 12.5, refunded: 7.5, left: 10, leftOver: 0 });
    const after = await pay.books();
    expect((after['paypal_balance USD'] ?? 0) - (before['paypal_balance USD'] ?? 0)).toBe(-750);
    expect((after['community_fund USD'] ?? 0) - (before['community_fund USD'] ?? 0)).toBe(750);
  });

  test('what another use needed meanwhile is not left over', async () => {
    const giver = await pay.somebody('SPONSOR');
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    await pay.lakou.db.query('update donations set refunded_cents = amount_cents - used_cents');
    await give(20, 'medication', giver);
    const spend = async (amount: number, spent: number) => {
      const { id } = (await askMedicine(await pay.somebody(), amount)).json();
      await approve(one, id);
      await approve(two, id);
      await pay.send(`POST ${ADMIN}/${id}/dispense`, one, { spent });
    };
    await spend(20, 10);
    await spend(7, 7);
    const [gift] = (await pay.send('GET /api/features/donations', giver)).json();
    expect(gift).toMatchObject({ used: 17, left: 3, leftOver: 3 });
  });

  test('a gift that was spent cannot be returned', async () => {
    const giver = await pay.somebody('SPONSOR');
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    await pay.lakou.db.query('update donations set refunded_cents = amount_cents - used_cents');
    await give(25, 'medication', giver);
    const { id } = (await askMedicine(patient, 20)).json();
    await approve(one, id);
    await approve(two, id);
    const [paid] = (await pay.send('GET /api/payments/history', giver)).json();
    const refund = (amount: number) => pay.send(`POST /api/payments/${paid.id}/refund`, one, { amount });
    expect((await refund(25)).json().code).toBe('gift_used');
    expect((await refund(5)).statusCode).toBe(200);
    const [gift] = (await pay.send('GET /api/features/donations', giver)).json();
    expect(gift).toMatchObject({ used: 20, refunded: 5, left: 0 });
  });
});

describe('CARE-1 proof of care', () => {
  test('the giver is told, and sees the care without a name and the thanks of the person', async () => {
    const giver = await pay.somebody('SPONSOR');
    await give(500, 'visit', giver);
    const [patient, one, two] = [
      await pay.somebody(),
      await pay.somebody('ADMIN'),
      await pay.somebody('ADMIN'),
    ];
    const bookingId = await pay.booking(patient);
    const wish = { kind: 'visit', bookingId, department: 'nippes', town: 'Paillant' };
    const { id } = (await pay.send(`POST ${ASK}`, patient, wish)).json();
    await approve(one, id);
    await approve(two, id);
    const thanks = (text: string, agreed = true) =>
      pay.send(`POST ${ASK}/${id}/thanks`, patient, { text, agreed });
    expect((await thanks('Mèsi!')).json().code).toBe('too_early');
    await complete(bookingId);
    expect((await thanks('Mèsi!', false)).statusCode).toBe(400);
    expect((await thanks('Mèsi anpil pou vizit la.')).json()).toMatchObject({
      thanks: 'Mèsi anpil pou vizit la.',
    });

    await tellGivers(pay.instance().platform);
    await tellGivers(pay.instance().platform);
    expect(await pay.count('notifications', `user_id = '${giver.id}' and kind = 'gift_used'`)).toBe(1);
    const reply = await pay.send('GET /api/features/donations', giver);
    expect(reply.json()[0].care).toEqual([
      {
        id: expect.any(String),
        service: 'video_visit',
        location: 'Haiti',
        area: 'haiti',
        amount: 55,
        week: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        thanks: 'Mèsi anpil pou vizit la.',
      },
    ]);
    for (const secret of [patient.id, bookingId, id, 'Somebody', 'Paillant'])
      expect(reply.body).not.toContain(secret);
  });
});

describe('FUND-1 what everybody sees', () => {
  test('uses after a week, a town only where five people were helped, and no id that leads anywhere', async () => {
    const [one, two] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    await give(300, 'medication');
    pay.clock.move(60);
    const ids: string[] = [];
    const ask = async (town: string, department: string) => {
      const patient = await pay.somebody();
      const wish = { kind: 'medicine', medicine: 'Zinc', pharmacy: 'Farmasi', amount: 1, department, town };
      const { id } = (await pay.send(`POST ${ASK}`, patient, wish)).json();
      await approve(one, id);
      await approve(two, id);
      ids.push(id, patient.id);
    };
    for (let n = 0; n < 4; n++) await ask('Ouanaminthe', 'nord-est');
    const usage = async () => {
      const reply = await pay.send('GET /api/features/community-fund/usage');
      return { body: reply.body, rows: reply.json() as { location: string; serviceType: string }[] };
    };
    pay.clock.move(8 * DAY);
    expect((await usage()).rows.slice(0, 4).map(({ location }) => location)).toEqual(Array(4).fill('Haiti'));
    const [three, four] = [await pay.somebody('ADMIN'), await pay.somebody('ADMIN')];
    const patient = await pay.somebody();
    const wish = {
      kind: 'medicine',
      medicine: 'Zinc',
      pharmacy: 'Farmasi',
      amount: 1,
      department: 'nord-est',
    };
    const { id } = (await pay.send(`POST ${ASK}`, patient, { ...wish, town: 'ouanaminthe' })).json();
    await approve(three, id);
    await approve(four, id);
    // The fifth person makes the town large enough, and is not shown herself before a week is over.
    const { rows, body } = await usage();
    expect(rows).toHaveLength(5);
    expect(rows.filter(({ location }) => location === 'Ouanaminthe')).toHaveLength(4);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      serviceType: 'Medicine',
      service: 'medicine',
      location: 'Ouanaminthe',
      area: null,
    });
    for (const secret of ids) expect(body).not.toContain(secret);

    // Those who got medicine do not hide the one who had a visit in the same town.
    pay.clock.move(60);
    await give(60, 'visit');
    const visitor = await pay.somebody();
    const there = { department: 'nord-est', town: 'Ouanaminthe' };
    const visit = { kind: 'visit', bookingId: await pay.booking(visitor), ...there };
    const asked = (await pay.send(`POST ${ASK}`, visitor, visit)).json();
    await approve(three, asked.id);
    await approve(four, asked.id);
    pay.clock.move(8 * DAY);
    const [newest] = (await usage()).rows;
    expect(newest).toMatchObject({ serviceType: 'Video visit', location: 'Haiti' });
  });

  test('the ledger by kind and month, page by page, and as a table', async () => {
    const LEDGER = '/api/features/community-fund/ledger';
    const all = (await pay.send(`GET ${LEDGER}`)).json();
    expect(all, JSON.stringify(all)).toBeInstanceOf(Array);
    expect(new Set(all.map(({ kind }: { kind: string }) => kind))).toContain('gift');
    const paged: { id: string }[] = [];
    for (let after = ''; ; ) {
      const page = (await pay.send(`GET ${LEDGER}?limit=3${after && `&after=${after}`}`)).json();
      paged.push(...page);
      if (page.length < 3) break;
      after = page.at(-1).id;
    }
    expect(paged).toEqual(all);
    const gifts = (await pay.send(`GET ${LEDGER}?kind=gift`)).json();
    expect(
      gifts.every(({ kind, amount }: { kind: string; amount: number }) => kind === 'gift' && amount > 0),
    ).toBe(true);
    expect((await pay.send(`GET ${LEDGER}?month=1999-01`)).json()).toEqual([]);
    expect((await pay.send(`GET ${LEDGER}?month=nonsense`)).statusCode).toBe(400);
    const csv = await pay.send(`GET ${LEDGER}.csv?kind=gift`);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')).toHaveLength(gifts.length + 2);
    expect(csv.body).toContain('date,kind,amount_usd');
  });
});
