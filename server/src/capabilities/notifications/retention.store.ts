import type { Grant } from '#platform/access/grant.ts';
import { dropMonths } from '#platform/db/months.ts';

const BATCH = 2_000;

/** Deletes notifications from before this moment: whole months at once, what is left of the last one in batches. */
export async function deleteOldNotifications(
  { db }: Grant<'notifications:forget', undefined, undefined>,
  before: Date,
): Promise<void> {
  await dropMonths(db, 'notifications', { before, onlyEmpty: false });
  for (;;) {
    const gone = await db.query(
      `delete from notifications where id in (
         select id from notifications where id < first_id_at($1) and created_at < $1 order by id limit ${BATCH}) returning id`,
      [before],
    );
    if (gone.length < BATCH) return;
  }
}
