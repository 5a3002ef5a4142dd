import { MOST_VOICE_BYTES } from '@lakou/contract/messages.rules';
import type { PublicGrant } from '#platform/access/grant.ts';
import type { FileKeeper, ReadableFile } from './files.store.ts';

/** A picture by its id; never a document. */
export async function findPhoto(
  grant: PublicGrant<'provider:read'>,
  id: string,
): Promise<ReadableFile | undefined> {
  const [file] = await grant.db.read<ReadableFile>(
    `select id, kind, content_type as "contentType", size, thumb_size as "thumbSize", sha256
     from files where id::text = $1 and kind = 'photo'`,
    [id],
  );
  return file;
}

/** How many of these are the actor's own documents and short voices; locked until the transaction ends. */
export async function lockOwnDocuments(tx: FileKeeper, ids: readonly string[]): Promise<number> {
  // Bounded by the ids, which the contract limits.
  const own = await tx.db.query(
    `select id from files where id = any ($1) and owner_id = $2
       and (kind = 'document' or kind = 'audio' and size <= $3) for key share`,
    [ids, tx.actor.id, MOST_VOICE_BYTES],
  );
  return own.length;
}

export async function addReader(tx: FileKeeper, ids: readonly string[], readerId: string): Promise<void> {
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
