import pg from 'pg';

/** How much there is of what administrators look through. */
export interface AdministrationSize {
  /** Each a payment, of a visit that exists; one of ten was refunded and waits for a hand. */
  readonly payments: number;
  readonly clinics: number;
  /** Each of: questions to support, reports, papers, requests to the fund. Half of them wait. */
  readonly cases: number;
  readonly auditLines: number;
}

const PAYMENTS = `insert into payments (id, payable_kind, payable_id, created_by, provider, amount_cents, fee_cents, htg_cents,
    htg_per_usd, status, created_at, changed_at, captured_at, receipt_number)
  select uuidv7(), 'booking', b.id, b.patient_id, case when cash then 'moncash' else 'paypal' end, 5500, 500,
    case when cash then 720500 end, case when cash then 131 end, case when b.n % 20 = 1 then 'failed' else 'captured' end,
    now() - b.n * interval '1 minute', now() - b.n * interval '1 minute',
    case when b.n % 20 <> 1 then now() - b.n * interval '1 minute' end, case when b.n % 20 <> 1 then 'LK-2026-' || b.n end
  from (select id, patient_id, row_number() over (order by id) as n from bookings limit $1) b,
    lateral (select b.n % 3 = 0 as cash) c`;

const CAPTURES = `insert into ledger_transactions (id, kind, payment_id, created_at)
  select uuidv7(), 'capture', id, captured_at from payments where captured_at is not null`;
const ENTRIES = `insert into ledger_entries (transaction_id, account, currency, cents)
  select t.id, e.account, 'USD', e.cents from ledger_transactions t,
    (values ('provider_payable', -5000), ('platform_fees', -500), ('paypal', 5500)) e (account, cents)`;

const REFUNDS = `insert into refunds (id, payment_id, amount_cents, status, created_at)
  select uuidv7(), id, 5000, case when n % 2 = 0 then 'by_hand' else 'failed' end, now()
  from (select id, row_number() over (order by id) as n from payments where captured_at is not null) y where n % 10 = 0`;

const DIFFERENCES = `insert into payment_differences (id, payment_id, kind, our_cents, their_cents, their_currency, found_at,
    seen_at)
  select uuidv7(), id, 'amount', 5500, 5000, 'USD', now(), now()
  from (select id, row_number() over (order by id) as n from payments where captured_at is not null) y where n % 15 = 0`;

// Five clinics, whatever the number, have a rare name. Each has somebody who runs it.
const CLINICS = `insert into clinics (id, name, contact_email, created_at)
  select uuidv7(), case when n % greatest(1, $1::int / 5) = 0 then 'Klinik Zefiren ' else 'Klinik ' end || n,
    'klinik' || n || '@example.test', now() from generate_series(1, $1::int) n`;
const MANAGERS = `insert into app_users (id, name, email, role, clinic_id, preferred_language, is_profile_complete, created_at)
  select uuidv7(), 'Direktè ' || n, 'direkte' || n || '@example.test', 'CLINIC_ADMIN', id, 'fr', true, now()
  from (select id, row_number() over (order by id) as n from clinics) c`;
const REGISTRATIONS = `insert into clinic_registrations (clinic_id, kind, registration_number, issuing_authority, state, sent_at)
  select id, 'clinic', 'MSPP-' || n, 'MSPP', case when n % 2 = 0 then 'pending' else 'verified' end,
    now() - n * interval '1 minute' from (select id, row_number() over (order by id) as n from clinics) c`;

const SUPPORT = `insert into support_requests (id, name, email, language, topic, message, created_at, closed_at)
  select uuidv7(), 'Moun ' || n, 'moun' || n || '@example.test', 'ht', 'booking', 'Mwen pa jwenn randevou mwen an.', now(),
    case when n % 2 = 0 then now() end from generate_series(1, $1::int) n`;

const REPORTS = `insert into qna_reports (id, person_id, reporter_id, reason, created_at, closed_at, closed_by, outcome)
  select uuidv7(), v.id, p.id, 'fraud', now(), case when p.n % 2 = 0 then now() end,
    case when p.n % 2 = 0 then $2::uuid end, case when p.n % 2 = 0 then 'kept' end
  from (select id, row_number() over (order by id) as n from app_users where role = 'PATIENT' order by id limit $1) p
  join (select id, row_number() over (order by id) - 1 as n, count(*) over () as of from app_users
    where role = 'PROVIDER') v on v.n = p.n % v.of`;

const FILES = `insert into files (id, owner_id, kind, content_type, size, sha256, created_at)
  select uuidv7(), id, 'document', 'application/pdf', 1000, sha256(id::text::bytea), now() from app_users where role = 'PROVIDER'`;
const PAPERS = `insert into credentials (id, provider_id, type, file_id, expiry_date, status, sent_at)
  select uuidv7(), f.owner_id, t.type, f.id, current_date + 400, case when t.waits then 'pending' else 'verified' end, now()
  from files f, (values ('Medical License', false), ('Board Certification', false), ('Photo ID', true),
    ('Background Check', true)) t (type, waits)`;

const FUND = `insert into fund_requests (id, patient_id, kind, medicine, pharmacy, amount_cents, reason, town, department, status,
    created_at, decided_at)
  select uuidv7(), id, 'medicine', 'Amoksisilin', 'Famasi Sentral', 1500, 'Mwen pa gen lajan.', 'Ench', 'centre',
    case when n % 2 = 0 then 'waiting' else 'withdrawn' end, now(), case when n % 2 <> 0 then now() end
  from (select id, row_number() over (order by id) as n from app_users where role = 'PATIENT' order by id limit $1) p`;

const RUNS = `insert into payout_runs (id, minimum_cents, created_by, created_at)
  select uuidv7(), 1000, $2, now() - n * interval '1 day' from generate_series(1, greatest(60, $1::int / 100)) n`;

// A line for each of the last twelve months, so that each has its part before the many come.
const FIRST_LINES = `insert into audit_events (id, at, action)
  select uuidv7(-n * interval '30 days'), now() - n * interval '30 days', 'user:read' from generate_series(0, 12) n`;
const AUDIT = `insert into audit_events (id, at, action, actor_id, subject_id, request_id)
  select uuidv7(-n * interval '1 year' / $1::int), now() - n * interval '1 year' / $1::int,
    (array['booking:read', 'vault:read', 'user:read', 'message:list'])[1 + n % 4], a.id, s.id, 'req-' || n
  from generate_series(1, $1::int) n
  join (select id, row_number() over (order by id) - 1 as nth from app_users limit 4000) a on a.nth = n % 4000
  join (select id, row_number() over (order by id) - 1 as nth from app_users limit 4000) s on s.nth = n::bigint * 7 % 4000`;

/** Fills what administrators see, on top of people and visits. This one becomes an administrator. */
export async function fillAdministration(
  url: string,
  administrator: string,
  { payments, clinics, cases, auditLines }: AdministrationSize,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`update app_users set role = 'ADMIN', is_profile_complete = true where id = $1`, [
      administrator,
    ]);
    // The references are correct by construction; triggers and checks of so many rows take minutes.
    await client.query('set session_replication_role = replica');
    await client.query(PAYMENTS, [payments]);
    for (const statement of [CAPTURES, ENTRIES, REFUNDS, DIFFERENCES]) await client.query(statement);
    await client.query(FIRST_LINES);
    await client.query(`select add_months('audit_events')`);
    await client.query(AUDIT, [auditLines]);
    await client.query('set session_replication_role = origin');
    await client.query(CLINICS, [clinics]);
    for (const statement of [MANAGERS, REGISTRATIONS, FILES, PAPERS]) await client.query(statement);
    await client.query(SUPPORT, [cases]);
    await client.query(REPORTS, [cases, administrator]);
    await client.query(FUND, [cases]);
    await client.query(RUNS, [cases, administrator]);
    await client.query('vacuum analyze');
    await client.query('checkpoint'); // else what was filled is still being written while we measure
  } finally {
    await client.end();
  }
}
