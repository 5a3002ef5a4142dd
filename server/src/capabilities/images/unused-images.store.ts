import type { Db } from '#platform/db/db.ts';

/** Images that were taken back before this time go for good; their bytes are then without an image. */
export async function deleteHiddenImages(db: Db, before: Date): Promise<void> {
  await db.query('delete from images where deleted_at < $1', [before]);
}

/** Up to `limit` files older than `before` that have no image; locked, so that one instance deletes each. */
export async function takeUnusedFiles(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `delete from image_files where id in (
       select id from image_files f where created_at < $1 and not exists (select from images i where i.id = f.id)
       order by created_at limit $2 for update skip locked)
     returning id`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** Up to `limit` uploads that nothing arrived for since `before`. */
export async function takeStaleUploads(tx: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `delete from uploads where id in (
       select id from uploads where touched_at < $1 order by touched_at limit $2 for update skip locked)
     returning id`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** Which of these uploads exist. */
export async function findUploads(db: Db, ids: readonly string[]): Promise<Set<string>> {
  // Bounded by the ids, a folder's at a time.
  const rows = await db.read<{ id: string }>('select id from uploads where id = any ($1)', [ids]);
  return new Set(rows.map(({ id }) => id));
}
