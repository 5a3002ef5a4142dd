import type { BookingMode } from '@lakou/contract/bookings';
import type { WeeklyHours } from '@lakou/contract/user';
import type { PublicGrant } from '#platform/access/grant.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';
import type { SpecialtyName } from './directory.rules.ts';
import { AROUND_DEGREES, type Place, specialtyValue } from './directory.rules.ts';

/** A provider as the public directory shows them: no way to reach them but booking. */
export interface DirectoryEntry {
  readonly id: string;
  readonly name: string;
  readonly professionalTitle: string | null;
  readonly specialty: string | null;
  readonly rating: number;
  readonly reviews: number;
  readonly available: boolean;
  readonly isVerified: boolean;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly country: 'HT' | 'US' | null;
  readonly address: string | null;
  readonly languages: readonly string[];
  readonly cents: Readonly<Partial<Record<BookingMode, number>>>;
  readonly hasPhoto: boolean;
  readonly bio: string | null;
  readonly hours: WeeklyHours | string | null;
}

const ENTRY = `u.id, u.name, v.professional_title as "professionalTitle", v.specialty, l.rating::float8 as rating,
  v.rating_count as reviews, l.is_available as available, l.is_verified as "isVerified", l.lat, l.lng, l.country,
  coalesce(v.service_locations #>> '{0,name}',
    case when jsonb_typeof(v.service_locations) = 'string' then v.service_locations #>> '{}' end,
    c.facility_address) as address,
  v.languages_spoken as languages,
  (select coalesce(json_object_agg(f.mode, f.base_cents), '{}') from provider_fees f
   where f.provider_id = u.id) as cents,
  u.profile_photo_url is not null as "hasPhoto", v.bio, v.availability as hours`;
const JOINED = `join app_users u on u.id = l.provider_id
  join provider_profiles v on v.user_id = l.provider_id
  left join clinics c on c.id = u.clinic_id`;

/** Whether the listing `l` is in a town or around it: its places name the town, or its point is near. */
const inTown = (name: string, lat: string, lng: string) => `(l.places like '%' || plain_text(${name}) || '%'
  or (l.lat between ${lat} - ${AROUND_DEGREES} and ${lat} + ${AROUND_DEGREES}
    and l.lng between ${lng} - ${AROUND_DEGREES} and ${lng} + ${AROUND_DEGREES}))`;

export const townWord = ({ town }: Place): string | null => town?.name.split(',')[0] ?? null;

export interface DirectorySearch {
  readonly place?: Place | undefined;
  readonly specialty?: SpecialtyName | undefined;
  /** Words of a name, a specialty, a clinic or a place; all of them must occur. */
  readonly words?: string | undefined;
}

/** A page of verified providers in the order of the list, and one more when there are more. */
export function listEntries(
  grant: PublicGrant<'directory:read'>,
  { place, specialty, words }: DirectorySearch,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<DirectoryEntry[]> {
  return grant.db.read<DirectoryEntry>(
    `with l as materialized (
       select l.* from provider_listings l where l.is_verified and ($1::text is null or l.specialty = $1)
         and ($2::text is null or l.country = $2)
         and ($3::text is null or ${inTown('$3', '$4::float8', '$5::float8')}) and ${everyWord('l.search', '$6')}
         and ($7::uuid is null or (l.rank, l.provider_id) > (select rank, provider_id from provider_listings
           where provider_id = $7))
       order by l.rank, l.provider_id limit $8::int)
     select ${ENTRY} from l ${JOINED} order by l.rank, l.provider_id`,
    [
      specialty ? specialtyValue(specialty) : null,
      place && !place.town ? place.country : null,
      place ? townWord(place) : null,
      place?.town?.lat ?? null,
      place?.town?.lng ?? null,
      patternsOf(words),
      after ?? null,
      limit + 1,
    ],
    { planEachTime: true },
  );
}

/** One provider who is listed. */
export async function findEntry(
  grant: PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<DirectoryEntry | undefined> {
  const [entry] = await grant.db.read<DirectoryEntry>(
    `select ${ENTRY} from provider_listings l ${JOINED} where l.provider_id = $1 and (l.is_verified or not $2)`,
    [id, verifiedOnly],
  );
  return entry;
}

export interface PlaceCount {
  readonly place: string;
  readonly specialty: string;
  readonly count: number;
}

/** How many verified providers there are in each town and each country, by specialty. */
export function countEntries(
  grant: PublicGrant<'directory:read'>,
  towns: readonly Place[],
  countries: readonly Place[],
): Promise<PlaceCount[]> {
  // Bounded by the towns and countries given, and the specialties.
  return grant.db.read<PlaceCount>(
    `select t.slug as place, l.specialty, count(*)::int as count
     from unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) as t (slug, name, lat, lng)
     join provider_listings l on l.is_verified and ${inTown('t.name', 't.lat', 't.lng')}
     group by t.slug, l.specialty
     union all
     select t.slug, l.specialty, count(*)::int
     from unnest($5::text[], $6::text[]) as t (slug, country)
     join provider_listings l on l.is_verified and l.country = t.country
     group by t.slug, l.specialty`,
    [
      towns.map(({ slug }) => slug),
      towns.map(townWord),
      towns.map(({ town }) => town?.lat),
      towns.map(({ town }) => town?.lng),
      countries.map(({ slug }) => slug),
      countries.map(({ country }) => country),
    ],
  );
}

export interface DirectoryClinic {
  readonly id: string;
  readonly name: string;
  readonly specialties: readonly string[];
}

/** Verified clinics whose address names the town, by name. */
export function listTownClinics(
  grant: PublicGrant<'directory:read'>,
  place: Place,
  limit: number,
): Promise<DirectoryClinic[]> {
  return grant.db.read<DirectoryClinic>(
    `select c.id, c.name, c.specialties from clinics c
     where c.search like '%' || plain_text($1) || '%' and is_clinic_shown(c.id, false) and is_clinic_verified(c.id)
     order by c.name, c.id limit $2::int`,
    [townWord(place), limit],
  );
}

/** The ids of verified providers for the sitemap, in the order of their ids. */
export async function listEntryIds(grant: PublicGrant<'directory:read'>, limit: number): Promise<string[]> {
  const rows = await grant.db.read<{ id: string }>(
    'select provider_id as id from provider_listings where is_verified order by provider_id limit $1::int',
    [limit],
  );
  return rows.map(({ id }) => id);
}
