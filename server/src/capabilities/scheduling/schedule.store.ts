import type { BookingMode } from '@lakou/contract/bookings';
import type { RepeatedException } from '@lakou/contract/scheduling';
import type { Place, WorkHours, WorkWeek } from '@lakou/contract/user';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Fees } from './fare.rules.ts';
import type { Buffers, Taken } from './kept-free.rules.ts';
import type { Span, WorkingTimes } from './open-hours.rules.ts';

/** The default time zone. */
export const HOME_ZONE = 'America/Port-au-Prince';

/** The fields of a provider that booking needs. */
export interface Schedule {
  readonly providerId: string;
  readonly name: string;
  readonly specialty: string | null;
  readonly photoUrl: string | null;
  readonly clinicId: string | null;
  readonly clinicName: string | null;
  readonly clinicAddress: string | null;
  readonly places: readonly Place[] | string | null;
  /** Accepts new visits at present. */
  readonly isAvailable: boolean;
  readonly fees: Fees;
  readonly licenseVerified: boolean;
  /** How long a visit takes, by slug of the service; the others take what the catalogue says. */
  readonly serviceMinutes: Readonly<Record<string, number>>;
  /** How far they go for a home visit. */
  readonly travelRadiusKm: number | null;
  readonly buffers: Buffers;
  /** A time that begins sooner can no longer be booked by patients. */
  readonly noticeHours: number;
  readonly timeZone: string;
  /** Has weekly hours, possibly none on any day: visits begin at the starts of slots only. */
  readonly keepsHours: boolean;
  readonly times: WorkingTimes;
}

interface ScheduleRow extends Omit<Schedule, 'timeZone' | 'keepsHours' | 'times'> {
  availability: WorkWeek | string | null;
  clinicZone: string | null;
  exceptions: Record<string, Omit<WorkHours, 'day'>[]>;
  repeats: RepeatedException[];
}

function toSchedule({ availability, clinicZone, exceptions, repeats, ...row }: ScheduleRow): Schedule {
  const week = availability && typeof availability === 'object' ? availability : undefined;
  const timeZone = week?.timeZone ?? clinicZone ?? HOME_ZONE;
  const times = { timeZone, hours: week?.hours, exceptions, repeats };
  return { ...row, timeZone, keepsHours: week !== undefined, times };
}

/** The visits that take people's time. */
export type SlotTaker = Grant<'booking:create' | 'booking:reschedule', unknown>;
export type ScheduleReader = Grant<
  | 'availability:read'
  | 'care-requests:match'
  | 'bookings:list'
  | 'package-offer:create'
  | 'package-offers:read'
  | 'package:buy'
  | 'booking:create'
  | 'booking:reschedule'
  | `booking:${'accept' | 'start' | 'undo-start' | 'complete' | 'no-show' | 'cancel'}`,
  unknown
>;
type Refresher = Grant<'free-times:refresh', undefined, undefined>;

/** A listed provider: the profile is complete and the account is neither being closed nor suspended. */
export async function findSchedule(
  grant: ScheduleReader | Refresher | PublicGrant<'provider:read'>,
  providerId: string,
  mustBeVerified: boolean,
): Promise<Schedule | undefined> {
  const [row] = await grant.db.read<ScheduleRow>(
    `select u.id as "providerId", u.name, u.profile_photo_url as "photoUrl", v.specialty,
       u.clinic_id as "clinicId", c.name as "clinicName", c.facility_address as "clinicAddress",
       c.opening_hours->>'timeZone' as "clinicZone", v.service_locations as places,
       v.is_available as "isAvailable", v.availability, v.travel_radius_km as "travelRadiusKm",
       v.notice_hours as "noticeHours",
       v.license_verified as "licenseVerified",
       coalesce((select jsonb_object_agg(mode, jsonb_build_object('baseCents', base_cents, 'payFirst', pay_first))
         from provider_fees where provider_id = u.id), '{}') as fees,
       coalesce((select jsonb_object_agg(day, hours) from availability_exceptions
         where provider_id = u.id and day >= $2::timestamptz::date - 2), '{}') as exceptions,
       coalesce((select jsonb_agg(jsonb_build_object('firstDay', first_day, 'every', every, 'until', until,
           'hours', hours) order by first_day, every) from availability_repeats
         where provider_id = u.id and (until is null or until >= $2::timestamptz::date - 2)), '[]') as repeats,
       coalesce((select jsonb_object_agg(mode, jsonb_build_object('before', before_minutes, 'after', after_minutes))
         from provider_buffers where provider_id = u.id), '{}') as buffers,
       coalesce((select jsonb_object_agg(service, minutes) from provider_service_minutes
         where provider_id = u.id), '{}') as "serviceMinutes"
     from app_users u join provider_profiles v on v.user_id = u.id left join clinics c on c.id = u.clinic_id
     where u.id = $1 and u.role = 'PROVIDER' and u.is_profile_complete
       and coalesce(v.clinic_role, 'Provider') = 'Provider'
       and u.erased_at is null and u.erase_after is null and u.suspended_at is null and (v.license_verified or not $3)`,
    [providerId, grant.at, mustBeVerified],
  );
  return row && toSchedule(row);
}

// The same conditions as the constraints, so that their indexes are used.
const ACTIVE = "status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')";
const WHOSE = { provider: 'provider_id', person: 'coalesce(dependent_id, patient_id)' } as const;

// What a provider planned beside visits takes their time too, and so does what their other calendar says.
const ENTRIES = ['agenda_entries', 'busy_times']
  .map(
    (table) => ` union all select starts_at, ends_at, null from ${table}
  where provider_id = $1 and tstzrange(starts_at, ends_at) && tstzrange($2, $3)`,
  )
  .join('');

/** When a person is booked within a span; the visit that is to be rescheduled does not count. */
export async function listTaken(
  grant:
    | SlotTaker
    | Grant<'availability:read' | 'care-requests:match'>
    | Refresher
    | PublicGrant<'provider:read'>,
  who: { readonly kind: keyof typeof WHOSE; readonly id: string },
  { start, end }: Span,
  moving: string | undefined,
): Promise<Taken[]> {
  // Bounded by the days asked for: visits and entries of one person do not overlap.
  const rows = await grant.db.read<{ startsAt: Date; endsAt: Date; mode: BookingMode | null }>(
    `select starts_at as "startsAt", ends_at as "endsAt", mode from bookings
     where ${WHOSE[who.kind]} = $1 and ${ACTIVE} and tstzrange(starts_at, ends_at) && tstzrange($2, $3)
       and ($4::uuid is null or id <> $4)${who.kind === 'provider' ? ENTRIES : ''}`,
    [who.id, new Date(start), new Date(end), moving ?? null],
  );
  return rows.map(({ startsAt, endsAt, mode }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    mode,
  }));
}

/**
 * Locks the provider and patient: other bookings wait until the transaction ends, because a
 * conflict would cost more.
 */
export async function lockSlotOwners(tx: SlotTaker, ids: readonly string[]): Promise<void> {
  // Bounded by the ids given.
  await tx.db.query('select pg_advisory_xact_lock(hashtextextended(id, 0)) from unnest($1::text[]) id', [
    ids,
  ]);
}

/** Whether this booking is the actor's own. */
export async function isOwnBooking(grant: Grant<'availability:read'>, id: string): Promise<boolean> {
  const own = await grant.db.read(
    'select 1 from bookings where id = $1 and $2 in (patient_id, provider_id)',
    [id, grant.actor.id],
  );
  return own.length > 0;
}
