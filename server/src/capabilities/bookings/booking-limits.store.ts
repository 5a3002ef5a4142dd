import type { BookingGrant } from './new-booking.store.ts';

interface FutureBookings {
  readonly all: number;
  readonly withProvider: number;
}

/** How many visits to come the account has, and how many of them with this provider. */
export async function countFutureBookings(
  tx: BookingGrant,
  providerId: string | null,
): Promise<FutureBookings> {
  const [counted] = await tx.db.query<FutureBookings>(
    `select count(*)::int as all, (count(*) filter (where provider_id = $3::uuid))::int as "withProvider"
     from bookings where patient_id = $1 and starts_at > $2
       and status in ('requested', 'awaiting_payment', 'confirmed')`,
    [tx.actor.id, tx.at, providerId],
  );
  return counted ?? { all: 0, withProvider: 0 };
}
