import type { Db } from '#platform/db/db.ts';

/** Somebody in the queue whom the desk recognised. */
export async function linkWalkIn(
  { db }: { readonly db: Db },
  walkInId: string,
  linkId: string,
): Promise<void> {
  await db.query('update walk_ins set link_id = $2 where id = $1', [walkInId, linkId]);
}
