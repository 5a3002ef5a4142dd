import type { Invoice, InvoiceDetails, Owed, VisitToInvoice } from '@lakou/contract/invoices';
import type { InvoiceState } from '@lakou/contract/invoices.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { INVOICE_STATE, NUMBER, STATES } from './invoice-columns.store.ts';
import type { InvoiceScope } from './invoices.access.ts';

export type OfClinic = { clinicId: string };
type Reader = Grant<'invoice:read', InvoiceScope>;

interface Row extends Omit<Invoice, 'issuedAt'> {
  readonly issuedAt: Date;
}
const toInvoice = (row: Row): Invoice => ({ ...row, issuedAt: row.issuedAt.toISOString() });

const INVOICE = `i.id, i.kind, ${NUMBER('i')} as number, i.link_id as "clinicPatientId", i.name,
  i.total_cents as "totalCents", i.paid_cents as "paidCents", i.issued_at as "issuedAt",
  ${INVOICE_STATE} as state`;

export async function isInvoiceOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from invoices where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

/** The newest first; one more than the page size when there are more. */
export async function listInvoices(
  { db, scope }: Grant<'invoices:list', OfClinic>,
  { after, limit, state, q }: Page & { state?: InvoiceState | undefined; q?: string | undefined },
): Promise<Invoice[]> {
  const rows = await db.read<Row>(
    `select ${INVOICE} from invoices i
     where i.clinic_id = $1 and ${state ? STATES[state] : 'true'}
       and ($4::text is null or position(plain_text($4) in plain_text(i.name)) > 0 or ${NUMBER('i')} = $4)
       and ($2::uuid is null or (i.issued_at, i.id) < (select issued_at, id from invoices where id = $2))
     order by i.issued_at desc, i.id desc limit $3`,
    [scope.clinicId, after ?? null, limit + 1, q || null],
  );
  return rows.map(toInvoice);
}

/** What the clinic is owed by age, or one patient of it owes. */
export async function sumOwed(
  { db, scope, at }: Grant<'invoices:sum', OfClinic> | Grant<'patient-statement:read', OfClinic>,
  linkId: string | null = null,
): Promise<Owed> {
  const [sums] = await db.read<Owed>(
    `select coalesce(sum(owed) filter (where age <= 30), 0)::int as days30,
       coalesce(sum(owed) filter (where age > 30 and age <= 60), 0)::int as days60,
       coalesce(sum(owed) filter (where age > 60 and age <= 90), 0)::int as days90,
       coalesce(sum(owed) filter (where age > 90), 0)::int as older
     from (select total_cents - paid_cents as owed, extract(epoch from $2::timestamptz - issued_at) / 86400 as age
       from invoices where clinic_id = $1 and kind = 'invoice' and credited_at is null
         and paid_cents < total_cents and ($3::uuid is null or link_id = $3)) open`,
    [scope.clinicId, at, linkId],
  );
  return sums ?? { days30: 0, days60: 0, days90: 0, older: 0 };
}

export async function findCash({
  db,
  scope,
}: Grant<'invoices:sum', OfClinic>): Promise<{ cashCents: number; lastClosedAt: Date | null }> {
  const [found] = await db.read<{ cashCents: number; lastClosedAt: Date | null }>(
    `select coalesce((select cents from clinic_balances where clinic_id = $1 and account = 'cash'), 0)::int as "cashCents",
       (select max(closed_at) from cash_closes where clinic_id = $1) as "lastClosedAt"`,
    [scope.clinicId],
  );
  return found ?? { cashCents: 0, lastClosedAt: null };
}

interface VisitRow extends Omit<VisitToInvoice, 'completedAt'> {
  readonly completedAt: Date;
}

export async function listVisitsToInvoice({
  db,
  scope,
}: Grant<'invoices:visits', OfClinic>): Promise<VisitToInvoice[]> {
  const rows = await db.read<VisitRow>(
    `select * from (
     (select b.id, false as "isClinicVisit", b.patient_id as "patientId", b.dependent_id as "dependentId",
       coalesce(d.name, u.name) as name, b.service_type as "serviceType",
       coalesce(b.completed_at, b.ends_at) as "completedAt"
     from bookings b join app_users u on u.id = b.patient_id left join dependents d on d.id = b.dependent_id
     where b.clinic_id = $1 and b.status = 'completed' and b.payment_status = 'unpaid' and u.erased_at is null
       and not exists (select from invoices i where i.booking_id = b.id and i.kind = 'invoice' and i.credited_at is null)
     order by coalesce(b.completed_at, b.ends_at) desc, b.id limit 50)
     union all
     (select v.id, true, null, null, v.name, v.sections ->> 'reason', v.ended_at
     from clinic_visits v
     where v.clinic_id = $1 and v.status = 'completed' and v.invoice_id is null
     order by v.ended_at desc, v.id limit 50)) visits
     order by "completedAt" desc, id limit 50`,
    [scope.clinicId],
  );
  return rows.map(({ completedAt, ...row }) => ({ ...row, completedAt: completedAt.toISOString() }));
}

type Head = Omit<InvoiceDetails, 'lines' | 'payments' | 'issuedAt'> & { readonly issuedAt: Date };
type PaymentRow = Omit<InvoiceDetails['payments'][number], 'receivedAt'> & { readonly receivedAt: Date };

export async function findInvoice({ db, scope }: Reader): Promise<InvoiceDetails | undefined> {
  const [head] = await db.read<Head>(
    `select ${INVOICE}, c.name as "clinicName", u.name as "issuedBy", i.subtotal_cents as "subtotalCents",
       i.discount_cents as "discountCents", i.discount_reason as "discountReason",
       i.band_name as "bandName", i.band_percent as "bandPercent", i.reason,
       (select ${NUMBER('o')} from invoices o where o.id = i.credits_id or o.credits_id = i.id limit 1) as "otherNumber"
     from invoices i join clinics c on c.id = i.clinic_id join app_users u on u.id = i.issued_by
     where i.id = $1 and i.clinic_id = $2`,
    [scope.invoiceId, scope.clinicId],
  );
  if (!head) return undefined;
  const lines = await db.read<InvoiceDetails['lines'][number]>(
    `select code, description, quantity, unit_cents as "unitCents" from invoice_lines
     where invoice_id = $1 order by position limit 100`,
    [scope.invoiceId],
  );
  const payments = await db.read<PaymentRow>(
    `select p.id, p.cents, p.tendered_cents as "tenderedCents", p.tendered_cents - p.cents as "changeCents",
       p.received_at as "receivedAt", u.name as "receivedBy", coalesce(y.provider, 'cash') as method,
       p.returned_cents as "returnedCents"
     from invoice_payments p left join app_users u on u.id = p.received_by left join payments y on y.id = p.payment_id
     where p.invoice_id = $1 order by p.received_at, p.id limit 100`,
    [scope.invoiceId],
  );
  return {
    ...head,
    issuedAt: head.issuedAt.toISOString(),
    lines,
    payments: payments.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
  };
}

export type InvoiceWriter = Grant<'invoice:write', OfClinic> | Grant<'invoice:credit', InvoiceScope>;

/** The next number of the clinic in this year; held until the end of the transaction, so that no number is lost. */
export async function takeNumber({ db, scope }: InvoiceWriter, year: number): Promise<number> {
  const [row] = await db.query<{ last: number }>(
    `insert into invoice_numbers (clinic_id, year, last) values ($1, $2, 1)
     on conflict (clinic_id, year) do update set last = invoice_numbers.last + 1 returning last`,
    [scope.clinicId, year],
  );
  return row?.last ?? 1;
}

export interface NewInvoice {
  readonly id: string;
  readonly kind: Invoice['kind'];
  readonly year: number;
  readonly number: number;
  readonly clientId: string;
  readonly linkId: string | null;
  readonly patientId: string | null;
  readonly bookingId: string | null;
  readonly clinicVisitId: string | null;
  readonly creditsId: string | null;
  readonly name: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly discountReason: string | null;
  readonly bandName: string | null;
  readonly bandPercent: number | null;
  readonly reason: string | null;
}

export async function insertInvoice(
  { db, scope, actor, at }: InvoiceWriter,
  invoice: NewInvoice,
): Promise<void> {
  const { subtotalCents, discountCents } = invoice;
  await db.query(
    `insert into invoices (id, clinic_id, kind, year, number, client_id, link_id, booking_id, credits_id, name,
       subtotal_cents, discount_cents, discount_reason, total_cents, reason, issued_by, issued_at, patient_id,
       band_name, band_percent, clinic_visit_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
    [
      invoice.id,
      scope.clinicId,
      invoice.kind,
      invoice.year,
      invoice.number,
      invoice.clientId,
      invoice.linkId,
      invoice.bookingId,
      invoice.creditsId,
      invoice.name,
      subtotalCents,
      discountCents,
      invoice.discountReason,
      subtotalCents - discountCents,
      invoice.reason,
      actor.id,
      at,
      invoice.patientId,
      invoice.bandName,
      invoice.bandPercent,
      invoice.clinicVisitId,
    ],
  );
}

export interface NewLine {
  readonly code: string;
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
}
export async function insertLines(
  { db }: InvoiceWriter,
  invoiceId: string,
  lines: readonly NewLine[],
): Promise<void> {
  await db.query(
    `insert into invoice_lines (invoice_id, position, code, description, quantity, unit_cents)
     select $1, position, code, description, quantity, "unitCents"
     from json_to_recordset($2) as l (position int, code text, description text, quantity int, "unitCents" int)`,
    [invoiceId, JSON.stringify(lines.map((line, position) => ({ ...line, position })))],
  );
}

export async function copyLines({ db }: InvoiceWriter, from: string, to: string): Promise<void> {
  await db.query(
    `insert into invoice_lines (invoice_id, position, code, description, quantity, unit_cents)
     select $2, position, code, description, quantity, unit_cents from invoice_lines where invoice_id = $1`,
    [from, to],
  );
}

/** An invoice as the list shows it. */
export async function findListed({ db, scope }: InvoiceWriter, id: string): Promise<Invoice | undefined> {
  const [row] = await db.query<Row>(
    `select ${INVOICE} from invoices i where i.id = $1 and i.clinic_id = $2`,
    [id, scope.clinicId],
  );
  return row && toInvoice(row);
}

export async function findSent(
  { db, scope }: Grant<'invoice:write', OfClinic>,
  clientId: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    'select id from invoices where clinic_id = $1 and client_id = $2',
    [scope.clinicId, clientId],
  );
  return row?.id;
}

export async function findClinicName({ db, scope }: Grant<'invoice:write', OfClinic>): Promise<string> {
  const [found] = await db.read<{ name: string }>('select name from clinics where id = $1', [scope.clinicId]);
  return found?.name ?? '';
}

interface Payer {
  readonly linkId: string | null;
  /** The account, where the clinic may know it. */
  readonly patientId: string | null;
  readonly name: string;
}

/** A patient whom the clinic sees now. */
export async function findPayer(
  { db, scope, at }: Grant<'invoice:write', OfClinic>,
  linkId: string,
): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>(
    `select l.id as "linkId", l.name, case when known.now then l.user_id end as "patientId" from clinic_links l
     cross join lateral (select exists (select from clinic_patients p where p.clinic_id = l.clinic_id
       and p.patient_id = l.user_id and (p.until is null or p.until > $3)) as now) known
     where l.id = $1 and l.clinic_id = $2 and (l.source = 'clinic' or known.now)`,
    [linkId, scope.clinicId, at],
  );
  return row;
}

/** Who has to pay a completed visit with the clinic that nobody paid or invoiced. */
export async function findVisitor(
  { db, scope }: Grant<'invoice:write', OfClinic>,
  bookingId: string,
): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>(
    `select l.id as "linkId", u.id as "patientId", u.name from bookings b join app_users u on u.id = b.patient_id
     left join clinic_links l on l.clinic_id = b.clinic_id and l.user_id = b.patient_id
     where b.id = $1 and b.clinic_id = $2 and b.status = 'completed' and b.payment_status = 'unpaid'
       and not exists (select from invoices i where i.booking_id = b.id and i.kind = 'invoice'
         and i.credited_at is null)
     for update of b`,
    [bookingId, scope.clinicId],
  );
  return row;
}

/** Who came for a signed visit of the clinic without an account that nobody invoiced. */
export async function findClinicVisitor(
  { db, scope }: Grant<'invoice:write', OfClinic>,
  visitId: string,
): Promise<Payer | undefined> {
  const [row] = await db.query<Payer>(
    `select v.link_id as "linkId", null::uuid as "patientId", v.name from clinic_visits v
     where v.id = $1 and v.clinic_id = $2 and v.status = 'completed' and v.invoice_id is null
     for update of v`,
    [visitId, scope.clinicId],
  );
  return row;
}
