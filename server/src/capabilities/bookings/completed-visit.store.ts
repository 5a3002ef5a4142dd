import type { Db } from '#platform/db/db.ts';

/** A visit that took place, without waiting for its day, and that no clinic arranged. */
export async function completeVisit(
  { db, at }: { readonly db: Db; readonly at: Date },
  bookingId: string,
): Promise<void> {
  await db.query(
    "update bookings set status = 'completed', completed_at = $2, clinic_id = null where id = $1",
    [bookingId, at],
  );
}
