import type { MapSearch, MapSpot } from '@lakou/contract/providers';
import type { Grant } from '#platform/access/grant.ts';
import { KIND, kindValues, TRAITS, traitValues } from './search-filter.store.ts';

// Up to this many are returned one by one; beyond that, those in the same grid cell are returned as
// one point.
const EACH_UP_TO = 1000;
const CELLS_ACROSS = 40;

const SPOTS = `with found as (select l.provider_id::text as id, l.lat, l.lng from provider_listings l
    where ${KIND} and ${TRAITS} and l.lat is not null and ($20::float8 is null
      or (l.lat between $20 and $21::float8 and l.lng between $22::float8 and $23::float8))),
  grid as (select count(*) <= ${EACH_UP_TO} as each,
    nullif(greatest(max(lat) - min(lat), max(lng) - min(lng)), 0) / ${CELLS_ACROSS} as cell from found)
  select case when count(*) = 1 then min(id) end as id, avg(lat) as lat, avg(lng) as lng, count(*) as count
  from found, grid
  group by case when each then id else concat_ws(' ', floor(lat / cell), floor(lng / cell)) end`;

/** The places of available providers. */
export function listSpots(
  grant: Grant<'providers:search'>,
  { bbox, ...filter }: MapSearch,
  verifiedOnly: boolean,
): Promise<MapSpot[]> {
  // Bounded by EACH_UP_TO, and by the cells of the grid beyond.
  const { south = null, north = null, west = null, east = null } = bbox ?? {};
  const kind = kindValues({ ...filter, available: true }, verifiedOnly);
  const values = [...kind, ...traitValues(filter, grant.actor.id), south, north, west, east];
  return grant.db.read<MapSpot>(SPOTS, values, { planEachTime: true });
}
