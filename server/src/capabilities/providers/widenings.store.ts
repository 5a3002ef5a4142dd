import type { ProviderFilter } from '@lakou/contract/providers';
import { MOST_COUNTED } from '@lakou/contract/providers.rules';
import type { Grant } from '#platform/access/grant.ts';
import { KIND, kindValues, TRAITS, traitValues } from './search-filter.store.ts';

const COUNT = `with found as materialized (select l.provider_id, l.rank from provider_listings l
    where ${KIND} and ${TRAITS} order by l.rank, l.provider_id limit ${MOST_COUNTED})
  select count(*)::int as count, (select u.name from found f join app_users u on u.id = f.provider_id
    order by f.rank, f.provider_id limit 1) as first from found`;

/** How many this search finds, and the first of them. */
export async function countFound(
  grant: Grant<'providers:search'>,
  filter: ProviderFilter,
  verifiedOnly: boolean,
): Promise<{ count: number; first: string | null }> {
  const values = [...kindValues(filter, verifiedOnly), ...traitValues(filter, grant.actor.id)];
  const [found] = await grant.db.read<{ count: number; first: string | null }>(COUNT, values, {
    planEachTime: true,
  });
  return found ?? { count: 0, first: null };
}
