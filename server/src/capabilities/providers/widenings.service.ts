import type { ProviderFilter, Widening } from '@lakou/contract/providers';
import type { Grant } from '#platform/access/grant.ts';
import { wideningsOf } from './widenings.rules.ts';
import { countFound } from './widenings.store.ts';

/** Which wider searches would find somebody. Each is tried alone; wider distances that find the same are left out. */
export async function listWidenings(
  grant: Grant<'providers:search'>,
  filter: ProviderFilter,
  verifiedOnly: boolean,
): Promise<Widening[]> {
  const tried = await Promise.all(
    wideningsOf(filter).map(async ({ step, filter: wider }) => ({
      step,
      ...(await countFound(grant, wider, verifiedOnly)),
    })),
  );
  const found = tried.flatMap(({ step, count, first }) => (first === null ? [] : [{ step, count, first }]));
  const near = found.find(({ step }) => step === 'km_50');
  return found.filter(({ step, count }) => step !== 'km_100' || count !== near?.count);
}
