import type { ClinicProfile } from '@lakou/contract/providers';
import type { PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findClinicProfile } from './clinics.store.ts';

export async function getClinicProfile(
  grant: PublicGrant<'clinic:show'>,
  id: string,
  verifiedOnly: boolean,
): Promise<ClinicProfile> {
  return (await findClinicProfile(grant, id, verifiedOnly)) ?? fail('not_found');
}
