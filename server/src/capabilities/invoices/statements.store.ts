import type { StatementEntry } from '@lakou/contract/invoices';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { NUMBER } from './invoice-columns.store.ts';
import type { StatementScope } from './invoices.access.ts';

type Reader = Grant<'patient-statement:read', StatementScope>;

/** For rules: a patient whom the clinic sees now, or wrote an invoice to. */
export async function findStatementOwner(
  { db, at }: Lookup,
  clinicId: string,
  linkId: string,
): Promise<{ patientId: string | null } | undefined> {
  const [found] = await db.read<{ patientId: string | null }>(
    `select (select i.patient_id from invoices i where i.link_id = l.id and i.patient_id is not null limit 1) as "patientId"
     from clinic_links l where l.id = $1 and l.clinic_id = $2 and (l.source = 'clinic'
       or exists (select from invoices i where i.link_id = l.id)
       or exists (select from clinic_patients p where p.clinic_id = l.clinic_id and p.patient_id = l.user_id
         and (p.until is null or p.until > $3)))`,
    [linkId, clinicId, at],
  );
  return found;
}

export async function findNames({
  db,
  scope,
}: Reader): Promise<{ name: string; clinicName: string } | undefined> {
  const [found] = await db.read<{ name: string; clinicName: string }>(
    `select l.name, c.name as "clinicName" from clinic_links l join clinics c on c.id = l.clinic_id
     where l.id = $1 and l.clinic_id = $2`,
    [scope.linkId, scope.clinicId],
  );
  return found;
}

/**
 * Of one patient (`$1`) of a clinic (`$2`). A credit note takes the invoice back, and what was paid of it goes back too;
 * a refund without one is in the books under its own id.
 */
const ENTRIES = `with mine as (select * from invoices where link_id = $1 and clinic_id = $2),
  entries as (
    select i.id, i.kind, i.id as invoice_id, i.issued_at as at, i.total_cents as cents from mine i where i.kind = 'invoice'
    union all select p.id, 'payment', p.invoice_id, p.received_at, -p.cents
      from invoice_payments p join mine i on i.id = p.invoice_id
    union all select r.id, 'returned', i.id, g.at, g.cents::int
      from mine i join invoice_payments p on p.invoice_id = i.id join refunds r on r.payment_id = p.payment_id
      join clinic_ledger g on g.transaction_id = r.id and g.account = 'receivable'
    union all select n.id, n.kind, n.id, n.issued_at, -n.total_cents from mine n where n.kind = 'credit_note'
    union all select n.credits_id, 'returned', n.id, n.issued_at, i.paid_cents
      from mine n join invoices i on i.id = n.credits_id where i.paid_cents > 0)`;

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** What was owed when the period began and ended. */
export async function findBalances(
  { db, scope }: Reader,
  { start, end }: Period,
): Promise<{ openingCents: number; closingCents: number }> {
  const [sums] = await db.read<{ openingCents: number; closingCents: number }>(
    `${ENTRIES} select coalesce(sum(cents) filter (where at < $3), 0)::int as "openingCents",
       coalesce(sum(cents) filter (where at < $4), 0)::int as "closingCents" from entries limit 1`,
    [scope.linkId, scope.clinicId, start, end],
  );
  return sums ?? { openingCents: 0, closingCents: 0 };
}

/** The oldest first; one more than `most` when there are more. */
export async function listEntries(
  { db, scope }: Reader,
  { start, end }: Period,
  most: number,
): Promise<StatementEntry[]> {
  const rows = await db.read<Omit<StatementEntry, 'at'> & { readonly at: Date }>(
    `${ENTRIES} select e.id, e.kind, e.invoice_id as "invoiceId", ${NUMBER('i')} as number, e.at, e.cents
     from entries e join invoices i on i.id = e.invoice_id where e.at >= $3 and e.at < $4
     order by e.at, array_position(array['invoice', 'payment', 'returned', 'credit_note'], e.kind), e.id limit $5`,
    [scope.linkId, scope.clinicId, start, end, most + 1],
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
