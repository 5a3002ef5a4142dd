import type { Grant } from '#platform/access/grant.ts';
import type { InvoiceScope } from './invoices.access.ts';
import type { OfClinic } from './invoices.store.ts';
import type { SettlementGrant } from './online.store.ts';

type Poster =
  | Grant<'invoice:write', OfClinic>
  | Grant<'invoice:cash' | 'invoice:credit', InvoiceScope>
  | Grant<'cash:close', OfClinic>
  | SettlementGrant;

/** `online`: what the platform holds for the clinic. */
export type Account = 'receivable' | 'income' | 'cash' | 'safe' | 'difference' | 'online';
export interface Posting {
  readonly account: Account;
  readonly cents: number;
}

/** Writes one transaction and moves the balances; the database refuses one that does not sum to zero. */
export async function post(
  { db, at }: Poster,
  clinicId: string,
  transactionId: string,
  postings: readonly Posting[],
): Promise<void> {
  const some = postings.filter(({ cents }) => cents !== 0);
  if (some.length === 0) return;
  await db.query(
    `with posted as (
       insert into clinic_ledger (transaction_id, clinic_id, account, cents, at)
       select $1, $2, account, cents, $3 from json_to_recordset($4) as p (account text, cents bigint)
       returning clinic_id, account, cents)
     insert into clinic_balances (clinic_id, account, cents)
     select clinic_id, account, cents from posted order by account
     on conflict (clinic_id, account) do update set cents = clinic_balances.cents + excluded.cents`,
    [transactionId, clinicId, at, JSON.stringify(some)],
  );
}

export interface HeldInvoice {
  readonly kind: 'invoice' | 'credit_note';
  readonly name: string;
  readonly linkId: string | null;
  readonly patientId: string | null;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly discountReason: string | null;
  readonly bandName: string | null;
  readonly bandPercent: number | null;
  readonly totalCents: number;
  readonly paidCents: number;
  readonly creditedAt: Date | null;
}

export async function lockInvoice({
  db,
  scope,
}: Grant<'invoice:cash' | 'invoice:credit', InvoiceScope>): Promise<HeldInvoice | undefined> {
  const [row] = await db.query<HeldInvoice>(
    `select kind, name, link_id as "linkId", patient_id as "patientId", subtotal_cents as "subtotalCents", discount_cents as "discountCents",
       discount_reason as "discountReason", band_name as "bandName", band_percent as "bandPercent", total_cents as "totalCents", paid_cents as "paidCents",
       credited_at as "creditedAt"
     from invoices where id = $1 and clinic_id = $2 for update`,
    [scope.invoiceId, scope.clinicId],
  );
  return row;
}

interface PaymentRow {
  readonly id: string;
  readonly cents: number;
  readonly tenderedCents: number;
  readonly changeCents: number;
  readonly receivedAt: Date;
  readonly receivedBy: string;
  readonly method: 'cash';
  readonly returnedCents: number;
}

/** The payment that was sent with this id before. */
export async function findPayment(
  { db, scope }: Grant<'invoice:cash', InvoiceScope>,
  clientId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>(
    `select p.id, p.cents, p.tendered_cents as "tenderedCents", p.tendered_cents - p.cents as "changeCents",
       p.received_at as "receivedAt", u.name as "receivedBy", 'cash' as method, 0 as "returnedCents"
     from invoice_payments p join app_users u on u.id = p.received_by
     where p.clinic_id = $1 and p.invoice_id = $2 and p.client_id = $3`,
    [scope.clinicId, scope.invoiceId, clientId],
  );
  return row;
}

interface NewPayment {
  readonly id: string;
  readonly clientId: string;
  readonly cents: number;
  readonly tenderedCents: number;
}
export async function insertPayment(
  { db, scope, actor, at }: Grant<'invoice:cash', InvoiceScope>,
  { id, clientId, cents, tenderedCents }: NewPayment,
): Promise<void> {
  await db.query(
    `with paid as (
       insert into invoice_payments (id, clinic_id, invoice_id, client_id, cents, tendered_cents, received_by, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning invoice_id, cents)
     update invoices i set paid_cents = i.paid_cents + paid.cents from paid where i.id = paid.invoice_id`,
    [id, scope.clinicId, scope.invoiceId, clientId, cents, tenderedCents, actor.id, at],
  );
}

export async function markCredited({ db, scope, at }: Grant<'invoice:credit', InvoiceScope>): Promise<void> {
  await db.query('update invoices set credited_at = $3 where id = $1 and clinic_id = $2', [
    scope.invoiceId,
    scope.clinicId,
    at,
  ]);
}

/** Held until the end of the transaction: nothing enters the cash box while it is counted. */
export async function lockCash({ db, scope }: Grant<'cash:close', OfClinic>): Promise<number> {
  const [row] = await db.query<{ cents: number }>(
    `insert into clinic_balances (clinic_id, account, cents) values ($1, 'cash', 0)
     on conflict (clinic_id, account) do update set cents = clinic_balances.cents returning cents::int as cents`,
    [scope.clinicId],
  );
  return row?.cents ?? 0;
}

export async function insertClose(
  { db, scope, actor, at }: Grant<'cash:close', OfClinic>,
  close: { id: string; expectedCents: number; countedCents: number },
): Promise<void> {
  await db.query(
    `insert into cash_closes (id, clinic_id, expected_cents, counted_cents, closed_by, closed_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [close.id, scope.clinicId, close.expectedCents, close.countedCents, actor.id, at],
  );
}
