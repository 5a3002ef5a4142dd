import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

async function newDesk() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const clinic = `/api/clinics/${admin.clinicId}`;
  const scheduler = await employ(lakou, admin.clinicId ?? '', 'Scheduler');
  const code = { code: uuidv7().slice(-12), description: 'Konsiltasyon' };
  const { id: serviceCodeId } = (await call(admin, `POST ${clinic}/service-codes`, code)).json();
  const price = { serviceCodeId, price: 10.01, effectiveDate: '2026-01-01' };
  await call(admin, `POST ${clinic}/fee-schedules`, price);
  const patient = { name: 'Jean Baptiste', phone: '+50937001234', dateOfBirth: '1980-01-01' };
  const { id } = (
    await call(admin, `POST ${clinic}/patients`, { ...patient, email: `${uuidv7()}@example.com` })
  ).json();
  const invoice = async (more: object = {}) =>
    call(scheduler, `POST ${clinic}/invoices`, {
      clientId: uuidv7(),
      clinicPatientId: id,
      lines: [{ serviceCodeId, quantity: 1 }],
      ...more,
    });
  const statement = (query = '', as = scheduler) =>
    call(as, `GET /api/clinics/patient-statements/${id}${query}`);
  const pay = (invoiceId: string, tenderedCents: number) =>
    call(scheduler, `POST /api/clinics/invoices/${invoiceId}/payments`, {
      clientId: uuidv7(),
      tenderedCents,
    });
  return { admin, scheduler, clinic, invoice, statement, pay, id };
}

test('BILL-1 a band takes its percent off for a reason, and the invoice keeps the band as it was', async () => {
  const { admin, scheduler, clinic, invoice } = await newDesk();
  const band = (
    await call(admin, `POST ${clinic}/discount-bands`, { name: 'San revni', percent: 50 })
  ).json();
  expect((await invoice({ discount: { bandId: band.id, reason: ' ' } })).statusCode).toBe(400);
  expect((await invoice({ discount: { bandId: band.id, cents: 5, reason: 'x' } })).statusCode).toBe(400);
  expect((await invoice({ discount: { bandId: uuidv7(), reason: 'x' } })).statusCode).toBe(404);
  const written = await invoice({ discount: { bandId: band.id, reason: 'San travay' } });
  expect(written.json()).toMatchObject({ totalCents: 500 });
  await call(admin, `DELETE /api/clinics/discount-bands/${band.id}`);
  const kept = { bandName: 'San revni', bandPercent: 50, discountCents: 501, discountReason: 'San travay' };
  const path = `/api/clinics/invoices/${written.json().id}`;
  expect((await call(scheduler, `GET ${path}`)).json()).toMatchObject(kept);
  const note = (await call(admin, `POST ${path}/credit`, { reason: 'Erè' })).json();
  expect((await call(scheduler, `GET /api/clinics/invoices/${note.id}`)).json()).toMatchObject(kept);
  const other = await newDesk();
  const foreign = (
    await call(other.admin, `POST ${other.clinic}/discount-bands`, { name: 'X', percent: 50 })
  ).json();
  expect((await invoice({ discount: { bandId: foreign.id, reason: 'x' } })).statusCode).toBe(404);
  const audited = await lakou.platform.db.query(
    "select 1 from audit_events where actor_id = $1 and action = 'invoice:discount'",
    [scheduler.id],
  );
  expect(audited).toHaveLength(1);
});

test('BILL-1 a statement lists what was asked and paid, and its balance is what is owed', async () => {
  const { admin, invoice, statement, pay } = await newDesk();
  const first = (await invoice()).json();
  await pay(first.id, 400);
  const { db } = lakou.platform;
  await db.query("update invoices set issued_at = issued_at - interval '40 days' where id = $1", [first.id]);
  await db.query(
    "update invoice_payments set received_at = received_at - interval '40 days' where invoice_id = $1",
    [first.id],
  );
  const second = (await invoice()).json();
  await pay(second.id, 300);
  await call(admin, `POST /api/clinics/invoices/${second.id}/credit`, { reason: 'Erè' });
  const all = (await statement()).json();
  expect(all).toMatchObject({
    name: 'Jean Baptiste',
    openingCents: 0,
    closingCents: 601,
    owed: { days30: 0, days60: 601, days90: 0, older: 0 },
  });
  expect(all.entries.map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents])).toEqual([
    ['invoice', 1001],
    ['payment', -400],
    ['invoice', 1001],
    ['payment', -300],
    ['returned', 300],
    ['credit_note', -1001],
  ]);
  const day = lakou.clock.now().toISOString().slice(0, 10);
  expect((await statement(`?from=${day}`)).json()).toMatchObject({ openingCents: 601, closingCents: 601 });
  expect((await statement(`?from=${day}&to=2026-01-01`)).json().code).toBe('period_invalid');
  const pdf = await statement('/pdf');
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(pdf.rawPayload.toString('latin1')).toContain('(Statement of account)');
});

test('BILL-1 a statement is for the desk of the clinic alone', async () => {
  const { admin, statement } = await newDesk();
  expect((await statement('', await employ(lakou, admin.clinicId ?? '', 'Provider'))).statusCode).toBe(403);
  expect((await statement('', (await newDesk()).admin)).statusCode).toBe(404);
});
