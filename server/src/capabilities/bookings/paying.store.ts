import type { BookingStatus, PaymentStatus } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';

/** Grants that ask whether a visit can be paid for. */
export type PaymentReader = Grant<
  'payment:create' | 'payment:moncash' | 'payment:page' | 'payment:settle',
  unknown,
  unknown
>;
/** Grants that record a payment or a refund. */
export type SettlementGrant = Grant<'payment:settle', undefined, undefined>;

/** What paying for a visit needs to know. */
export interface Payable {
  readonly id: string;
  readonly patientId: string;
  readonly providerId: string | null;
  readonly clinicId: string | null;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly baseCents: number;
  readonly serviceFeeCents: number;
  readonly totalCents: number;
  /** The refund of a cancelled visit; null while it is not cancelled or was not paid. */
  readonly refundCents: number | null;
  readonly holdExpiresAt: Date | null;
  /** The clinic asks for it by an invoice: that is what can be paid. */
  readonly invoiced: boolean;
}

export async function findPayment(grant: PaymentReader, id: string): Promise<Payable | undefined> {
  const [found] = await grant.db.read<Payable>(
    `select id, patient_id as "patientId", provider_id as "providerId", clinic_id as "clinicId", status,
       payment_status as "paymentStatus", base_cents as "baseCents", service_fee_cents as "serviceFeeCents",
       total_cents as "totalCents", refund_cents as "refundCents", hold_expires_at as "holdExpiresAt",
       invoice_id is not null as invoiced
     from bookings where id = $1`,
    [id],
  );
  return found;
}

/** Whether the patient lets this person pay for the visit, as a sponsor or a representative. */
export async function isPayableByAnother(grant: PaymentReader, id: string, userId: string): Promise<boolean> {
  const found = await grant.db.read(
    `select 1 from sponsored_bookings where booking_id = $1 and sponsor_id = $2
     union all select 1 from represented_bookings where booking_id = $1 and representative_id = $2 limit 1`,
    [id, userId],
  );
  return found.length > 0;
}

/** False when it was paid already, or can no longer be paid. */
export async function savePaid(tx: SettlementGrant, id: string): Promise<boolean> {
  const paid = await tx.db.query(
    `update bookings set payment_status = 'paid', hold_expires_at = null,
       status = case status when 'awaiting_payment' then 'confirmed' else status end
     where id = $1 and payment_status = 'unpaid' and status not in ('cancelled', 'no_show') and invoice_id is null
     returning id`,
    [id],
  );
  return paid.length > 0;
}

/** A completed visit that no clinic arranged; false when it was paid already or did not take place. */
export async function savePaidInCash(tx: Grant<'cash:record', unknown>, id: string): Promise<boolean> {
  const paid = await tx.db.query(
    `update bookings set payment_status = 'paid', payment_method = 'Cash'
     where id = $1 and payment_status = 'unpaid' and status = 'completed' and invoice_id is null and clinic_id is null
     returning id`,
    [id],
  );
  return paid.length > 0;
}

/** Also those that gave their place back: nothing of the package is paid any more. */
export async function saveRefundedOfPackage(tx: SettlementGrant, packageId: string): Promise<string[]> {
  // Bounded by the visits of one package.
  const refunded = await tx.db.query<{ id: string }>(
    `update bookings set payment_status = 'refunded' where package_id = $1 and payment_status = 'paid' returning id`,
    [packageId],
  );
  return refunded.map(({ id }) => id);
}

export async function saveRefunded(tx: SettlementGrant, id: string): Promise<boolean> {
  const refunded = await tx.db.query(
    "update bookings set payment_status = 'refunded' where id = $1 and payment_status = 'paid' returning id",
    [id],
  );
  return refunded.length > 0;
}
