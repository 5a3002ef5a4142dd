import type { ClinicCard } from '@lakou/contract/providers';
import type { PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findClinicCard } from './clinics.store.ts';

export async function getClinicCard(
  grant: PublicGrant<'clinic:show'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ClinicCard> {
  return (await findClinicCard(grant, id, verifiedOnly)) ?? fail('not_found');
}
