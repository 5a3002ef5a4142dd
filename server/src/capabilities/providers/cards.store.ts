import type { BookingMode } from '@lakou/contract/bookings';
import type { ProviderCard, ProviderProfile, ProviderSearch } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { addKind, addTraits, distanceTo, startWhere, type Where } from './search-filter.store.ts';

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

type Row<Card> = Omit<Card, 'fees'> & { cents: Partial<Record<BookingMode, number>> };

function withFees<Card extends { modes: BookingMode[] }>({ cents, ...card }: Row<Card>): Card {
  const fees = (card as unknown as Card).modes.map((mode) => ({
    mode,
    base: (cents[mode] ?? USUAL_BASE) / 100,
  }));
  return { ...card, fees } as unknown as Card;
}

const IN_ORDER = 'order by l.rank, l.provider_id limit';

/**
 * The first so many listings. How many at most stands in the text, too, in powers of two: a limit that is not known when
 * a statement is prepared is taken for a tenth of all there is, and whole tables would be read for a page.
 */
const firstSql = (count: number, placeholder: string, from: string): string =>
  `select l.* from (
     select l.* from ${from} ${IN_ORDER} ${2 ** Math.ceil(Math.log2(count))}
   ) l ${IN_ORDER} ${placeholder}`;

// How many are looked at for each that is wanted.
const LOOKED_AT = 10;

/**
 * A page of listings of a kind that have certain traits. What many have soon fills a page when the list is looked
 * through in its order, and sorting them all would take long; what few have would be found last that way, and is
 * found by its own index and quickly sorted.
 */
function pageSql(kind: Where, traits: Where, count: number): string {
  const wanted = kind.value(count);
  const list = `provider_listings l where ${kind.sql}`;
  if (traits.isEmpty) return firstSql(count, wanted, list);
  const some = firstSql(count * LOOKED_AT, kind.value(count * LOOKED_AT), list);
  return `with seen as materialized (select l.* from (${some}) l where ${traits.sql} ${IN_ORDER} ${wanted}),
      filled as materialized (select count(*) = ${wanted} as page from seen),
      found as materialized (select l.* from ${list} and ${traits.sql} and not (select page from filled))
    select * from seen where (select page from filled) union all (${firstSql(count, wanted, 'found l')})`;
}

/** A page of cards, and one more when there are more. */
export async function listCards(
  grant: Grant<'providers:search'>,
  search: ProviderSearch,
  verifiedOnly: boolean,
): Promise<ProviderCard[]> {
  const kind = startWhere();
  const traits = startWhere(kind.values);
  addKind(kind, search, verifiedOnly);
  addTraits(traits, search);
  if (search.after)
    kind.and(`(l.rank, l.provider_id) >
      (select rank, provider_id from provider_listings where provider_id = ${kind.value(search.after)})`);
  const km = search.near ? `round((${distanceTo(kind, search.near)})::numeric, 1)::float8` : 'null::float8';
  // The page first, what is on its cards after.
  const rows = await grant.db.query<Row<ProviderCard>>(
    `with l as materialized (${pageSql(kind, traits, search.limit + 1)})
     select ${CARD}, ${km} as "distanceKm" from l ${JOINED} order by l.rank, l.provider_id`,
    kind.values,
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

/** Whether patients find this provider. */
export async function isListed(
  { db }: Lookup | PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<boolean> {
  const found = await db.query(
    'select 1 from provider_listings where provider_id = $1 and (is_verified or not $2)',
    [id, verifiedOnly],
  );
  return found.length > 0;
}
