import { describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { payoutEntries } from '../payments/ledger.rules.ts';

const t = agendaTest('2026-11-02T12:00:00Z');
const ACCOUNT = '/api/providers/me/payout-account';
const BANK = { method: 'bank', holder: 'Mirlande Jean', bank: 'Unibank', number: '1234 5678 901' };
const PHONE = { method: 'moncash', holder: 'Mirlande Jean', number: '+509 3700 1234' };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  t.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const mine = async (as: Somebody) => (await call('GET', ACCOUNT, as)).json();
const prepare = (as: Somebody, minimum = 20) => call('POST', '/api/admin/payout-runs', as, { minimum });
const lines = async (as: Somebody, runId: string) =>
  (await call('GET', `/api/admin/payouts?runId=${runId}`, as)).json();
const close = (as: Somebody, payoutId: string, state: string, reference: string) =>
  call('POST', '/api/admin/payouts/close', as, { payoutId, state, reference });

let hour = 13;
/** A provider with a visit that was paid for: 50 dollars are theirs, 5 ours. */
async function earner(status = 'completed'): Promise<Somebody> {
  const [doctor, patient] = [await t.provider(), await t.patient()];
  const { id } = await t.booking(patient, doctor.id, `2026-11-03T${hour++}:00:00Z`);
  await t.pay(patient, id);
  await t.put(id, status as 'completed', 'paid');
  return doctor;
}

const ledger = async () =>
  t.lakou.db.query<{ account: string; currency: string; cents: number }>(
    `select e.account, e.currency, e.cents from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.kind = 'payout' order by e.account, e.currency`,
  );

describe('PROV-3 payouts', () => {
  test('PROV-3 the account is kept encrypted and told by its last digits only', async () => {
    const doctor = await t.provider();
    expect(await mine(doctor)).toEqual({ account: null, balance: 0, prepared: 0 });
    expect((await call('PUT', ACCOUNT, doctor, BANK)).json().account).toMatchObject({
      method: 'bank',
      ending: '8901',
    });
    const [row] = await t.lakou.db.query<{ text: string }>(
      `select a::text || encode(details, 'escape') as text from payout_accounts a where provider_id = $1`,
      [doctor.id],
    );
    expect(row?.text).not.toContain('12345678901');
    expect(row?.text).not.toContain('Unibank');
    for (const wrong of [
      { ...BANK, bank: undefined },
      { ...BANK, number: '12' },
      { ...PHONE, number: '+1 305 555 0100' },
    ])
      expect((await call('PUT', ACCOUNT, doctor, wrong)).statusCode).toBe(400);
    expect((await call('PUT', ACCOUNT, doctor, PHONE)).json().account).toMatchObject({
      method: 'moncash',
      ending: '1234',
    });
    expect((await call('DELETE', ACCOUNT, doctor)).statusCode).toBe(204);
    expect((await mine(doctor)).account).toBeNull();
  });

  test('PROV-3 a run holds what is owed for visits that are over; who has no account or too little waits', async () => {
    const admin = await t.somebody('ADMIN');
    const [banked, accountless, before] = [await earner(), await earner(), await earner('confirmed')];
    for (const one of [banked, before]) await call('PUT', ACCOUNT, one, BANK);
    expect([(await mine(banked)).balance, (await mine(before)).balance]).toEqual([50, 0]);
    const owed = (await call('GET', '/api/admin/payout-balances', admin)).json();
    expect(owed).toHaveLength(2);
    expect(owed).toContainEqual(expect.objectContaining({ id: accountless.id, balance: 50, method: null }));
    expect((await prepare(admin, 51)).json().code).toBe('nothing_to_pay_out');
    const runs = await Promise.all([prepare(admin), prepare(admin)]);
    expect(runs.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const run = runs.find(({ statusCode }) => statusCode === 201)?.json();
    expect(run).toMatchObject({ payouts: 1, prepared: 1, failed: 0, total: 50, minimum: 20 });
    expect(await lines(admin, run.id)).toMatchObject([
      { provider: { id: banked.id }, amount: 50, gourdes: null, ending: '8901', state: 'prepared' },
    ]);
    expect(await mine(banked)).toMatchObject({ balance: 0, prepared: 50 });

    const csv = await call('GET', `/api/admin/payouts/csv?runId=${run.id}`, admin);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain('bank,Mirlande Jean,Unibank,12345678901,50.00,USD,50.00');
    expect(await t.looks(banked)).toContain(`payouts:export ${admin.id}`);

    const [line] = await lines(admin, run.id);
    const closed = await Promise.all([
      close(admin, line.id, 'paid', 'BUH-1'),
      close(admin, line.id, 'paid', 'BUH-1'),
    ]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await close(admin, line.id, 'failed', 'Closed account')).json().code).toBe('move_not_allowed');
    expect(await ledger()).toEqual([
      { account: 'bank_balance', currency: 'USD', cents: -5000 },
      { account: 'provider_payable', currency: 'USD', cents: 5000 },
    ]);
    expect(await t.told(banked.id, line.id)).toEqual(['payout_paid']);
    expect((await call('GET', '/api/providers/me/payouts', banked)).json()).toMatchObject([
      { amount: 50, state: 'paid', reference: 'BUH-1' },
    ]);
    expect(await mine(banked)).toMatchObject({ balance: 0, prepared: 0 });
    const [kept] = await t.lakou.db.query<{ details: Buffer | null }>(
      'select details from payouts where id = $1',
      [line.id],
    );
    expect(kept?.details).toBeNull();
    expect((await call('GET', '/api/admin/payout-runs', admin)).json()[0]).toMatchObject({
      prepared: 0,
      total: 50,
    });
  });

  test('PROV-3 what failed is owed again and comes into the next run; MonCash is sent in gourdes', async () => {
    const admin = await t.somebody('ADMIN');
    const doctor = await earner();
    await call('PUT', ACCOUNT, doctor, PHONE);
    const first = (await prepare(admin)).json();
    const [line] = await lines(admin, first.id);
    expect(line.gourdes).toBe(50 * t.instance().platform.config.htgPerUsd);
    const before = await ledger();
    expect((await close(admin, line.id, 'failed', 'No such phone')).json()).toMatchObject({
      state: 'failed',
    });
    // No money was sent, so nothing is in the books.
    expect(await ledger()).toEqual(before);
    expect(await t.told(doctor.id, line.id)).toEqual(['payout_failed']);
    expect(await mine(doctor)).toMatchObject({ balance: 50, prepared: 0 });
    const second = (await prepare(admin)).json();
    const [again] = await lines(admin, second.id);
    expect((await close(admin, again.id, 'paid', 'MC-2')).statusCode).toBe(200);
    expect(await mine(doctor)).toMatchObject({ balance: 0, prepared: 0 });
  });

  test('PROV-3 the statement of a month is a PDF for its owner, also for a month without anything', async () => {
    const doctor = await earner();
    for (const month of ['2026-11', '2026-10']) {
      const pdf = await call('GET', `/api/providers/me/statement?month=${month}`, doctor);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  test('PROV-3 what is sent balances in each currency', () => {
    for (const htgCents of [null, 656_250]) {
      const sums = new Map<string, number>();
      for (const { currency, cents } of payoutEntries({ cents: 5000, htgCents }))
        sums.set(currency, (sums.get(currency) ?? 0) + cents);
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
    }
  });
});
