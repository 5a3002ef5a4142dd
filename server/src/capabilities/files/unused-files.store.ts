import type { Db } from '#platform/db/db.ts';

const UNUSED = 'not exists (select 1 from file_uses u where u.file_id = f.id)';

/** Deletes up to `limit` files older than `before` that are used nowhere. Answers their ids. */
export async function deleteUnusedFiles(tx: Db, before: Date, limit: number): Promise<string[]> {
  const unused = await tx.query<{ id: string }>(
    `select id from files f where created_at < $1 and ${UNUSED} order by created_at limit $2
     for update skip locked`,
    [before, limit],
  );
  // Checked again after locking the rows, because a use may have been added just before.
  const deleted = await tx.query<{ id: string }>(
    `delete from files f where id = any($1) and ${UNUSED} returning id`,
    [unused.map(({ id }) => id)],
  );
  return deleted.map(({ id }) => id);
}

/** These people or clinics are gone: files that only they used become unused, and the hourly job deletes them. */
export async function releaseFiles(db: Db, ids: readonly string[]): Promise<void> {
  await db.query('delete from file_uses where used_by = any ($1)', [ids]);
  await db.query('update files set owner_id = null where owner_id = any ($1)', [ids]);
}
