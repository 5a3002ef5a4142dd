import type { PlacedPoint } from '@lakou/contract/dispatch.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { BookingReader } from './bookings.store.ts';

/** A visit of a clinic, and whose it is. */
export interface AssignScope {
  readonly bookingId: string;
  readonly clinicId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
}

// One notification between the instances holds at most 8000 bytes.
const MOST_DISPATCHERS = 150;

/** Who sees the visits of a clinic that wait for a provider. */
export async function listDispatchers(
  { db }: BookingReader | Grant<'booking:create', unknown>,
  clinicId: string,
): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or u.role = 'PROVIDER' and v.clinic_role in ('Admin', 'Dispatcher', 'Scheduler'))
     order by u.id limit ${MOST_DISPATCHERS}`,
    [clinicId],
  );
  return rows.map(({ id }) => id);
}

/** Gives a request to a provider if nobody has it yet: of two who try, the second waits and then finds it taken. */
export async function saveProvider(
  { db, scope, at }: Grant<'booking:assign', AssignScope>,
  providerId: string,
): Promise<boolean> {
  const given = await db.query(
    `update bookings set provider_id = $3, status = 'confirmed'
     where id = $1 and clinic_id = $2 and status = 'requested' and provider_id is null and ends_at > $4 returning id`,
    [scope.bookingId, scope.clinicId, providerId, at],
  );
  return given.length > 0;
}

/** Takes a visit that has not begun from this provider. */
export async function clearProvider(
  { db, scope, at }: Grant<'booking:unassign', AssignScope>,
  providerId: string,
): Promise<boolean> {
  const taken = await db.query(
    `update bookings set provider_id = null, status = 'requested'
     where id = $1 and clinic_id = $2 and status = 'confirmed' and provider_id = $3 and starts_at > $4 returning id`,
    [scope.bookingId, scope.clinicId, providerId, at],
  );
  return taken.length > 0;
}

/** Puts a visit on the map that has an address and no point, and is still to come. */
export async function savePlace(
  { db, scope, at }: Grant<'booking:place', AssignScope>,
  { lat, lng }: PlacedPoint,
): Promise<boolean> {
  const placed = await db.query(
    `update bookings set placed_lat = $3, placed_lng = $4
     where id = $1 and clinic_id = $2 and location is not null and lat is null and ends_at > $5
       and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress') returning id`,
    [scope.bookingId, scope.clinicId, lat, lng, at],
  );
  return placed.length > 0;
}
