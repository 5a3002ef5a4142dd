import type { BookingStatus } from '@lakou/contract/bookings';
import { MOST_URGENT } from '@lakou/contract/dispatch.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { Assignment } from '../bookings/bookings.service.ts';

type OfClinic = { clinicId: string };
type Arranger = Grant<'dispatch:list' | 'clinic-dashboard:read', OfClinic>;

/** A visit as dispatchers see it, and whom it is about. */
export interface VisitRow {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly patientName: string;
  readonly serviceType: string;
  readonly service: string | null;
  readonly location: string;
  /** Where a dispatcher put the address. */
  readonly place: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: BookingStatus;
}

const VISIT = `b.id, b.patient_id as "patientId", b.dependent_id as "dependentId", coalesce(d.name, u.name) as "patientName",
  b.service_type as "serviceType", b.service, b.starts_at as "startsAt", b.ends_at as "endsAt", b.status,
  case when b.lat is not null and b.lng is not null then b.lat || ',' || b.lng else coalesce(b.location, '') end as location,
  b.placed_lat || ',' || b.placed_lng as place`;
const AROUND = 'join app_users u on u.id = b.patient_id left join dependents d on d.id = b.dependent_id';

export async function findVisitOf(
  { db }: Lookup,
  clinicId: string,
  bookingId: string,
): Promise<Omit<Assignment, 'clinicId'> | undefined> {
  const [found] = await db.read<Omit<Assignment, 'clinicId'>>(
    `select id as "bookingId", patient_id as "patientId", dependent_id as "dependentId"
     from bookings where id = $1 and clinic_id = $2`,
    [bookingId, clinicId],
  );
  return found;
}

/** One visit of the clinic, as dispatchers see it. */
export async function findArranged({
  db,
  scope,
}: Grant<'booking:place', Assignment>): Promise<VisitRow | undefined> {
  const [found] = await db.query<VisitRow>(
    `select ${VISIT} from bookings b ${AROUND} where b.id = $1 and b.clinic_id = $2`,
    [scope.bookingId, scope.clinicId],
  );
  return found;
}

/** Requests that no provider has and whose time has not passed, soonest first; one more than the page size when there are more. */
export function listUnassigned({ db, scope, at }: Arranger, { after, limit }: Page): Promise<VisitRow[]> {
  return db.read<VisitRow>(
    `select ${VISIT} from bookings b ${AROUND}
     where b.clinic_id = $1 and b.status = 'requested' and b.provider_id is null and b.ends_at > $2
       and ($3::uuid is null or (b.starts_at, b.id) > (select starts_at, id from bookings where id = $3))
     order by b.starts_at, b.id limit $4`,
    [scope.clinicId, at, after ?? null, limit + 1],
  );
}

export const listUrgent = (grant: Grant<'clinic-dashboard:read', OfClinic>): Promise<VisitRow[]> =>
  listUnassigned(grant, { after: undefined, limit: MOST_URGENT - 1 });

export async function countUnassigned({ db, scope, at }: Arranger): Promise<number> {
  const [found] = await db.read<{ count: number }>(
    `select count(*)::int as count from bookings
     where clinic_id = $1 and status = 'requested' and provider_id is null and ends_at > $2`,
    [scope.clinicId, at],
  );
  return found?.count ?? 0;
}

/** Verified, and not beyond the end of the licence. */
const VERIFIED = `(v.license_verified and coalesce(
  least(v.verified_until, v.license_expiration_date) >= ($2::timestamptz at time zone 'America/Port-au-Prince')::date, true))`;
const ON_DUTY = `from app_users p join provider_profiles v on v.user_id = p.id
  left join time_logs l on l.clinic_id = p.clinic_id and l.staff_id = p.id and l.clocked_out_at is null
  where p.clinic_id = $1 and p.role = 'PROVIDER' and v.clinic_role = 'Provider'
    and p.erased_at is null and p.erase_after is null`;

export interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly specialty: string | null;
  readonly photoUrl: string | null;
  readonly isVerified: boolean;
  readonly since: Date;
  readonly places: unknown;
}

/** Providers of the clinic who have clocked in and not yet out. */
export function listOnShift({ db, scope, at }: Arranger): Promise<ProviderRow[]> {
  return db.read<ProviderRow>(
    `select p.id, p.name, v.specialty, p.profile_photo_url as "photoUrl", ${VERIFIED} as "isVerified",
       l.clocked_in_at as since, v.service_locations as places
     ${ON_DUTY} and l.id is not null order by p.name, p.id limit 200`,
    [scope.clinicId, at],
  );
}

export interface LaneRow extends VisitRow {
  readonly providerId: string;
  readonly canUnassign: boolean;
}

/** The visits of these providers for the clinic within a span, in the order of time. */
export function listLaneVisits(
  { db, scope, at }: Grant<'dispatch:list', OfClinic>,
  providerIds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<LaneRow[]> {
  return db.read<LaneRow>(
    `select ${VISIT}, b.provider_id as "providerId",
       b.status = 'confirmed' and b.starts_at > $2 and exists (select from visit_assignments a
         where a.booking_id = b.id and a.unassigned_at is null and a.assignee_id = b.provider_id) as "canUnassign"
     from bookings b ${AROUND}
     where b.provider_id = any ($3) and b.clinic_id = $1 and b.starts_at >= $4 and b.starts_at < $5
       and b.status in ('confirmed', 'in_progress', 'completed', 'awaiting_payment')
     order by b.starts_at, b.id limit 1000`,
    [scope.clinicId, at, providerIds, from, to],
  );
}

export interface Candidate {
  readonly isVerified: boolean;
  readonly isOnShift: boolean;
}

/** A provider of the clinic; their open time log is held, so that they cannot clock out before the visit is theirs. */
export async function lockCandidate(
  { db, scope, at }: Grant<'booking:assign', Assignment>,
  providerId: string,
): Promise<Candidate | undefined> {
  await db.query(
    'select 1 from time_logs where clinic_id = $1 and staff_id = $2 and clocked_out_at is null for share',
    [scope.clinicId, providerId],
  );
  const [found] = await db.query<Candidate>(
    `select ${VERIFIED} as "isVerified", l.id is not null as "isOnShift" ${ON_DUTY} and p.id = $3`,
    [scope.clinicId, at, providerId],
  );
  return found;
}

export async function insertAssignment(
  { db, scope, actor, at }: Grant<'booking:assign', Assignment>,
  id: string,
  providerId: string,
): Promise<void> {
  await db.query(
    `insert into visit_assignments (id, booking_id, assignee_id, assigned_by, assigned_at) values ($1, $2, $3, $4, $5)`,
    [id, scope.bookingId, providerId, actor.id, at],
  );
}

/** Closes the assignment that holds, and returns whose the visit was. */
export async function closeAssignment({
  db,
  scope,
  actor,
  at,
}: Grant<'booking:unassign', Assignment>): Promise<string | undefined> {
  const [closed] = await db.query<{ assigneeId: string }>(
    `update visit_assignments set unassigned_by = $2, unassigned_at = $3
     where booking_id = $1 and unassigned_at is null returning assignee_id as "assigneeId"`,
    [scope.bookingId, actor.id, at],
  );
  return closed?.assigneeId;
}

/** Who gave the visit to its provider. */
export async function findAssigner({
  db,
  scope,
}: Grant<'booking:assign', Assignment>): Promise<string | undefined> {
  const [found] = await db.query<{ name: string }>(
    `select u.name from visit_assignments a join app_users u on u.id = a.assigned_by
     where a.booking_id = $1 and a.unassigned_at is null`,
    [scope.bookingId],
  );
  return found?.name;
}
