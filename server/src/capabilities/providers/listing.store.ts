import type { PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

/** Whether this provider is listed for patients. */
export async function isListed(
  { db }: Lookup | PublicGrant<'provider:read'>,
  id: string,
  verifiedOnly: boolean,
): Promise<boolean> {
  const found = await db.read(
    'select 1 from provider_listings where provider_id = $1 and (is_verified or not $2) limit 1',
    [id, verifiedOnly],
  );
  return found.length > 0;
}
