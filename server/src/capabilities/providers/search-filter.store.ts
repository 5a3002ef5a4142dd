import type { ProviderFilter } from '@lakou/contract/providers';
import { SPECIALTIES } from '@lakou/contract/specialties.rules';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';
import { specialtyCalled } from './directory.rules.ts';
import { boxAround } from './distance.rules.ts';

/** The first rank of those who take no visits at present. */
export const FIRST_AWAY = 1000;

/** Kilometres from the point $5, $6 to a listing's place. */
export const DISTANCE = `12742 * asin(least(1, sqrt(
  sin(radians(l.lat - $5::float8) / 2) ^ 2
  + cos(radians(l.lat)) * cos(radians($5::float8)) * sin(radians(l.lng - $6::float8) / 2) ^ 2)))`;

/** The conditions on a listing `l` that an index covers in the order of the list. */
export const KIND = `(not $1::boolean or l.is_verified)
  -- As the rank says it: those who are away come after all others.
  and ($2::boolean is null or ($2 and l.rank < ${FIRST_AWAY}) or (not $2 and l.rank >= ${FIRST_AWAY}))
  and ($3::text is null or l.specialty = $3)
  and ($4::text is null or l.country = $4)`;

/** When they are free for the kind of visit $8, else for any. */
export const FREE = `free_times f on f.provider_id = l.provider_id and f.mode = coalesce($8::text, 'any')`;
const OFFER = `select from free_times f where f.provider_id = l.provider_id and f.mode = coalesce($8::text, 'any')`;

/**
 * The other conditions. Near a point or matching the words of a place: one of the two is enough
 * when both are given.
 */
export const TRAITS = `($7::text is null or l.languages @> array[$7])
  and ($8::text is null or l.modes @> array[$8])
  and ${everyWord('l.search', '$9')}
  and ($16::text is null or l.gender = $16)
  and ($17::date is null or exists (${OFFER} and f.days @> array[$17::date]))
  and ($18::integer is null or exists (${OFFER} and f.base_cents <= $18))
  and ($19::uuid is null or exists (select from favourite_providers v
    where v.patient_id = $19 and v.provider_id = l.provider_id))
  -- To a home they go only so far.
  and ($8::text is distinct from 'in_home' or $5::float8 is null or l.lat is null or ${DISTANCE} <= l.reach_km)
  and (($10::text[] is null and $11::float8 is null)
    or ($10::text[] is not null and ${everyWord('l.places', '$10')})
    or ($11::float8 is not null and l.lat between $12::float8 and $13::float8
      and l.lng between $14::float8 and $15::float8 and ${DISTANCE} <= $11))`;

/** Everyday words for a specialty, “doktè timoun”, ask for the specialty: profiles do not contain them. */
function understood(filter: ProviderFilter): ProviderFilter {
  const { q, specialty } = filter;
  const name = q && (!specialty || specialty === 'all') ? specialtyCalled(q) : undefined;
  const called = SPECIALTIES.find((one) => one.name === name);
  return called ? { ...filter, q: undefined, specialty: called.value } : filter;
}

/** The values of $1 to $6. */
export function kindValues(filter: ProviderFilter, verifiedOnly: boolean): unknown[] {
  const { specialty, country, available, near } = understood(filter);
  return [
    verifiedOnly,
    available ?? null,
    specialty && specialty !== 'all' ? specialty : null,
    country ?? null,
    near?.lat ?? null,
    near?.lng ?? null,
  ];
}

/** The values of $7 to $19. */
export function traitValues(filter: ProviderFilter, searcherId: string): unknown[] {
  const { language, mode, q, location, near, radiusKm, gender, day, maxPrice, favourites } =
    understood(filter);
  const {
    south = null,
    north = null,
    west = null,
    east = null,
  } = near && radiusKm ? boxAround(near, radiusKm) : {};
  const radius = south === null ? null : radiusKm;
  return [
    language ?? null,
    mode ?? null,
    patternsOf(q),
    patternsOf(location),
    radius,
    south,
    north,
    west,
    east,
    gender ?? null,
    day ?? null,
    maxPrice === undefined ? null : Math.round(maxPrice * 100),
    favourites ? searcherId : null,
  ];
}
