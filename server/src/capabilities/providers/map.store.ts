import type { MapSearch, MapSpot } from '@lakou/contract/providers';
import type { Grant } from '#platform/access/grant.ts';
import { addKind, addTraits, startWhere } from './search-filter.store.ts';

// Up to so many are told one by one; beyond, those in the same cell of a grid this fine become one spot.
const EACH_UP_TO = 1000;
const CELLS_ACROSS = 40;

/** Where those who are available are. */
export async function listSpots(
  grant: Grant<'providers:search'>,
  { bbox, ...filter }: MapSearch,
  verifiedOnly: boolean,
): Promise<MapSpot[]> {
  const where = startWhere();
  addKind(where, { ...filter, available: true }, verifiedOnly);
  addTraits(where, filter);
  where.and('l.lat is not null');
  if (bbox) {
    where.and(`l.lat between ${where.value(bbox.south)} and ${where.value(bbox.north)}`);
    where.and(`l.lng between ${where.value(bbox.west)} and ${where.value(bbox.east)}`);
  }
  return grant.db.query<MapSpot>(
    `with found as (select l.provider_id::text as id, l.lat, l.lng from provider_listings l where ${where.sql}),
       grid as (select count(*) <= ${EACH_UP_TO} as each,
         nullif(greatest(max(lat) - min(lat), max(lng) - min(lng)), 0) / ${CELLS_ACROSS} as cell from found)
     select case when count(*) = 1 then min(id) end as id, avg(lat) as lat, avg(lng) as lng, count(*) as count
     from found, grid
     group by case when each then id else concat_ws(' ', floor(lat / cell), floor(lng / cell)) end`,
    where.values,
  );
}
