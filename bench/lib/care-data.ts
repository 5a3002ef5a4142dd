import pg from 'pg';

/** The size of the data. */
export interface CareSize {
  readonly patients: number;
  readonly providers: number;
  /** Spread evenly: eight of ten in the past, two of ten in the future. */
  readonly bookings: number;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Day and night, so that no test runs out of free times. */
const HOURS = JSON.stringify({
  timeZone: 'America/Port-au-Prince',
  hours: DAYS.map((day) => ({ day, from: '00:00', to: '23:59' })),
});

const PATIENTS = `insert into app_users (id, name, email, role, preferred_language, created_at)
  select uuidv7(), 'Pasyan ' || n, 'more' || n || '@example.test', 'PATIENT', 'ht', now()
  from generate_series((select count(*) from app_users where role = 'PATIENT') + 1, $1::bigint) n`;

const PROVIDERS = `insert into app_users (id, name, email, role, preferred_language, is_profile_complete, phone, created_at)
  select uuidv7(), 'Doktè ' || n, 'dokte' || n || '@example.test', 'PROVIDER', 'ht', true, '+50937009012', now()
  from generate_series(1, $1::int) n`;

// Five providers, whatever the size, have a specialty and a language that nobody else has.
const PROFILES = `insert into provider_profiles (user_id, specialty, specialty_tags, languages_spoken, availability,
    service_locations, is_available, rating_sum, rating_count)
  select id, (array['Pediatrics', 'Surgery', 'Family Medicine', 'Mental Health'])[1 + n % 4],
    case when rare then '{Dyaliz}'::text[] else '{}' end, case when rare then '{ht,en}'::text[] else '{ht}' end, $1::jsonb,
    jsonb_build_array(jsonb_build_object('name', (array['Delma', 'Kafou', 'Petyonvil', 'Jakmèl'])[1 + n % 4], 'lat', 18.1 + (n % 180) / 100.0,
      'lng', -74.3 + (n % 250) / 100.0)), true, n % 250, 50
  from (select id, row_number() over (order by id) as n from app_users where role = 'PROVIDER') u,
    lateral (select n % greatest(1, $2::int / 5) = 0 as rare) r`;

// The nth visit is of the nth patient, starting again at the end, and the same for providers.
const VISITS = `with p as (select id, row_number() over (order by id) - 1 as n from app_users where role = 'PATIENT'),
    v as (select id, row_number() over (order by id) - 1 as n from app_users where role = 'PROVIDER'),
    s as (select n, n / $2::bigint as nth, n / $3::bigint as mth from generate_series(0, $1::bigint - 1) n),
    t as (select s.*, nth >= 8 as ahead, date_trunc('hour', now()) + case when nth >= 8
        then interval '14 days' + mth * interval '30 minutes' else -(nth + 1) * interval '9 days' end as at from s)
  insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
    patient_time_zone, status, payment_status, base_cents, service_fee_cents, total_cents, created_by, created_at)
  select uuidv7(), p.id, v.id, 'General consultation', 'video', at, at + interval '30 minutes',
    'America/Port-au-Prince', 'America/Port-au-Prince', case when ahead then 'confirmed' else 'completed' end,
    case when ahead or nth < 7 then 'paid' else 'unpaid' end, 5000, 500, 5500, p.id, now()
  from t join p on p.n = t.n % $2::bigint join v on v.n = t.n % $3::bigint`;

// What the triggers would have noted, once for each provider instead of once for each visit.
const NOTED = `insert into free_time_changes (provider_id) select id from app_users where role = 'PROVIDER'`;

/** Fills a database with visits; returns its providers, oldest first. */
export async function fillCare(url: string, { patients, providers, bookings }: CareSize): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(PATIENTS, [patients]);
  await client.query(PROVIDERS, [providers]);
  await client.query(PROFILES, [HOURS, providers]);
  // The references are correct by construction; a million triggers and checks take minutes.
  await client.query('set session_replication_role = replica');
  await client.query(VISITS, [bookings, patients, providers]);
  await client.query('set session_replication_role = origin');
  await client.query(NOTED);
  await client.query('vacuum analyze app_users, provider_profiles, provider_listings, bookings');
  // Else what was just filled is still being written while it is asked for.
  await client.query('checkpoint');
  const { rows } = await client.query<{ id: string }>(
    "select id from app_users where role = 'PROVIDER' order by id",
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Providers from the whole list except its end, so that each has a full page after it. */
export async function pageEnds(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select provider_id as id from (
       select provider_id, row_number() over (order by rank, provider_id) as n, count(*) over () as of
       from provider_listings) l
     where n % greatest(1, of / 100) = 0 and n <= of * 3 / 4 order by n`,
  );
  await client.end();
  return rows.map(({ id }) => id);
}

/** The newest visit of each of these patients. */
export async function bookingsOf(url: string, patientIds: readonly string[]): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string; patient: string }>(
    `select distinct on (patient_id) patient_id as patient, id from bookings where patient_id = any ($1)
     order by patient_id, starts_at desc`,
    [patientIds],
  );
  await client.end();
  return new Map(rows.map(({ id, patient }) => [patient, id]));
}
