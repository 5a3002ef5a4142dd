import type { Grant } from '#platform/access/grant.ts';
import type { UsablePackage } from './places.service.ts';

type Booking = Grant<'booking:create', unknown>;

export async function findUsableRow(
  { db }: Booking,
  id: string,
  patientId: string,
): Promise<UsablePackage | undefined> {
  const [found] = await db.read<UsablePackage>(
    `select id, provider_id as "providerId", service, mode from packages
     where id = $1 and patient_id = $2 and paid_at is not null`,
    [id, patientId],
  );
  return found;
}

/** Undefined when it has ended. */
export async function lockUsable(
  { db }: Booking,
  id: string,
): Promise<{ visits: number; priceCents: number; expiresAt: Date } | undefined> {
  const [found] = await db.query<{ visits: number; priceCents: number; expiresAt: Date }>(
    `select visits, price_cents as "priceCents", expires_at as "expiresAt" from packages
     where id = $1 and paid_at is not null and ended_at is null for update`,
    [id],
  );
  return found;
}

export async function listTakenPlaces({ db }: Booking, packageId: string): Promise<number[]> {
  // Bounded by the visits of one package.
  const rows = await db.query<{ place: number }>(
    'select package_place as place from bookings where package_id = $1 and package_place is not null',
    [packageId],
  );
  return rows.map(({ place }) => place);
}

export async function findExpiry(
  { db }: Grant<'booking:reschedule', unknown>,
  id: string,
): Promise<Date | undefined> {
  const [found] = await db.read<{ expiresAt: Date }>(
    'select expires_at as "expiresAt" from packages where id = $1 and paid_at is not null',
    [id],
  );
  return found?.expiresAt;
}
