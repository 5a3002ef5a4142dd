import type { Db } from '#platform/db/db.ts';

/** Whether patients find this provider. */
export async function isListed(db: Db, id: string, verifiedOnly: boolean): Promise<boolean> {
  const found = await db.read(
    'select 1 from provider_listings where provider_id = $1 and (is_verified or not $2)',
    [id, verifiedOnly],
  );
  return found.length > 0;
}
