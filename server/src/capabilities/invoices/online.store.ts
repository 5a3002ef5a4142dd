import type { Grant } from '#platform/access/grant.ts';
import { NUMBER } from './invoice-columns.store.ts';

/** Grants that ask whether an invoice can be paid. */
export type InvoicePayer = Grant<
  'payment:create' | 'payment:moncash' | 'payment:page' | 'payment:settle',
  unknown,
  unknown
>;
/** Grants that record what came or went back over PayPal or MonCash. */
export type SettlementGrant = Grant<'payment:settle', undefined, undefined>;

export interface OwedInvoice {
  readonly id: string;
  readonly patientId: string;
  readonly owedCents: number;
}

/** An invoice of this person, or of somebody who lets them pay; nothing is owed once it is taken back. */
export async function findOwed(
  { db }: InvoicePayer,
  id: string,
  userId: string,
): Promise<OwedInvoice | undefined> {
  const [found] = await db.read<OwedInvoice>(
    `select i.id, i.patient_id as "patientId",
       case when i.credited_at is null then i.total_cents - i.paid_cents else 0 end as "owedCents"
     from invoices i where i.id = $1 and i.kind = 'invoice' and (i.patient_id = $2
       or exists (select from sponsored_invoices v where v.invoice_id = i.id and v.sponsor_id = $2)
       or exists (select from represented_invoices v where v.invoice_id = i.id and v.representative_id = $2))`,
    [id, userId],
  );
  return found;
}

interface LockedInvoice {
  readonly clinicId: string;
  readonly clinicName: string;
  readonly patientId: string | null;
  readonly name: string;
  readonly number: string;
  readonly bookingId: string | null;
  readonly owedCents: number;
  readonly isCredited: boolean;
}

export async function lockOwed({ db }: SettlementGrant, id: string): Promise<LockedInvoice | undefined> {
  const [found] = await db.query<LockedInvoice>(
    `select i.clinic_id as "clinicId", c.name as "clinicName", i.patient_id as "patientId", i.name,
       ${NUMBER('i')} as number, i.booking_id as "bookingId",
       i.total_cents - i.paid_cents as "owedCents", i.credited_at is not null as "isCredited"
     from invoices i join clinics c on c.id = i.clinic_id where i.id = $1 and i.kind = 'invoice' for update of i`,
    [id],
  );
  return found;
}

/** What came with this payment; its id is the payment's, so that it is written once. */
export async function insertOnline(
  { db, at }: SettlementGrant,
  { invoiceId, clinicId, paymentId, cents }: OnlinePayment & { clinicId: string },
): Promise<void> {
  await db.query(
    `with paid as (
       insert into invoice_payments (id, clinic_id, invoice_id, client_id, cents, tendered_cents, payment_id, received_at)
       values ($1, $2, $3, $1, $4, $4, $1, $5) returning invoice_id, cents)
     update invoices i set paid_cents = i.paid_cents + paid.cents from paid where i.id = paid.invoice_id`,
    [paymentId, clinicId, invoiceId, cents, at],
  );
}

export interface OnlinePayment {
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly cents: number;
}

/** False when this payment was never written to the invoice. */
export async function saveReturned(
  { db }: SettlementGrant,
  { invoiceId, paymentId, cents }: OnlinePayment,
): Promise<boolean> {
  const returned = await db.query(
    `with back as (
       update invoice_payments set returned_cents = returned_cents + $3
       where payment_id = $2 and invoice_id = $1 returning invoice_id)
     update invoices i set paid_cents = i.paid_cents - $3 from back where i.id = back.invoice_id returning i.id`,
    [invoiceId, paymentId, cents],
  );
  return returned.length > 0;
}

type VisitMarker =
  | SettlementGrant
  | Grant<'invoice:write', { clinicId: string }>
  | Grant<'invoice:cash' | 'invoice:credit', { clinicId: string; invoiceId: string }>;

/** The visit that an invoice asks for is as paid as the invoice. */
export async function markVisit({ db }: VisitMarker, invoiceId: string): Promise<void> {
  await db.query(
    `update bookings b set payment_status = case when i.paid_cents = i.total_cents then 'paid' else 'unpaid' end
     from invoices i where i.id = $1 and b.invoice_id = i.id and i.credited_at is null`,
    [invoiceId],
  );
}

/** From now on the visit is paid by its invoice, and in no other way. */
export async function bindVisit(
  { db, scope }: Grant<'invoice:write', { clinicId: string }>,
  invoiceId: string,
  bookingId: string,
): Promise<void> {
  await db.query('update bookings set invoice_id = $1 where id = $2 and clinic_id = $3', [
    invoiceId,
    bookingId,
    scope.clinicId,
  ]);
}

/** The same for the visit of somebody without an account. */
export async function bindClinicVisit(
  { db, scope }: Grant<'invoice:write', { clinicId: string }>,
  invoiceId: string,
  visitId: string,
): Promise<void> {
  await db.query('update clinic_visits set invoice_id = $1 where id = $2 and clinic_id = $3', [
    invoiceId,
    visitId,
    scope.clinicId,
  ]);
}

/** The invoice was taken back: the visit is open again. */
export async function freeVisit({
  db,
  scope,
}: Grant<'invoice:credit', { clinicId: string; invoiceId: string }>): Promise<void> {
  await db.query(
    `update bookings set invoice_id = null, payment_status = 'unpaid' where invoice_id = $1 and clinic_id = $2`,
    [scope.invoiceId, scope.clinicId],
  );
  await db.query('update clinic_visits set invoice_id = null where invoice_id = $1 and clinic_id = $2', [
    scope.invoiceId,
    scope.clinicId,
  ]);
}

/** How much of what was paid came over PayPal or MonCash and was not returned. */
export async function sumOnline({
  db,
  scope,
}: Grant<'invoice:credit', { clinicId: string; invoiceId: string }>): Promise<number> {
  const [sum] = await db.query<{ cents: number }>(
    `select coalesce(sum(cents - returned_cents), 0)::int as cents from invoice_payments
     where invoice_id = $1 and payment_id is not null`,
    [scope.invoiceId],
  );
  return sum?.cents ?? 0;
}

/** Who runs the clinic. */
export async function listManagers({ db }: SettlementGrant, clinicId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select id from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and erased_at is null limit 20`,
    [clinicId],
  );
  return rows.map(({ id }) => id);
}
