import pg from 'pg';

// Half are entries, three of ten visits, two of ten images, spread over the days before today.
const ENTRIES = `insert into record_entries (id, patient_id, kind, label, status, author_id, by_provider, at, created_at,
    changed_at)
  select uuidv7(), $1::uuid, (array['allergy', 'condition', 'medicine', 'immunization', 'procedure'])[1 + n % 5],
    'Antre ' || n, 'active', $1, false, now() - n * interval '5 hours', now(), now()
  from generate_series(1, $2::int * 5 / 10) n`;
const VISITS = `insert into bookings (id, patient_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
    patient_time_zone, status, payment_status, base_cents, service_fee_cents, total_cents, created_by, created_at)
  select uuidv7(), $1::uuid, $3::uuid, 'General consultation', 'video', at, at + interval '30 minutes',
    'America/Port-au-Prince', 'America/Port-au-Prince', 'completed', 'paid', 5000, 500, 5500, $1, now()
  from generate_series(1, $2::int * 3 / 10) n,
    lateral (select date_trunc('hour', now()) - n * interval '9 hours' - $4::int * interval '30 minutes' as at) t`;
const FILES = `insert into image_files (id, created_at) select uuidv7(), now() from generate_series(1, $1::int) n
  returning id`;
// Previews as large as the table allows, of bytes that nothing makes smaller.
const IMAGES = `insert into images (id, patient_id, title, content_type, size, sha256, preview, uploaded_by, uploaded_at)
  select id, $1::uuid, 'Radyografi ' || n, 'image/jpeg', 90000, decode(md5(id::text) || md5(id::text), 'hex'),
    decode((select string_agg(md5(id::text || k), '') from generate_series(1, 62) k), 'hex'), $1, now() - n * interval '7 hours'
  from unnest($2::uuid[]) with ordinality f (id, n)`;

/** The size of one person's record. */
export interface RecordSize {
  readonly patientId: string;
  readonly entries: number;
  readonly images: number;
}

/** Fills the records of people, treated by one provider whose visits do not overlap. */
export async function fillRecords(url: string, sizes: readonly RecordSize[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into app_users (id, name, email, role, preferred_language, created_at)
     values (uuidv7(), 'Doktè', 'dokte@example.test', 'PROVIDER', 'ht', now()) returning id`,
  );
  for (const [index, { patientId, entries, images }] of sizes.entries()) {
    await client.query(ENTRIES, [patientId, entries]);
    await client.query(VISITS, [patientId, entries, rows[0]?.id, index]);
    const files = await client.query<{ id: string }>(FILES, [images]);
    await client.query(IMAGES, [patientId, files.rows.map(({ id }) => id)]);
  }
  await client.query('vacuum analyze record_entries, bookings, images');
  await client.end();
}
