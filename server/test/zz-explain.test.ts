import { test } from 'vitest';
import { bookingTest } from '#test/bookings.ts';
const t = bookingTest();
test('explain', { timeout: 120_000 }, async () => {
  const db = t.lakou.db;
  const doctors = []; for (let i=0;i<50;i++) doctors.push((await t.provider()).id);
  const patients = []; for (let i=0;i<50;i++) patients.push((await t.patient()).id);
  await db.query(`insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
     select gen_random_uuid(), ($2::uuid[])[1 + (n/50 + n) % 50], ($1::uuid[])[1 + n % 50], 'x','clinic', timestamptz '2024-01-01' + (n/50) * interval '30 minutes', timestamptz '2024-01-01' + (n/50) * interval '30 minutes' + interval '30 minutes','UTC','UTC', case when n < 60000 then 'completed' else 'confirmed' end,5000,500,5500,($2::uuid[])[1],now() from generate_series(0, 99999) n`, [doctors, patients]);
  await db.query('analyze bookings');
  const q = async (sql: string, v: unknown[]) => { const r = await db.query<{ 'QUERY PLAN': string }>('explain analyze ' + sql, v); console.log(r.map((x) => x['QUERY PLAN']).join('\n')); };
  await db.query("set plan_cache_mode = force_generic_plan");
  await q(`select starts_at from bookings where provider_id = $1 and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress') and tstzrange(starts_at, ends_at) && tstzrange($2, $3) and ($4::uuid is null or id <> $4)`, [doctors[3], '2024-03-12T00:00Z', '2024-03-19T00:00Z', null]);
  await q(`select starts_at from bookings where coalesce(dependent_id, patient_id) = $1 and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress') and tstzrange(starts_at, ends_at) && tstzrange($2, $3) and ($4::uuid is null or id <> $4)`, [patients[3], '2024-03-12T00:00Z', '2024-03-19T00:00Z', null]);
  await q(`select b.* from bookings b where b.provider_id = $1 and $2::timestamptz is not null and b.starts_at >= coalesce($3::timestamptz, '-infinity') and b.starts_at < coalesce($4::timestamptz, 'infinity')
   and (b.starts_at, b.id) < (coalesce((select starts_at from bookings where id = $5::uuid), 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')) order by b.starts_at desc, b.id desc limit $6`, [doctors[3], new Date(), '2024-01-10T00:00Z', '2024-01-12T00:00Z', null, 50]);
});
