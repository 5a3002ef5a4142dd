import type { Grant } from '#platform/access/grant.ts';

const BATCH = 2_000;

/** Ids begin with their moment, so the primary key finds the oldest without an index of its own. */
const firstIdAt = (at: Date) => {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** Deletes one batch of notifications from before this moment; true when there may be more. */
export async function deleteOldNotifications(
  { db }: Grant<'notifications:forget', undefined, undefined>,
  before: Date,
): Promise<boolean> {
  const gone = await db.query(
    `delete from notifications where id in (
       select id from notifications where id < $1 and created_at < $2 order by id limit ${BATCH}) returning id`,
    [firstIdAt(before), before],
  );
  return gone.length === BATCH;
}
