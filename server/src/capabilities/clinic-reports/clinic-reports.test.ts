import type { ClinicReport, MonthlyReport } from '@lakou/contract/clinic-reports';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);
const at = ({ clinicId }: Person, rest: string) => `/api/clinics/${clinicId}/${rest}`;
const HOUR = 3600;

const figuresOf = ({ figures }: ClinicReport) =>
  Object.fromEntries(figures.map(({ figure, value, before }) => [figure, [value, before]]));

async function dispensed(owner: Person, amount: number, reason = 'dispensed') {
  const item = (
    await call(owner, 'POST', at(owner, 'inventory'), {
      name: `Gaz ${amount}`,
      sku: `${amount}`,
      currentStock: 100,
      reorderPoint: 5,
    })
  ).json();
  const reply = await call(owner, 'POST', `/api/clinics/inventory/${item.id}/movements`, {
    change: -amount,
    reason,
  });
  expect(reply.statusCode, reply.body).toBe(201);
}

test('REP-1 a period stands beside as many days before, with its chart and a file', async () => {
  const owner = await lakou.person('CLINIC_ADMIN');
  const other = await lakou.person('CLINIC_ADMIN');
  await dispensed(owner, 7);
  await dispensed(other, 90);
  const log = (
    await call(owner, 'POST', `/api/users/staff/${owner.id}/clock-in`, { clinicId: owner.clinicId })
  ).json();
  lakou.clock.move(2.5 * HOUR);
  await call(owner, 'POST', `/api/users/staff/${owner.id}/clock-out`, { timeLogId: log.id });
  lakou.clock.move(24 * HOUR);
  await dispensed(owner, 3);
  await dispensed(owner, 2, 'expired');
  const report = (
    await call(owner, 'GET', `${at(owner, 'report')}?from=2026-11-16&to=2026-11-16`)
  ).json<ClinicReport>();
  expect(report).toMatchObject({
    before: { from: '2026-11-15', to: '2026-11-15' },
    step: 'day',
    points: [{ from: '2026-11-16', staffMinutes: 0 }],
    stock: { items: 3, low: 0, out: 0, most: [{ quantity: 3 }] },
    staff: [{ id: owner.id, minutes: 0, before: 150 }],
  });
  expect(figuresOf(report)).toMatchObject({
    visits: [0, 0],
    dispensed: [3, 7],
    wasted: [2, 0],
    staffMinutes: [0, 150],
  });
  const file = await call(owner, 'GET', `${at(owner, 'report/file')}?from=2026-11-16&to=2026-11-16`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('"Staff hours","0.00","2.50"');
  const wrong = await call(owner, 'GET', `${at(owner, 'report')}?from=2026-11-16&to=2026-11-01`);
  expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'period_invalid']);
});

test('REP-1 only who manages the clinic reads its report', async () => {
  const owner = await lakou.person('CLINIC_ADMIN');
  const provider = await lakou.person('PROVIDER');
  await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
    provider.id,
    owner.clinicId,
  ]);
  for (const rest of ['report', 'report/file', 'monthly-report', 'monthly-report/file'])
    expect((await call(provider, 'GET', at(owner, rest))).statusCode).toBe(403);
});

/** Visits with signed notes, written straight into the tables: what counts is how they are counted. */
async function notes(owner: Person, count: number, codes: (string | null)[], born: string, gender: string) {
  const { db } = lakou.platform;
  const patient = await lakou.person('PATIENT');
  const provider = await lakou.person('PROVIDER');
  await db.query(
    `insert into patient_profiles (user_id, date_of_birth, gender) values ($1, $2, $3)
     on conflict (user_id) do update set date_of_birth = $2, gender = $3`,
    [patient.id, born, gender],
  );
  for (let n = 0; n < count; n += 1) {
    const starts = new Date(Date.parse('2026-10-05T14:00:00Z') + n * 24 * HOUR * 1000);
    const [booking] = await db.query<{ id: string }>(
      `insert into bookings (id, patient_id, provider_id, clinic_id, service_type, mode, starts_at, ends_at,
         time_zone, patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at,
         completed_at)
       values (gen_random_uuid(), $1, $2, $3, 'Check-up', 'clinic', $4, $4::timestamptz + interval '30 minutes',
         'America/Port-au-Prince', 'America/Port-au-Prince', 'completed', 5000, 500, 5500, $1, $4, $4)
       returning id`,
      [patient.id, provider.id, owner.clinicId, starts],
    );
    await db.query(
      `insert into visit_notes (id, patient_id, author_id, booking_id, status, sections, author_name, created_at,
         updated_at, signed_at)
       values (gen_random_uuid(), $1, $2, $3, 'signed', $4, 'Dr', $5, $5, $5)`,
      [
        patient.id,
        provider.id,
        booking?.id,
        JSON.stringify({ assessment: codes.map((code) => ({ code, text: 'x' })) }),
        starts,
      ],
    );
  }
}

test('REP-1 a month counts visits by age, sex and chapter, leaves small counts out, and names columns as asked', async () => {
  const owner = await lakou.person('CLINIC_ADMIN');
  await notes(owner, 6, ['I10', 'I11.9', 'E11.9'], '1980-02-01', 'Female');
  await notes(owner, 4, ['A09'], '2025-12-24', 'Male');
  await notes(owner, 5, [], '2000-01-01', 'Male');
  const url = at(owner, 'monthly-report');
  const report = (await call(owner, 'GET', `${url}?month=2026-10`)).json<MonthlyReport>();
  expect(report).toEqual({
    month: '2026-10',
    counts: [
      { diagnosisGroup: 'infections', ageGroup: 'under1', sex: 'Male', visits: null },
      { diagnosisGroup: 'endocrine', ageGroup: '25to49', sex: 'Female', visits: 6 },
      { diagnosisGroup: 'circulatory', ageGroup: '25to49', sex: 'Female', visits: 6 },
      { diagnosisGroup: 'uncoded', ageGroup: '25to49', sex: 'Male', visits: 5 },
    ],
    columns: { month: null, ageGroup: null, sex: null, diagnosisGroup: null, visits: null },
  });
  const visits = (
    await call(owner, 'GET', `${at(owner, 'report')}?from=2026-10-01&to=2026-10-31`)
  ).json<ClinicReport>();
  expect(figuresOf(visits).visits).toEqual([15, 0]);
  expect((await call(owner, 'GET', `${url}?month=2026-09`)).json().counts).toEqual([]);
  const names = { month: 'Mois', visits: '=Total' };
  expect((await call(owner, 'PUT', `${url}/columns`, names)).statusCode).toBe(200);
  const { body } = await call(owner, 'GET', `${url}/file?month=2026-10`);
  const lines = body.split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Mois","Age group","Sex","Diagnosis group","\'=Total"');
  expect(lines[1]).toBe('"2026-10","Under 1 year","Male","Infections and parasites","fewer than 5"');
  expect((await call(owner, 'GET', `${url}?month=2026-13`)).statusCode).toBe(400);
});
