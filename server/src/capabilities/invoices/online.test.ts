import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';

const pay = paymentTest({ moncashBookings: true });

const call = async (key: string, as: Somebody, payload?: object) => {
  const reply = await pay.send(key, as, payload);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.body ? reply.json() : undefined;
};
const refusal = async (key: string, as: Somebody, payload?: object) => {
  const reply = await pay.send(key, as, payload);
  return [reply.statusCode, reply.json().code];
};

/** A clinic, a patient who went to it, and a way to write invoices of 20 dollars to her. */
async function billed() {
  const [admin, nadege] = [await pay.somebody('CLINIC_ADMIN'), await pay.somebody()];
  const [at] = await pay.lakou.db.query<{ id: string }>(
    'select clinic_id as id from app_users where id = $1',
    [admin.id],
  );
  const clinicId = at?.id ?? '';
  await pay.lakou.db.query(
    `insert into clinic_links (id, clinic_id, source, name, user_id, added_at, accepted_at)
     values ($1, $2, 'patient', 'Nadège', $3, $4, $4)`,
    [uuidv7(), clinicId, nadege.id, pay.clock.now()],
  );
  const [link] = await pay.lakou.db.query<{ id: string }>('select id from clinic_links where user_id = $1', [
    nadege.id,
  ]);
  const clinic = `/api/clinics/${clinicId}`;
  const code = { code: uuidv7().slice(-12), description: 'Konsiltasyon' };
  const { id: serviceCodeId } = await call(`POST ${clinic}/service-codes`, admin, code);
  await call(`POST ${clinic}/fee-schedules`, admin, {
    serviceCodeId,
    price: 20,
    effectiveDate: '2026-01-01',
  });
  const invoice = async (more: object = { clinicPatientId: link?.id }) =>
    (
      await call(`POST ${clinic}/invoices`, admin, {
        clientId: uuidv7(),
        lines: [{ serviceCodeId, quantity: 1 }],
        ...more,
      })
    ).id as string;
  const cash = (id: string, tenderedCents: number) =>
    call(`POST /api/clinics/invoices/${id}/payments`, admin, { clientId: uuidv7(), tenderedCents });
  const credit = (id: string) => call(`POST /api/clinics/invoices/${id}/credit`, admin, { reason: 'Erè' });
  const books = async () =>
    Object.fromEntries(
      (
        await pay.lakou.db.query<{ account: string; cents: string }>(
          'select account, cents from clinic_balances where clinic_id = $1 and cents <> 0',
          [clinicId],
        )
      ).map(({ account, cents }) => [account, Number(cents)]),
    );
  const mine = (id: string) => call(`GET /api/invoices/${id}`, nadege);
  return { admin, nadege, clinicId, clinic, invoice, cash, credit, books, mine };
}

const approve = (pageUrl: string) =>
  pay.send(`POST ${pageUrl}`, undefined, 'choice=approve', {
    'content-type': 'application/x-www-form-urlencoded',
  });
const told = (as: Somebody, kind: string) =>
  pay.count('notifications', `user_id = '${as.id}' and kind = '${kind}'`);
const paymentOf = async (invoiceId: string) =>
  (
    await pay.lakou.db.query<{ id: string; status: string }>(
      'select id, status from payments where payable_id = $1 order by id desc limit 1',
      [invoiceId],
    )
  )[0];

afterAll(async () => {
  for (const table of ['clinic_ledger', 'ledger_entries'])
    expect(
      await pay.lakou.db.query(
        `select transaction_id from ${table} group by transaction_id having sum(cents) <> 0 and count(*) < 3`,
      ),
    ).toEqual([]);
});

describe('BILL-1 an invoice is paid online', () => {
  test('the patient is told, reads it and its PDF, pays it once by PayPal, and the clinic is told', async () => {
    const { admin, nadege, invoice, books, mine } = await billed();
    const id = await invoice();
    expect(await told(nadege, 'invoice_issued')).toBe(1);
    expect(await call('GET /api/invoices?state=open', nadege)).toMatchObject([
      { id, totalCents: 2000, state: 'open', number: '2026-00001' },
    ]);
    const pdf = await pay.send(`GET /api/invoices/${id}/pdf`, nadege);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      await refusal('POST /api/payments/paypal/create-order', nadege, { customId: id, amount: 1 }),
    ).toEqual([400, 'amount_mismatch']);
    const before = (await pay.books())['clinic_payable USD'] ?? 0;
    const order = await pay.order(nadege, id);
    const [first, again] = await Promise.all([pay.capture(nadege, order), pay.capture(nadege, order)]);
    expect([first.json(), again.json()]).toEqual([{ status: 'COMPLETED' }, { status: 'COMPLETED' }]);
    expect(await mine(id)).toMatchObject({
      state: 'paid',
      pending: false,
      payments: [{ method: 'paypal', cents: 2000, receiptUrl: expect.stringContaining('/receipt') }],
    });
    expect(await books()).toEqual({ online: 2000, income: -2000 });
    expect((await pay.books())['clinic_payable USD']).toBe(before - 2000);
    expect([await told(nadege, 'payment_received'), await told(admin, 'invoice_paid')]).toEqual([1, 1]);
    expect((await call('GET /api/payments/history', nadege))[0]).toMatchObject({
      kind: 'invoice',
      amount: 20,
    });
    expect(await refusal('POST /api/payments/paypal/create-order', nadege, { customId: id })).toEqual([
      409,
      'not_payable',
    ]);
  });

  test('on MonCash’s page and on a phone, and the way back names the invoice', async () => {
    const { nadege, invoice, books } = await billed();
    const [first, second] = [await invoice(), await invoice()];
    const page = await call('POST /api/payments/moncash/page', nadege, { customId: first });
    expect((await call('POST /api/payments/moncash/page', nadege, { customId: first })).transactionId).toBe(
      page.transactionId,
    );
    await approve(page.pageUrl);
    expect(await call('POST /api/payments/moncash/return', nadege, {})).toMatchObject({
      invoiceId: first,
      message: 'successful',
    });
    const prompt = { amount: 20, phone: '37001234', type: 'invoice', customId: second };
    const { transactionId } = await call('POST /api/payments/moncash/initiate', nadege, prompt);
    await call('POST /api/payments/moncash/check', nadege, { transactionId });
    expect(await books()).toEqual({ online: 4000, income: -4000 });
  });

  test('what the desk took meanwhile is not taken twice: the order ends, or the money goes back', async () => {
    const { nadege, invoice, cash, books, mine } = await billed();
    const id = await invoice();
    const order = await pay.order(nadege, id);
    await cash(id, 500);
    expect((await pay.capture(nadege, order)).json().code).toBe('payment_void');
    await pay.capture(nadege, await pay.order(nadege, id));
    expect(await mine(id)).toMatchObject({ state: 'paid', payments: [{ method: 'cash' }, { cents: 1500 }] });

    const late = await invoice();
    const page = await call('POST /api/payments/moncash/page', nadege, { customId: late });
    await approve(page.pageUrl);
    await cash(late, 2000);
    await call('POST /api/payments/moncash/return', nadege, {});
    await pay.until(async () => (await paymentOf(late))?.status === 'refunded');
    expect(await books()).toEqual({ cash: 2500, online: 1500, income: -4000 });
  });

  test('a credit note gives back in cash what came in cash, and the rest to whoever paid', async () => {
    const { nadege, invoice, cash, credit, books, mine } = await billed();
    const id = await invoice();
    await cash(id, 500);
    await pay.capture(nadege, await pay.order(nadege, id));
    await credit(id);
    await pay.until(async () => (await paymentOf(id))?.status === 'refunded');
    expect(await books()).toEqual({});
    expect(await told(nadege, 'payment_refunded')).toBe(1);
    expect(await mine(id)).toMatchObject({ state: 'credited' });
    expect(await refusal('POST /api/payments/paypal/create-order', nadege, { customId: id })).toEqual([
      409,
      'not_payable',
    ]);
  });

  test('what an administrator returns is owed again', async () => {
    const { nadege, invoice, books, mine } = await billed();
    const admin = await pay.somebody('ADMIN');
    const id = await invoice();
    await pay.capture(nadege, await pay.order(nadege, id));
    const payment = (await paymentOf(id))?.id;
    await call(`POST /api/payments/${payment}/refund`, admin, { amount: 5 });
    expect(await mine(id)).toMatchObject({
      state: 'open',
      paidCents: 1500,
      payments: [{ returnedCents: 500 }],
    });
    expect(await books()).toEqual({ online: 1500, receivable: 500, income: -2000 });
  });
});

describe('BILL-1 whose invoice it is', () => {
  test('a stranger neither reads nor pays it; a name at the desk is nobody’s account', async () => {
    const { nadege, invoice } = await billed();
    const stranger = await pay.somebody();
    const id = await invoice();
    for (const path of [`/api/invoices/${id}`, `/api/invoices/${id}/pdf`])
      expect(await refusal(`GET ${path}`, stranger)).toEqual([404, 'not_found']);
    for (const way of ['paypal/create-order', 'moncash/page'])
      expect(await refusal(`POST /api/payments/${way}`, stranger, { customId: id })).toEqual([
        404,
        'not_found',
      ]);
    const prompt = { amount: 20, phone: '37001234', type: 'invoice', customId: id };
    expect(await refusal('POST /api/payments/moncash/initiate', stranger, prompt)).toEqual([
      404,
      'not_found',
    ]);
    const walkIn = await invoice({ name: 'Nadège' });
    expect(await refusal(`GET /api/invoices/${walkIn}`, nadege)).toEqual([404, 'not_found']);
  });

  test('a visit that is invoiced is paid by its invoice alone, and is paid with it', async () => {
    const { nadege, clinicId, invoice, credit } = await billed();
    const bookingId = await pay.booking(nadege, { status: 'completed', clinicId });
    const owed = async () =>
      (await call(`GET /api/data/bookings/user/${nadege.id}?when=owed`, nadege)).length;
    expect(await owed()).toBe(1);
    const id = await invoice({ bookingId });
    expect(await owed()).toBe(0);
    expect(await refusal('POST /api/payments/paypal/create-order', nadege, { customId: bookingId })).toEqual([
      409,
      'not_payable',
    ]);
    await pay.capture(nadege, await pay.order(nadege, id));
    expect((await pay.state(bookingId))?.paymentStatus).toBe('paid');
    await credit(id);
    expect((await pay.state(bookingId))?.paymentStatus).toBe('unpaid');
  });

  test('FAM-8 an invoice says whose visit it is for', async () => {
    const { nadege, clinicId, invoice, mine } = await billed();
    const child = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' };
    const { id: dependentId } = await call(`POST /api/users/${nadege.id}/dependents`, nadege, child);
    const bookingId = await pay.booking(nadege, { status: 'completed', clinicId });
    await pay.lakou.db.query('update bookings set dependent_id = $2 where id = $1', [bookingId, dependentId]);
    const [own, theirs] = [await invoice(), await invoice({ bookingId })];
    const open: { id: string; dependentId: string | null }[] = await call(
      'GET /api/invoices?state=open',
      nadege,
    );
    expect(Object.fromEntries(open.map((one) => [one.id, one.dependentId]))).toEqual({
      [own]: null,
      [theirs]: dependentId,
    });
    expect((await mine(theirs)).dependentId).toBe(dependentId);
  });

  test('SPON-3 a sponsor who may see bills pays it, sees no clinic, and gets the refund', async () => {
    const { nadege, invoice, credit } = await billed();
    const sponsor = await pay.somebody('SPONSOR');
    const listing = await call('PUT /api/features/sponsorship-listing', nadege, { shownName: 'Manman Tika' });
    await pay.lakou.db.query('update app_users set email_verified_at = created_at where id = $1', [
      nadege.id,
    ]);
    const people = `/api/features/sponsors/${sponsor.id}/patients`;
    const asked = await call(`POST ${people}`, sponsor, { listingId: listing.id });
    const url = `/api/features/sponsorships/${asked.id}`;
    await call(`POST ${url}/respond`, nadege, { decision: 'accept', shares: ['upcoming'] });
    const id = await invoice();
    expect((await call(`GET ${people}`, sponsor))[0].invoices).toEqual([]);
    expect(await refusal('POST /api/payments/paypal/create-order', sponsor, { customId: id })).toEqual([
      404,
      'not_found',
    ]);
    await call(`PUT ${url}/shares`, nadege, { shares: ['bills'] });
    expect((await call(`GET ${people}`, sponsor))[0].invoices).toMatchObject([
      { id, owed: 20, clinicName: null },
    ]);
    await pay.capture(sponsor, await pay.order(sponsor, id));
    expect([await told(nadege, 'invoice_sponsored'), await told(sponsor, 'sponsored_paid')]).toEqual([1, 1]);
    expect((await call(`GET /api/features/sponsors/${sponsor.id}/contributions`, sponsor))[0]).toMatchObject({
      kind: 'invoice',
      name: 'Manman Tika',
      amount: 20,
    });
    await credit(id);
    await pay.until(async () => (await told(sponsor, 'payment_refunded')) === 1);
    expect(await told(nadege, 'payment_refunded')).toBe(0);
  });
});
