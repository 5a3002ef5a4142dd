import type { Lookup } from '#platform/access/lookup.ts';

export interface OnePayment {
  readonly paymentId: string;
}

async function findOne({ db }: Lookup, where: string, values: readonly unknown[]) {
  const [found] = await db.read<OnePayment>(
    `select id as "paymentId" from payments where ${where} limit 1`,
    values,
  );
  return found;
}

async function findOwnBooking(
  { actor, db }: Lookup,
  id: string,
): Promise<{ readonly bookingId: string } | undefined> {
  const [found] = await db.read<{ bookingId: string }>(
    'select id as "bookingId" from bookings where id = $1 and patient_id = $2',
    [id, actor.id],
  );
  return found;
}

/** What is paid on MonCash’s page: a visit, an invoice or a package of one’s own. */
export type OwnToPay =
  | { readonly bookingId: string }
  | { readonly invoiceId: string }
  | { readonly packageId: string };

export async function findOwnToPay(lookup: Lookup, id: string): Promise<OwnToPay | undefined> {
  const [invoice] = await lookup.db.read<{ invoiceId: string }>(
    `select id as "invoiceId" from invoices where id = $1 and patient_id = $2 and kind = 'invoice'`,
    [id, lookup.actor.id],
  );
  if (invoice) return invoice;
  const [bought] = await lookup.db.read<{ packageId: string }>(
    'select id as "packageId" from packages where id = $1 and patient_id = $2',
    [id, lookup.actor.id],
  );
  return bought ?? findOwnBooking(lookup, id);
}

/** What somebody may pay for: a visit or an invoice of theirs, or of a person who lets them; a year of support. */
export type ToPay = OwnToPay | { readonly yearId: string };

export async function findToPay(lookup: Lookup, id: string): Promise<ToPay | undefined> {
  const own = await findOwnToPay(lookup, id);
  if (own || lookup.actor.role === 'PATIENT') return own ?? findRepresentedToPay(lookup, id);
  if (lookup.actor.role !== 'SPONSOR') return undefined;
  const [found] = await lookup.db.read<{ what: 'bookingId' | 'invoiceId' | 'yearId' }>(
    `select 'bookingId' as what from sponsored_bookings where booking_id = $1 and sponsor_id = $2
     union all
     select 'invoiceId' from sponsored_invoices where invoice_id = $1 and sponsor_id = $2
     union all
     select 'yearId' from sponsorship_years y join sponsorships s on s.id = y.sponsorship_id
     where y.id = $1 and s.sponsor_id = $2 and s.consent = 'accepted' limit 1`,
    [id, lookup.actor.id],
  );
  if (found?.what === 'bookingId') return { bookingId: id };
  if (found?.what === 'invoiceId') return { invoiceId: id };
  return found && { yearId: id };
}

/** A visit or an invoice of somebody who lets the actor pay for them. */
async function findRepresentedToPay({ db, actor }: Lookup, id: string): Promise<OwnToPay | undefined> {
  const [found] = await db.read<{ what: 'bookingId' | 'invoiceId' }>(
    `select 'bookingId' as what from represented_bookings where booking_id = $1 and representative_id = $2
     union all
     select 'invoiceId' from represented_invoices where invoice_id = $1 and representative_id = $2
     limit 1`,
    [id, actor.id],
  );
  if (!found) return undefined;
  return found.what === 'bookingId' ? { bookingId: id } : { invoiceId: id };
}

export const findOwnOrder = (lookup: Lookup, orderId: string) =>
  findOne(lookup, "provider = 'paypal' and external_order_id = $1 and created_by = $2", [
    orderId,
    lookup.actor.id,
  ]);

export const findOwnTransaction = (lookup: Lookup, id: string) =>
  findOne(lookup, "provider = 'moncash' and id = $1 and created_by = $2", [id, lookup.actor.id]);

export const findOwnPaid = (lookup: Lookup, id: string) =>
  findOne(lookup, "id = $1 and created_by = $2 and status in ('captured', 'refunded')", [
    id,
    lookup.actor.id,
  ]);

export const findPaymentId = (lookup: Lookup, id: string) => findOne(lookup, 'id = $1', [id]);

/** A payment for a visit that was booked with the actor's clinic. */
export const findClinicPayment = (lookup: Lookup, id: string) =>
  findOne(
    lookup,
    `id = $1 and payable_kind = 'booking' and exists (
       select from bookings where id = payable_id and clinic_id = $2)`,
    [id, lookup.actor.clinicId],
  );
