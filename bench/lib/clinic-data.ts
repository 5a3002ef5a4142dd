import pg from 'pg';
import type { Person } from './databases.ts';

// Every person has a name, one of ten a tag, and one signed visit; nine of ten visits are invoiced. Five names, whatever
// the size, are rare.
const ENTRIES = `insert into clinic_links (id, clinic_id, source, name, phone, date_of_birth, gender, tags, added_at)
  select gen_random_uuid(), $1, 'clinic',
    case when n % greatest(1, $2::int / 5) = 0 then 'Zefiren ' else 'Pasyan ' end || lpad(n::text, 7, '0'), '+50937001234',
    '1950-01-01'::date + (n * 7 % 24000)::int, case when n % 2 = 0 then 'Female' else 'Male' end,
    case when n % 10 = 0 then '{dyabet}'::text[] else '{}' end, now() - n * interval '1 minute'
  from generate_series(1, $2::int) n`;
const VISITS = `insert into clinic_visits (id, clinic_id, link_id, provider_id, name, date_of_birth, gender, status, sections,
    author_name, started_at, ended_at)
  select gen_random_uuid(), l.clinic_id, l.id, $2, l.name, l.date_of_birth, l.gender, 'completed',
    '{"reason": "Fever", "history": "", "findings": "", "plan": "Fluids", "assessment": []}', 'Doktè', l.added_at,
    l.added_at + interval '15 minutes'
  from clinic_links l where l.clinic_id = $1`;
const INVOICES = `insert into invoices (id, clinic_id, kind, year, number, client_id, link_id, name, subtotal_cents,
    total_cents, paid_cents, issued_by, issued_at, clinic_visit_id)
  select gen_random_uuid(), v.clinic_id, 'invoice', 2026, row_number() over (order by v.id), gen_random_uuid(), v.link_id,
    v.name, 1500, 1500, 1500, $2, v.ended_at, v.id
  from (select *, row_number() over (order by started_at desc, id) as n from clinic_visits where clinic_id = $1) v
  where v.n % 10 <> 0`;
const BIND = `update clinic_visits v set invoice_id = i.id from invoices i
  where i.clinic_visit_id = v.id and v.clinic_id = $1`;

interface FilledClinic {
  readonly id: string;
  /** An entry with full pages after it. */
  readonly pageEnd: string;
}

/** Makes this person run a clinic with so many patients, whom that provider saw. */
export async function fillClinic(
  url: string,
  { id: owner }: Person,
  providerId: string,
  patients: number,
): Promise<FilledClinic> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const made = await client.query<{ id: string }>(
      `insert into clinics (id, name, created_at) values (gen_random_uuid(), 'Klinik', now()) returning id`,
    );
    const id = made.rows[0]?.id ?? '';
    await client.query(
      `update app_users set role = 'CLINIC_ADMIN', clinic_id = $2, is_profile_complete = true where id = $1`,
      [owner, id],
    );
    await client.query(ENTRIES, [id, patients]);
    await client.query(VISITS, [id, providerId]);
    await client.query(INVOICES, [id, owner]);
    await client.query(BIND, [id]);
    await client.query('vacuum analyze clinic_links, clinic_visits, invoices, app_users');
    const found = await client.query<{ id: string }>(
      'select id from clinic_links where clinic_id = $1 order by sort_name, id offset $2 limit 1',
      [id, Math.floor(patients / 2)],
    );
    return { id, pageEnd: found.rows[0]?.id ?? '' };
  } finally {
    await client.end();
  }
}
