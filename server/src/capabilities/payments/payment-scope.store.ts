import type { Lookup } from '#platform/access/lookup.ts';

export interface OnePayment {
  readonly paymentId: string;
}

async function findOne({ db }: Lookup, where: string, values: readonly unknown[]) {
  const [found] = await db.read<OnePayment>(`select id as "paymentId" from payments where ${where}`, values);
  return found;
}

export async function findOwnBooking(
  { actor, db }: Lookup,
  id: string,
): Promise<{ readonly bookingId: string } | undefined> {
  const [found] = await db.read<{ bookingId: string }>(
    'select id as "bookingId" from bookings where id = $1 and patient_id = $2',
    [id, actor.id],
  );
  return found;
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
