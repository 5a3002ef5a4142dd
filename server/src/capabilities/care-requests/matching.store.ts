import type { BookingMode } from '@lakou/contract/bookings';
import type { Place } from '@lakou/contract/user';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { Db } from '#platform/db/db.ts';
import type { MatchScope } from './care-requests.access.ts';
import type { RequestRow } from './care-requests.view.ts';
import type { AskedFacts, ProviderFacts } from './fit.rules.ts';

interface FactsRow {
  readonly id: string;
  readonly specialty: string | null;
  readonly languages: string[];
  readonly places: Place[] | string | null;
  readonly services: string[];
  readonly modes: BookingMode[];
  readonly travelRadiusKm: number | null;
}

// Only who is listed, takes visits and has a verified licence answers open requests, whatever else verification opens.
const FACTS = `select u.id, v.specialty, v.languages_spoken as languages, v.service_locations as places, v.services,
    v.travel_radius_km as "travelRadiusKm",
    array(select f.mode from provider_fees f where f.provider_id = u.id) as modes
  from app_users u join provider_profiles v on v.user_id = u.id
  where u.role = 'PROVIDER' and u.is_profile_complete and v.license_verified
    and coalesce(v.clinic_role, 'Provider') = 'Provider'
    and u.erased_at is null and u.erase_after is null and u.suspended_at is null`;

/** Of the actor, when they may answer open requests at all. */
export async function findFacts({
  actor,
  db,
}: Pick<Lookup, 'actor' | 'db'>): Promise<ProviderFacts | undefined> {
  const [row] = await db.read<FactsRow>(`${FACTS} and u.id = $1`, [actor.id]);
  return row;
}

/** Providers to be told of a new request: those who take visits now, who speak the language first. */
export function listCandidates(
  { db }: { readonly db: Db },
  language: string,
  limit: number,
): Promise<FactsRow[]> {
  return db.read<FactsRow>(
    `${FACTS} and v.is_available order by $1 = any (v.languages_spoken) desc, u.id limit $2`,
    [language, limit],
  );
}

/** What of a request decides whom it is shown to. */
export async function findAsked({ db }: Lookup, id: string): Promise<AskedFacts | undefined> {
  const [row] = await db.read<AskedFacts>(
    'select service, mode, language, lat, lng from care_requests where id = $1',
    [id],
  );
  return row;
}

export type OpenRow = Omit<
  RequestRow,
  | 'patientId'
  | 'dependentId'
  | 'patientName'
  | 'address'
  | 'notes'
  | 'status'
  | 'providerId'
  | 'providerName'
  | 'bookingId'
>;

/** Open requests that the provider has not hidden, the soonest first. */
export function listOpen(grant: Grant<'care-requests:match'>, limit: number): Promise<OpenRow[]> {
  return grant.db.read<OpenRow>(
    `select r.id, r.service, r.service_type as "serviceType", r.mode, r.starts_at as "startsAt", r.minutes,
       r.time_zone as "timeZone", r.commune, r.lat, r.lng, r.language, r.created_at as "createdAt",
       r.expires_at as "expiresAt"
     from care_requests r
     where r.status = 'open' and r.expires_at > $2 and r.starts_at > $2
       and not exists (select from care_request_rejections j where j.request_id = r.id and j.provider_id = $1)
     order by r.starts_at, r.id limit $3`,
    [grant.actor.id, grant.at, limit],
  );
}

export async function hideRequest(grant: Grant<'care-request:reject', MatchScope>): Promise<void> {
  await grant.db.query(
    `insert into care_request_rejections (request_id, provider_id, rejected_at) values ($1, $2, $3)
     on conflict do nothing`,
    [grant.scope.requestId, grant.actor.id, grant.at],
  );
}

export async function showRequest(grant: Grant<'care-request:restore', MatchScope>): Promise<void> {
  await grant.db.query('delete from care_request_rejections where request_id = $1 and provider_id = $2', [
    grant.scope.requestId,
    grant.actor.id,
  ]);
}

/** What is booked when a request is accepted. */
export interface AcceptedRow
  extends Pick<
    RequestRow,
    | 'patientId'
    | 'dependentId'
    | 'serviceType'
    | 'mode'
    | 'startsAt'
    | 'timeZone'
    | 'address'
    | 'lat'
    | 'lng'
    | 'notes'
    | 'language'
    | 'status'
    | 'expiresAt'
  > {}

type Accepter = Grant<'care-request:accept', MatchScope>;

/** The request, locked: who accepts at the same moment waits and then finds it taken. */
export async function lockRequest(tx: Accepter): Promise<AcceptedRow | undefined> {
  const [row] = await tx.db.query<AcceptedRow>(
    `select patient_id as "patientId", dependent_id as "dependentId", service_type as "serviceType", mode,
       starts_at as "startsAt", time_zone as "timeZone", address, lat, lng, notes, language, status,
       expires_at as "expiresAt"
     from care_requests where id = $1 for update`,
    [tx.scope.requestId],
  );
  return row;
}

export async function saveAccepted(tx: Accepter, bookingId: string): Promise<void> {
  await tx.db.query(
    `update care_requests set status = 'accepted', accepted_by = $2, booking_id = $3 where id = $1`,
    [tx.scope.requestId, tx.actor.id, bookingId],
  );
}
