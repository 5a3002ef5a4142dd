import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { paymentTest, type Somebody } from '#test/payments.ts';

const pay = paymentTest({ htgPerUsd: 130 });
const BANK = { method: 'bank', holder: 'Klinik Lavi', bank: 'Unibank', number: '1234 5678 901' };
const PHONE = { method: 'moncash', holder: 'Klinik Lavi', number: '+509 3700 1234' };

const call = async (key: string, as: Somebody, payload?: object) => {
  const reply = await pay.send(key, as, payload);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.body ? reply.json() : undefined;
};

/** A clinic with an invoice of 20 dollars that its patient paid online. */
async function paidOnline() {
  const [manager, nadege] = [await pay.somebody('CLINIC_ADMIN'), await pay.somebody()];
  const [at] = await pay.lakou.db.query<{ id: string }>(
    'select clinic_id as id from app_users where id = $1',
    [manager.id],
  );
  const clinicId = at?.id ?? '';
  const clinic = `/api/clinics/${clinicId}`;
  const linkId = uuidv7();
  await pay.lakou.db.query(
    `insert into clinic_links (id, clinic_id, source, name, user_id, added_at, accepted_at)
     values ($1, $2, 'patient', 'Nadège', $3, $4, $4)`,
    [linkId, clinicId, nadege.id, pay.clock.now()],
  );
  const code = { code: uuidv7().slice(-12), description: 'Konsiltasyon' };
  const { id: serviceCodeId } = await call(`POST ${clinic}/service-codes`, manager, code);
  const price = { serviceCodeId, price: 20, effectiveDate: '2026-01-01' };
  await call(`POST ${clinic}/fee-schedules`, manager, price);
  const { id: customId } = await call(`POST ${clinic}/invoices`, manager, {
    clientId: uuidv7(),
    lines: [{ serviceCodeId, quantity: 1 }],
    clinicPatientId: linkId,
  });
  const order = await call('POST /api/payments/paypal/create-order', nadege, { customId });
  await pay.choose(order.orderID, 'approve');
  await call('POST /api/payments/paypal/capture-order', nadege, { orderID: order.orderID });
  return { manager, clinicId, clinic };
}
const prepare = (as: Somebody, minimum = 10) => pay.send('POST /api/admin/payout-runs', as, { minimum });
const lines = (as: Somebody, runId: string) => call(`GET /api/admin/payouts?runId=${runId}`, as);
const close = (as: Somebody, payoutId: string, state: string) =>
  pay.send('POST /api/admin/payouts/close', as, { payoutId, state, reference: 'BUH-7' });

describe('CLIN-12 payouts to clinics', () => {
  test('CLIN-12 what was paid online is owed, held by one run, sent once and in the books', async () => {
    const admin = await pay.somebody('ADMIN');
    const { manager, clinic, clinicId } = await paidOnline();
    const before = await pay.books();
    expect(await call(`GET ${clinic}/payout-account`, manager)).toEqual({
      account: null,
      balance: 20,
      prepared: 0,
    });
    expect(await call('GET /api/admin/payout-balances', admin)).toContainEqual(
      expect.objectContaining({ id: clinicId, kind: 'clinic', balance: 20, method: null }),
    );
    expect((await prepare(admin)).json().code).toBe('nothing_to_pay_out');
    await call(`PUT ${clinic}/payout-account`, manager, BANK);
    const runs = await Promise.all([prepare(admin), prepare(admin)]);
    expect(runs.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const run = runs.find(({ statusCode }) => statusCode === 201)?.json();
    expect(await call(`GET ${clinic}/payout-account`, manager)).toMatchObject({ balance: 0, prepared: 20 });
    const [line] = await lines(admin, run.id);
    expect(line).toMatchObject({
      provider: { id: clinicId, kind: 'clinic' },
      amount: 20,
      gourdes: null,
      state: 'prepared',
    });
    const csv = await pay.send(`GET /api/admin/payouts/csv?runId=${run.id}`, admin);
    expect(csv.body).toContain('bank,Klinik Lavi,Unibank,12345678901,20.00,USD,20.00');
    const closed = await Promise.all([close(admin, line.id, 'paid'), close(admin, line.id, 'paid')]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await pay.books();
    expect(after['clinic_payable USD']).toBe((before['clinic_payable USD'] ?? 0) + 2000);
    expect(after['bank_balance USD']).toBe((before['bank_balance USD'] ?? 0) - 2000);
    expect(after['provider_payable USD']).toBe(before['provider_payable USD']);
    expect(await call(`GET ${clinic}/payouts`, manager)).toMatchObject([
      { state: 'paid', amount: 20, reference: 'BUH-7', ending: '8901' },
    ]);
    expect(
      await pay.count('notifications', `user_id = '${manager.id}' and kind = 'clinic_payout_paid'`),
    ).toBe(1);
    expect((await prepare(admin)).json().code).toBe('nothing_to_pay_out');
  });

  test('CLIN-12 by MonCash in gourdes at the rate of the run; what failed is owed again', async () => {
    const admin = await pay.somebody('ADMIN');
    const { manager, clinic } = await paidOnline();
    await call(`PUT ${clinic}/payout-account`, manager, PHONE);
    const run = (await prepare(admin)).json();
    const [line] = await lines(admin, run.id);
    expect(line).toMatchObject({ amount: 20, gourdes: 2600 });
    await close(admin, line.id, 'failed');
    expect(await call(`GET ${clinic}/payout-account`, manager)).toMatchObject({ balance: 20, prepared: 0 });
    const [again] = await lines(admin, (await prepare(admin)).json().id);
    const before = await pay.books();
    await close(admin, again.id, 'paid');
    const after = await pay.books();
    expect(after['moncash_balance HTG']).toBe((before['moncash_balance HTG'] ?? 0) - 260_000);
    expect(after['clinic_payable USD']).toBe((before['clinic_payable USD'] ?? 0) + 2000);
  });

  test('CLIN-12 the account is kept encrypted, and the statement of the month is a PDF', async () => {
    const { manager, clinic, clinicId } = await paidOnline();
    await call(`PUT ${clinic}/payout-account`, manager, BANK);
    const [row] = await pay.lakou.db.query<{ text: string }>(
      `select a::text || encode(details, 'escape') as text from clinic_payout_accounts a where clinic_id = $1`,
      [clinicId],
    );
    expect(row?.text).not.toContain('12345678901');
    const month = pay.clock.now().toISOString().slice(0, 7);
    const pdf = await pay.send(`GET ${clinic}/payout-statement?month=${month}`, manager);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await pay.send(`DELETE ${clinic}/payout-account`, manager)).statusCode).toBe(204);
    expect((await call(`GET ${clinic}/payout-account`, manager)).account).toBeNull();
    const other = await pay.somebody('CLINIC_ADMIN');
    expect((await pay.send(`PUT ${clinic}/payout-account`, other, BANK)).statusCode).toBe(404);
  });
});
