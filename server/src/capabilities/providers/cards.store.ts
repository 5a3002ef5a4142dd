import type { BookingMode } from '@lakou/contract/bookings';
import { BOOKING_MODES, USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';
import type { ProviderCard, ProviderProfile, ProviderSearch } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import { DISTANCE, KIND, kindValues, TRAITS, traitValues } from './search-filter.store.ts';

export const CARD = `u.id, u.name, v.professional_title as "professionalTitle", v.specialty, l.rating::float8 as rating,
  v.rating_count as reviews, u.profile_photo_url as "profilePictureUrl", u.phone, v.contact_email as email,
  c.id as "clinicId", c.name as "clinicName",
  coalesce(c.specialties, '{}') as "clinicSpecialties", l.is_available as available,
  json_build_object('lat', l.lat, 'lng', l.lng, 'address', coalesce(
    v.service_locations #>> '{0,name}',
    case when jsonb_typeof(v.service_locations) = 'string' then v.service_locations #>> '{}' end,
    c.facility_address)) as location,
  v.languages_spoken as languages, v.bio, v.license_verified as "licenseVerified", l.modes,
  (select coalesce(json_object_agg(f.mode, f.base_cents), '{}') from provider_fees f
   where f.provider_id = u.id) as cents,
  l.country, coalesce(v.availability ->> 'timeZone',
    case l.country when 'US' then 'America/New_York' else 'America/Port-au-Prince' end) as "timeZone"`;
export const JOINED = `join app_users u on u.id = l.provider_id
  join provider_profiles v on v.user_id = l.provider_id
  left join clinics c on c.id = u.clinic_id`;

export type Row<Card> = Omit<Card, 'fees'> & { cents: Partial<Record<BookingMode, number>> };

export function withFees<Card extends { modes: BookingMode[] }>({ cents, ...card }: Row<Card>): Card {
  const fees = (card as unknown as Card).modes.map((mode) => ({
    mode,
    base: (cents[mode] ?? USUAL_BASE_CENTS) / 100,
  }));
  return { ...card, fees } as unknown as Card;
}

export const IN_ORDER = 'order by l.rank, l.provider_id';
// How many rows are examined for each one wanted.
const ROWS_PER_RESULT = 10;

const listings = (after: string) => `provider_listings l where ${KIND} and (${after}::uuid is null
  or (l.rank, l.provider_id) > (select rank, provider_id from provider_listings where provider_id = ${after}))`;

/** Selects the page first, then the details of its cards. */
const cards = (page: string) => `with ${page}
  select ${CARD}, case when $5::float8 is not null and l.lat is not null
    then round((${DISTANCE})::numeric, 1)::float8 end as "distanceKm"
  from l ${JOINED} ${IN_ORDER}`;

/** A page of a kind of listings, after $7, of size $8. */
const OF_KIND = cards(`l as materialized (select l.* from ${listings('$7')} ${IN_ORDER} limit $8::int)`);

/**
 * A page of listings with certain traits, after $16, of size $17. Common traits are found by reading the
 * list in its order until the page is full. Rare traits are found by their own index and then
 * sorted.
 */
const WITH_TRAITS = cards(`seen as materialized (
    select l.* from (select l.* from ${listings('$16')} ${IN_ORDER} limit ${ROWS_PER_RESULT} * $17::int) l
    where ${TRAITS} ${IN_ORDER} limit $17),
  filled as materialized (select count(*) = $17 as page from seen),
  found as materialized (select l.* from ${listings('$16')} and ${TRAITS} and not (select page from filled)),
  l as materialized (select * from seen where (select page from filled)
    union all (select * from found l ${IN_ORDER} limit $17))`);

/** A page of cards, and one more when there are more. */
export async function listCards(
  grant: Grant<'providers:search'>,
  search: ProviderSearch,
  verifiedOnly: boolean,
): Promise<ProviderCard[]> {
  const traits = traitValues(search);
  const hasTraits = traits.some((value) => value !== null);
  const values = [
    ...kindValues(search, verifiedOnly),
    ...(hasTraits ? traits : []),
    search.after ?? null,
    search.limit + 1,
  ];
  const text = hasTraits ? WITH_TRAITS : OF_KIND;
  const rows = await grant.db.read<Row<ProviderCard>>(text, values, { planEachTime: true });
  return rows.map((row) => withFees<ProviderCard>(row));
}

export async function findProfile(
  grant: PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ProviderProfile | undefined> {
  const [row] = await grant.db.read<Row<ProviderProfile>>(
    `select ${CARD}, v.specialty_tags as "specialtyTags", v.credentials, v.education,
       v.years_of_experience as "yearsOfExperience", v.availability, v.service_locations as "serviceLocations",
       v.services, v.travel_radius_km as "travelRadiusKm",
       array(select json_build_object('service', m.service, 'minutes', m.minutes) from provider_service_minutes m
         where m.provider_id = u.id order by m.service) as "serviceMinutes", array(select f.mode from provider_fees f
         where f.provider_id = u.id order by array_position($3::text[], f.mode)) as "offeredModes"
     from provider_listings l ${JOINED} where l.provider_id = $1 and (l.is_verified or not $2)`,
    [id, verifiedOnly, BOOKING_MODES],
  );
  return row && withFees<ProviderProfile>(row);
}
