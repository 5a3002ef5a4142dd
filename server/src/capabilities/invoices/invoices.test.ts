import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

async function newDesk() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const scheduler = await employ(lakou, id, 'Scheduler');
  const clinic = `/api/clinics/${id}`;
  const service = async (price: number | undefined, effectiveDate = '2026-01-01') => {
    const code = { code: uuidv7().slice(-12), description: 'Konsiltasyon' };
    const { id: serviceCodeId } = (await call(admin, `POST ${clinic}/service-codes`, code)).json();
    if (price !== undefined)
      await call(admin, `POST ${clinic}/fee-schedules`, { serviceCodeId, price, effectiveDate });
    return serviceCodeId;
  };
  const invoice = (serviceCodeId: string, more: object = {}) =>
    call(scheduler, `POST ${clinic}/invoices`, {
      clientId: uuidv7(),
      name: 'Jean Baptiste',
      lines: [{ serviceCodeId, quantity: 2 }],
      ...more,
    });
  const pay = (invoiceId: string, tenderedCents: number, clientId = uuidv7()) =>
    call(scheduler, `POST /api/clinics/invoices/${invoiceId}/payments`, { clientId, tenderedCents });
  const balances = async () =>
    Object.fromEntries(
      (
        await lakou.platform.db.query<{ account: string; cents: string }>(
          'select account, cents from clinic_balances where clinic_id = $1',
          [id],
        )
      ).map(({ account, cents }) => [account, Number(cents)]),
    );
  const read = async (invoiceId: string) =>
    (await call(scheduler, `GET /api/clinics/invoices/${invoiceId}`)).json();
  return { admin, scheduler, id, clinic, service, invoice, pay, balances, read };
}

afterAll(async () => {
  const [sums] = await lakou.platform.db.query<{ off: number }>(
    `select count(*)::int as off from (select clinic_id from clinic_ledger group by clinic_id, transaction_id
       having sum(cents) <> 0) wrong`,
  );
  expect(sums?.off).toBe(0);
});

test('BILL-1 an invoice takes the price of the day, a discount needs a reason, numbers have no gaps', async () => {
  const { service, invoice, read } = await newDesk();
  const code = await service(12.5);
  expect((await invoice(await service(undefined))).json().code).toBe('price_missing');
  expect((await invoice(await service(10, '2027-01-01'))).json().code).toBe('price_missing');
  const first = await invoice(code, { discount: { cents: 500, reason: 'Fanmi' } });
  expect(first.json()).toMatchObject({ number: '2026-00001', totalCents: 2000, paidCents: 0, state: 'open' });
  expect((await invoice(code, { discount: { cents: 500, reason: ' ' } })).statusCode).toBe(400);
  expect((await invoice(code, { discount: { cents: 2501, reason: 'x' } })).json().code).toBe(
    'discount_too_large',
  );
  const many = await Promise.all(Array.from({ length: 8 }, () => invoice(code)));
  expect(many.map((reply) => reply.json().number).sort()).toEqual(
    Array.from({ length: 8 }, (_, n) => `2026-0000${n + 2}`),
  );
  expect(await read(first.json().id)).toMatchObject({
    lines: [{ description: 'Konsiltasyon', quantity: 2, unitCents: 1250 }],
    subtotalCents: 2500,
    discountCents: 500,
    discountReason: 'Fanmi',
  });
});

test('BILL-1 attack: absurd amounts and foreign ids are refused, and no number is used up', async () => {
  const [{ service, invoice, pay, read }, other] = [await newDesk(), await newDesk()];
  const code = await service(10);
  for (const quantity of [0, -1, 1.5, 1e9, '2'])
    expect(
      (await invoice(code, { lines: [{ serviceCodeId: code, quantity }] })).statusCode,
      `${quantity}`,
    ).toBe(400);
  for (const cents of [-500, 0, 0.5, 1e12])
    expect((await invoice(code, { discount: { cents, reason: 'x' } })).statusCode, `${cents}`).toBe(400);
  expect((await invoice(code, { lines: [] })).statusCode).toBe(400);
  expect((await invoice(await other.service(10))).statusCode).toBe(404);
  expect((await invoice(code, { clinicPatientId: uuidv7() })).statusCode).toBe(404);
  expect((await invoice(code, { bookingId: uuidv7() })).statusCode).toBe(404);
  const { id, number } = (await invoice(code)).json();
  expect(number).toBe('2026-00001');
  for (const tendered of [0, -100, 0.5, 1e12]) expect((await pay(id, tendered)).statusCode).toBe(400);
  expect(await read(id)).toMatchObject({ state: 'open', paidCents: 0 });
});

test('BILL-1 the invoices of a month are a table in the order of their numbers, for who runs the clinic alone', async () => {
  const { admin, scheduler, clinic, service, invoice, pay } = await newDesk();
  const code = await service(10);
  const { id } = (await invoice(code, { name: '=HYPERLINK("x")' })).json();
  await invoice(code, { discount: { cents: 500, reason: 'Fanmi, 3 timoun' } });
  await pay(id, 2000);
  await call(admin, `POST /api/clinics/invoices/${id}/credit`, { reason: 'Move moun' });
  const file = (as: Person, month = '2026-11') => call(as, `GET ${clinic}/invoices/file?month=${month}`);
  const got = await file(admin);
  expect(got.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(got.headers['content-disposition']).toContain('invoices-2026-11.csv');
  expect(got.body.slice(1).trimEnd().split('\r\n')).toEqual([
    '"Number","Date","Type","Name","Subtotal","Discount","Total","Paid","Status","Reason","Voids"',
    `"2026-00001","2026-11-15","Invoice","'=HYPERLINK(""x"")","20.00","0.00","20.00","20.00","Voided","",""`,
    '"2026-00002","2026-11-15","Invoice","Jean Baptiste","20.00","5.00","15.00","0.00","Unpaid","Fanmi, 3 timoun",""',
    `"2026-00003","2026-11-15","Credit note","'=HYPERLINK(""x"")","20.00","0.00","20.00","0.00","Voided","Move moun","2026-00001"`,
  ]);
  expect((await file(admin, '2026-10')).body.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await file(admin, '2026-13')).statusCode).toBe(400);
  expect((await file(scheduler)).statusCode).toBe(403);
  expect((await file((await newDesk()).admin)).statusCode).toBe(404);
  const noted = await lakou.platform.db.query(
    `select 1 from audit_events where action = 'invoices:export' and actor_id = $1`,
    [admin.id],
  );
  expect(noted).toHaveLength(2);
});

test('BILL-1 what is sent twice is written and paid once; cash gives change', async () => {
  const { service, invoice, pay, balances, read } = await newDesk();
  const code = await service(7.25);
  const clientId = uuidv7();
  const { id } = (await invoice(code, { clientId })).json();
  expect((await invoice(code, { clientId })).json().id).toBe(id);
  const key = uuidv7();
  const [paid, again] = await Promise.all([pay(id, 2000, key), pay(id, 2000, key)]);
  expect(paid.json()).toMatchObject({ cents: 1450, tenderedCents: 2000, changeCents: 550 });
  expect(again.json()).toEqual(paid.json());
  expect(await read(id)).toMatchObject({ state: 'paid', paidCents: 1450, payments: [{ changeCents: 550 }] });
  expect((await pay(id, 100)).json().code).toBe('invoice_settled');
  expect(await balances()).toEqual({ cash: 1450, receivable: 0, income: -1450 });
});

test('BILL-1 a part can be paid; a credit note takes the invoice back and the cash out', async () => {
  const { admin, scheduler, service, invoice, pay, balances, read } = await newDesk();
  const { id } = (await invoice(await service(10))).json();
  await pay(id, 500);
  expect(await read(id)).toMatchObject({ state: 'open', paidCents: 500 });
  const credit = (as: Person) => call(as, `POST /api/clinics/invoices/${id}/credit`, { reason: 'Move moun' });
  expect((await credit(scheduler)).statusCode).toBe(403);
  const note = await credit(admin);
  expect(note.json()).toMatchObject({ kind: 'credit_note', number: '2026-00002', state: 'credited' });
  expect((await credit(admin)).json().code).toBe('invoice_settled');
  expect((await pay(id, 500)).json().code).toBe('invoice_settled');
  expect(await read(id)).toMatchObject({ state: 'credited', otherNumber: '2026-00002' });
  expect(await balances()).toEqual({ cash: 0, receivable: 0, income: 0 });
});

test('BILL-1 the day is closed with what was counted; what is owed is listed by age', async () => {
  const { scheduler, clinic, service, invoice, pay, balances } = await newDesk();
  const code = await service(10);
  const { id } = (await invoice(code)).json();
  await pay(id, 2000);
  const { id: old } = (await invoice(code)).json();
  await lakou.platform.db.query(
    "update invoices set issued_at = issued_at - interval '45 days' where id = $1",
    [old],
  );
  await invoice(code);
  const sums = async () => (await call(scheduler, `GET ${clinic}/invoice-summary`)).json();
  expect(await sums()).toEqual({
    owed: { days30: 2000, days60: 2000, days90: 0, older: 0 },
    cashCents: 2000,
    lastClosedAt: null,
  });
  const closed = await call(scheduler, `POST ${clinic}/cash-closes`, { countedCents: 1990 });
  expect(closed.json()).toMatchObject({ expectedCents: 2000, countedCents: 1990 });
  expect((await sums()).cashCents).toBe(0);
  expect(await balances()).toMatchObject({ cash: 0, safe: 1990, difference: 10 });
});

test('BILL-1 a completed visit is invoiced once, and again after a credit note', async () => {
  const { admin, scheduler, id, clinic, service, invoice } = await newDesk();
  const doctor = await employ(lakou, id, 'Provider');
  const patient = await lakou.person('PATIENT');
  const bookingId = uuidv7();
  await lakou.platform.db.query(
    `insert into bookings (id, patient_id, provider_id, clinic_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, completed_at, base_cents, service_fee_cents, total_cents, created_by, created_at)
     values ($1, $2, $3, $4, 'Check-up', 'clinic', $5, $5::timestamptz + interval '30 minutes',
       'America/Port-au-Prince', 'America/Port-au-Prince', 'completed', $5, 5000, 500, 5500, $2, $5)`,
    [bookingId, patient.id, doctor.id, id, lakou.clock.now()],
  );
  const open = async () => (await call(scheduler, `GET ${clinic}/visits-to-invoice`)).json();
  expect(await open()).toMatchObject([{ id: bookingId, name: 'Somebody' }]);
  const code = await service(10);
  const made = await invoice(code, { bookingId });
  expect(made.json()).toMatchObject({ name: 'Somebody', clinicPatientId: expect.any(String) });
  expect(await open()).toEqual([]);
  expect((await invoice(code, { bookingId })).statusCode).toBe(404);
  await call(admin, `POST /api/clinics/invoices/${made.json().id}/credit`, { reason: 'x' });
  expect((await invoice(code, { bookingId })).statusCode).toBe(201);
});

test('CLIN-8 one clinic never sees another’s invoices, nor names its patients and services', async () => {
  const { service, invoice, clinic } = await newDesk();
  const other = await newDesk();
  const { id } = (await invoice(await service(10))).json();
  expect((await call(other.scheduler, `GET /api/clinics/invoices/${id}`)).statusCode).toBe(404);
  expect((await call(other.scheduler, `GET ${clinic}/invoices`)).statusCode).toBe(404);
  expect((await other.pay(id, 100)).statusCode).toBe(404);
  expect((await invoice(await other.service(10))).statusCode).toBe(404);
  const doctor = await employ(lakou, other.id, 'Provider');
  expect((await call(doctor, `GET ${other.clinic}/invoices`)).statusCode).toBe(403);
});
