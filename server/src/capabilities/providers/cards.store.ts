import type { BookingMode } from '@lakou/contract/bookings';
import { BOOKING_MODES, USUAL_BASE_CENTS } from '@lakou/contract/bookings.rules';
import type { ProviderCard, ProviderProfile, ProviderSearch } from '@lakou/contract/providers';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import { DISTANCE, FIRST_AWAY, FREE, KIND, kindValues, TRAITS, traitValues } from './search-filter.store.ts';

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
/** The next free times for the mode that this expression names. */
export const freeFor = (mode: string) => `coalesce((select f.starts_at from free_times f
  where f.provider_id = l.provider_id and f.mode = ${mode}), '{}') as free`;
export const JOINED = `join app_users u on u.id = l.provider_id
  join provider_profiles v on v.user_id = l.provider_id
  left join clinics c on c.id = u.clinic_id`;

export type Row<Card> = Omit<Card, 'fees' | 'nextFree' | 'offeredModes'> & {
  cents: Partial<Record<BookingMode, number>>;
  free: Date[];
};

/** The card of a row. Times that passed since the job computed them are left out. */
export function toCard<Card extends { modes: BookingMode[] }>(
  { cents, free, ...card }: Row<Card>,
  at: Date,
): Card {
  const fees = (card as unknown as Card).modes.map((mode) => ({
    mode,
    base: (cents[mode] ?? USUAL_BASE_CENTS) / 100,
  }));
  const offeredModes = BOOKING_MODES.filter((mode) => cents[mode] !== undefined);
  const nextFree = free.filter((start) => start > at).map((start) => start.toISOString());
  return { ...card, fees, offeredModes, nextFree } as unknown as Card;
}

export const IN_ORDER = 'order by l.rank, l.provider_id';
// How many rows are examined for each one wanted.
const ROWS_PER_RESULT = 10;

const listings = (after: string) => `provider_listings l where ${KIND} and (${after}::uuid is null
  or (l.rank, l.provider_id) > (select rank, provider_id from provider_listings where provider_id = ${after}))`;

/** Selects the page first, then the details of its cards. */
const cards = (page: string, order: string = IN_ORDER, mode = "'any'") => `with ${page}
  select ${CARD}, ${freeFor(mode)}, case when $5::float8 is not null and l.lat is not null
    then round((${DISTANCE})::numeric, 1)::float8 end as "distanceKm"
  from l ${JOINED} ${order}`;

const MODE = "coalesce($8::text, 'any')";

/** A page of a kind of listings, after $7, of size $8. */
const OF_KIND = cards(`l as materialized (select l.* from ${listings('$7')} ${IN_ORDER} limit $8::int)`);

/**
 * A page of listings with certain traits, after $20, of size $21. Common traits are found by reading the
 * list in its order until the page is full. Rare traits are found by their own index and then
 * sorted.
 */
const WITH_TRAITS = cards(
  `seen as materialized (
    select l.* from (select l.* from ${listings('$20')} ${IN_ORDER} limit ${ROWS_PER_RESULT} * $21::int) l
    where ${TRAITS} ${IN_ORDER} limit $21),
  filled as materialized (select count(*) = $21 as page from seen),
  found as materialized (select l.* from ${listings('$20')} and ${TRAITS} and not (select page from filled)),
  l as materialized (select * from seen where (select page from filled)
    union all (select * from found l ${IN_ORDER} limit $21))`,
  IN_ORDER,
  MODE,
);

/**
 * By what the other orders go. Of those whose key is the same, the id decides. Who is away comes last: by time they
 * have none, in the other orders it is said first.
 */
const KEYS = {
  soonest: 'f.first_at',
  nearest: `(l.rank >= ${FIRST_AWAY}), coalesce(${DISTANCE}, 'infinity')`,
  price: `(l.rank >= ${FIRST_AWAY}), f.base_cents`,
} as const;

/** A page in another order, with the same values as `WITH_TRAITS`. */
function sorted(sort: keyof typeof KEYS): string {
  const from = `provider_listings l join ${FREE}`;
  const key = `${KEYS[sort]}, l.provider_id`;
  const page = `l as materialized (select l.*, row_number() over (order by ${key}) as place from ${from}
    where ${KIND} and ${TRAITS} and ($20::uuid is null
      or (${key}) > (select ${key} from ${from} where l.provider_id = $20)) order by ${key} limit $21::int)`;
  return cards(page, 'order by l.place', MODE);
}
const SORTED = { soonest: sorted('soonest'), nearest: sorted('nearest'), price: sorted('price') };

function textFor({ sort = 'rating', near }: ProviderSearch, hasTraits: boolean): string {
  if (sort !== 'rating' && (sort !== 'nearest' || near)) return SORTED[sort];
  return hasTraits ? WITH_TRAITS : OF_KIND;
}

/** A page of cards, and one more when there are more. */
export async function listCards(
  grant: Grant<'providers:search'>,
  search: ProviderSearch,
  verifiedOnly: boolean,
): Promise<ProviderCard[]> {
  const traits = traitValues(search, grant.actor.id);
  const text = textFor(
    search,
    traits.some((value) => value !== null),
  );
  const values = [
    ...kindValues(search, verifiedOnly),
    ...(text === OF_KIND ? [] : traits),
    search.after ?? null,
    search.limit + 1,
  ];
  const rows = await grant.db.read<Row<ProviderCard>>(text, values, { planEachTime: true });
  return rows.map((row) => toCard<ProviderCard>(row, grant.at));
}

export async function findProfile(
  grant: PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ProviderProfile | undefined> {
  const [row] = await grant.db.read<Row<ProviderProfile>>(
    `select ${CARD}, ${freeFor("'any'")}, v.gender, v.specialty_tags as "specialtyTags", v.credentials, v.education,
       v.years_of_experience as "yearsOfExperience", v.availability, v.service_locations as "serviceLocations",
       v.services, v.travel_radius_km as "travelRadiusKm",
       array(select json_build_object('service', m.service, 'minutes', m.minutes) from provider_service_minutes m
         where m.provider_id = u.id order by m.service limit 200) as "serviceMinutes"
     from provider_listings l ${JOINED} where l.provider_id = $1 and (l.is_verified or not $2) limit 1`,
    [id, verifiedOnly],
  );
  return row && toCard<ProviderProfile>(row, grant.at);
}
