import { fail } from '#platform/errors.ts';
import type { FileKeeper } from './files.store.ts';

/**
 * Lets somebody else open documents of the actor's own, from now on: they are kept for as long as both may ask for
 * them. Files of others do not exist.
 */
export async function shareFiles(tx: FileKeeper, ids: readonly string[], readerId: string): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx.db.query<{ id: string }>(
    `select id from files where id = any ($1) and kind = 'document' and owner_id = $2 for key share`,
    [ids, tx.actor.id],
  );
  if (own.length !== new Set(ids).size) fail('not_found');
  await tx.db.query(
    `insert into file_uses (used_as, used_by, file_id) select 'shared', id, id from unnest($1::uuid[]) id
     on conflict do nothing`,
    [ids],
  );
  await tx.db.query(
    `insert into file_readers (file_id, user_id) select id, $2 from unnest($1::uuid[]) id
     on conflict do nothing`,
    [ids, readerId],
  );
}
