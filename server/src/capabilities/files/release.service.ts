import type { Db } from '#platform/db/db.ts';

/** These people or clinics are gone: what only they used is used nowhere now, and the sweep deletes it. */
export async function releaseFiles(db: Db, ids: readonly string[]): Promise<void> {
  await db.query('delete from file_uses where used_by = any ($1)', [ids]);
  await db.query('update files set owner_id = null where owner_id = any ($1)', [ids]);
}
