import type { VisitMode } from '@lakou/contract/bookings';
import type { ProviderCard, ProviderProfile, ProviderSearch } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import { addFilter, distanceTo, startWhere } from './where.ts';

// What is asked where a provider set no fee of their own, in cents.
const USUAL_BASE = 5000;

const CARD = `u.id, u.name, v.professional_title as "professionalTitle", v.specialty, l.rating::float8 as rating,
  v.rating_count as reviews, u.profile_photo_url as "profilePictureUrl", u.phone, u.email, c.name as "clinicName",
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
const JOINED = `join app_users u on u.id = l.provider_id
  join provider_profiles v on v.user_id = l.provider_id
  left join clinics c on c.id = u.clinic_id`;

type Row<Card> = Omit<Card, 'fees'> & { cents: Partial<Record<VisitMode, number>> };

function withFees<Card extends { modes: VisitMode[] }>({ cents, ...card }: Row<Card>): Card {
  const fees = (card as unknown as Card).modes.map((mode) => ({
    mode,
    base: (cents[mode] ?? USUAL_BASE) / 100,
  }));
  return { ...card, fees } as unknown as Card;
}

/** A page of cards, and one more when there are more. */
export async function listCards(
  grant: Grant<'providers:search'>,
  search: ProviderSearch,
  verifiedOnly: boolean,
): Promise<ProviderCard[]> {
  const where = startWhere();
  addFilter(where, search, verifiedOnly);
  if (search.after)
    where.and(`(l.rank, l.provider_id) >
      (select rank, provider_id from provider_listings where provider_id = ${where.value(search.after)})`);
  const km = search.near ? `round((${distanceTo(where, search.near)})::numeric, 1)::float8` : 'null::float8';
  // The page first, what is on its cards after.
  const rows = await grant.db.query<Row<ProviderCard>>(
    `with l as materialized (select l.*, ${km} as km from provider_listings l ${where.sql}
       order by l.rank, l.provider_id limit ${where.value(search.limit + 1)})
     select ${CARD}, l.km as "distanceKm" from l ${JOINED} order by l.rank, l.provider_id`,
    where.values,
  );
  return rows.map((row) => withFees<ProviderCard>(row));
}

export async function findProfile(
  grant: PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ProviderProfile | undefined> {
  const [row] = await grant.db.query<Row<ProviderProfile>>(
    `select ${CARD}, v.specialty_tags as "specialtyTags", v.credentials, v.education,
       v.years_of_experience as "yearsOfExperience", v.availability, v.service_locations as "serviceLocations"
     from provider_listings l ${JOINED} where l.provider_id = $1 and (l.is_verified or not $2)`,
    [id, verifiedOnly],
  );
  return row && withFees<ProviderProfile>(row);
}
