import pg from 'pg';

/** Of every hundred patients 1 measured a danger, 3 are pregnant and 2 were to come back and did not. */
const STATEMENTS = [
  `insert into measurements (id, patient_id, at, systolic, diastolic, signs, in_pregnancy, author_id, danger_level, danger_signs, created_at)
   select uuidv7(), id, now() - interval '1 day' * (n % 20), case when n % 100 = 0 then 172 else 118 end, 76, '{}', false, id,
     case when n % 100 = 0 then 'urgent' end, case when n % 100 = 0 then '{severe_pressure}'::text[] end, now()
   from (select id, row_number() over (order by id) as n from app_users where role = 'PATIENT') u, generate_series(1, 5)`,
  `insert into maternity_profiles (id, patient_id, due_date, created_at)
   select uuidv7(), id, current_date + 100, now()
   from (select id, row_number() over (order by id) as n from app_users where role = 'PATIENT') u where n % 33 = 0`,
  `insert into recalls (id, provider_id, patient_id, due_on, created_at)
   select uuidv7(), $1, id, current_date - 3, now()
   from (select id, row_number() over (order by id) as n from app_users where role = 'PATIENT') u where n % 50 = 0`,
  // Without a checked licence nothing of this is shown.
  'update provider_profiles set license_verified = true, license_expiration_date = current_date + 365 where user_id = $1',
];

/** What makes the patients of one provider need looking at. */
export async function fillFlags(url: string, providerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of STATEMENTS)
      await client.query(statement, statement.includes('$1') ? [providerId] : []);
    await client.query('vacuum analyze measurements, maternity_profiles, recalls');
  } finally {
    await client.end();
  }
}
