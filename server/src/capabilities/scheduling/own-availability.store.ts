import { BOOKING_MODES } from '@lakou/contract/bookings.rules';
import type {
  AvailabilityException,
  ProviderFee,
  RepeatedException,
  ServiceMinutes,
  VisitBuffer,
} from '@lakou/contract/scheduling';
import type { WorkWeek } from '@lakou/contract/user';
import type { Grant } from '#platform/access/grant.ts';

const HOME_ZONE = 'America/Port-au-Prince';

type Reader = Grant<'own-availability:read' | 'own-availability:change' | 'earnings:read'>;
/** All that need only the time zone and the hours of the actor. */
type WorkReader = Reader | Grant<'entry:create' | 'payout-statement:read'>;
type Writer = Grant<'own-availability:change'>;

interface Work {
  readonly isAvailable: boolean;
  /** Weekly hours, free text that a client sent, or nothing yet. */
  readonly week: WorkWeek | string | null;
  readonly timeZone: string;
  readonly services: string[];
  readonly travelRadiusKm: number | null;
  readonly noticeHours: number;
  /** The names of their clinic and their places. */
  readonly places: string[];
}

/**
 * A provider without settings accepts visits. The time zone is the one that visits are booked in.
 */
export async function findWork(grant: WorkReader): Promise<Work> {
  // Bounded by one provider, and by the places of one profile.
  const [found] = await grant.db.read<Work>(
    `select coalesce(v.is_available, true) as "isAvailable", v.availability as week,
       coalesce(v.services, '{}') as services, v.travel_radius_km as "travelRadiusKm",
       coalesce(v.notice_hours, 0) as "noticeHours",
       array(select c.name where c.name is not null union select place ->> 'name' from jsonb_array_elements(
         case jsonb_typeof(v.service_locations) when 'array' then v.service_locations else '[]' end) place
         order by 1) as places,
       coalesce(v.availability ->> 'timeZone', c.opening_hours ->> 'timeZone', $2) as "timeZone"
     from app_users u left join provider_profiles v on v.user_id = u.id left join clinics c on c.id = u.clinic_id
     where u.id = $1`,
    [grant.actor.id, HOME_ZONE],
  );
  return (
    found ?? {
      isAvailable: true,
      week: null,
      timeZone: HOME_ZONE,
      services: [],
      travelRadiusKm: null,
      noticeHours: 0,
      places: [],
    }
  );
}

export async function listExceptions(grant: Reader, today: string): Promise<AvailabilityException[]> {
  // Bounded by a year of days.
  return grant.db.read<AvailabilityException>(
    `select day::text as day, hours from availability_exceptions
     where provider_id = $1 and day >= $2 order by availability_exceptions.day`,
    [grant.actor.id, today],
  );
}

/** Those that have not ended. */
export async function listRepeats(grant: Reader, today: string): Promise<RepeatedException[]> {
  // Bounded by how many a provider may have.
  return grant.db.read<RepeatedException>(
    `select first_day::text as "firstDay", every, until::text as until, hours from availability_repeats
     where provider_id = $1 and (until is null or until >= $2) order by first_day, every`,
    [grant.actor.id, today],
  );
}

export async function listServiceMinutes(grant: Reader): Promise<ServiceMinutes[]> {
  // Bounded by the services of the catalogue.
  return grant.db.read<ServiceMinutes>(
    'select service, minutes from provider_service_minutes where provider_id = $1 order by service',
    [grant.actor.id],
  );
}

export async function listFees(grant: Reader): Promise<ProviderFee[]> {
  // Bounded by the modes of a visit.
  return grant.db.read<ProviderFee>(
    `select mode, (base_cents / 100.0)::float8 as base, pay_first as "payFirst" from provider_fees
     where provider_id = $1 order by array_position($2::text[], mode)`,
    [grant.actor.id, BOOKING_MODES],
  );
}

export async function listBuffers(grant: Reader): Promise<VisitBuffer[]> {
  // Bounded by the modes of a visit.
  return grant.db.read<VisitBuffer>(
    `select mode, before_minutes as before, after_minutes as after from provider_buffers
     where provider_id = $1 order by array_position($2::text[], mode)`,
    [grant.actor.id, BOOKING_MODES],
  );
}

/** Locks this provider's times: other changes wait until the transaction ends. */
export async function lockProvider(tx: Writer): Promise<void> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.actor.id]);
}

export async function saveIsAvailable(tx: Writer, isAvailable: boolean): Promise<void> {
  await tx.db.query(
    `insert into provider_profiles (user_id, is_available) values ($1, $2)
     on conflict (user_id) do update set is_available = $2`,
    [tx.actor.id, isAvailable],
  );
}

export async function saveWeek(tx: Writer, week: WorkWeek): Promise<void> {
  await tx.db.query(
    `insert into provider_profiles (user_id, availability) values ($1, $2)
     on conflict (user_id) do update set availability = $2`,
    [tx.actor.id, JSON.stringify(week)],
  );
}

export async function saveServices(tx: Writer, services: readonly string[]): Promise<void> {
  await tx.db.query(
    `insert into provider_profiles (user_id, services) values ($1, $2)
     on conflict (user_id) do update set services = $2`,
    [tx.actor.id, services],
  );
}

export async function saveTravelRadius(tx: Writer, km: number | null): Promise<void> {
  await tx.db.query(
    `insert into provider_profiles (user_id, travel_radius_km) values ($1, $2)
     on conflict (user_id) do update set travel_radius_km = $2`,
    [tx.actor.id, km],
  );
}

export async function saveNotice(tx: Writer, hours: number): Promise<void> {
  await tx.db.query(
    `insert into provider_profiles (user_id, notice_hours) values ($1, $2)
     on conflict (user_id) do update set notice_hours = $2`,
    [tx.actor.id, hours],
  );
}

/** Stores these days and deletes all others; past days are dropped. */
export async function replaceExceptions(
  tx: Writer,
  exceptions: readonly AvailabilityException[],
): Promise<void> {
  await tx.db.query('delete from availability_exceptions where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into availability_exceptions (provider_id, day, hours)
     select $1, day, hours from json_to_recordset($2) as e (day date, hours jsonb)`,
    [tx.actor.id, JSON.stringify(exceptions)],
  );
}

export async function replaceFees(tx: Writer, fees: readonly ProviderFee[]): Promise<void> {
  await tx.db.query('delete from provider_fees where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into provider_fees (provider_id, mode, base_cents, pay_first)
     select $1, mode, round(base * 100), "payFirst"
     from json_to_recordset($2) as f (mode text, base numeric, "payFirst" boolean)`,
    [tx.actor.id, JSON.stringify(fees)],
  );
}

/** A kind around which nothing is kept free has no row. */
export async function replaceBuffers(tx: Writer, buffers: readonly VisitBuffer[]): Promise<void> {
  await tx.db.query('delete from provider_buffers where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into provider_buffers (provider_id, mode, before_minutes, after_minutes)
     select $1, mode, before, after from json_to_recordset($2) as b (mode text, before integer, after integer)
     where before + after > 0`,
    [tx.actor.id, JSON.stringify(buffers)],
  );
}

export async function replaceRepeats(tx: Writer, repeats: readonly RepeatedException[]): Promise<void> {
  await tx.db.query('delete from availability_repeats where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into availability_repeats (provider_id, first_day, every, until, hours)
     select $1, "firstDay", every, until, hours
     from json_to_recordset($2) as e ("firstDay" date, every text, until date, hours jsonb)`,
    [tx.actor.id, JSON.stringify(repeats)],
  );
}

export async function replaceServiceMinutes(tx: Writer, lengths: readonly ServiceMinutes[]): Promise<void> {
  await tx.db.query('delete from provider_service_minutes where provider_id = $1', [tx.actor.id]);
  await tx.db.query(
    `insert into provider_service_minutes (provider_id, service, minutes)
     select $1, service, minutes from json_to_recordset($2) as m (service text, minutes integer)`,
    [tx.actor.id, JSON.stringify(lengths)],
  );
}
