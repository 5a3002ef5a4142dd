import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export interface UploadScope {
  readonly uploadId: string;
  readonly size: number;
}

/** For policies: an upload of the actor that is not finished. */
export async function findOwnUpload({ db, actor }: Lookup, id: string): Promise<UploadScope | undefined> {
  const [row] = await db.read<UploadScope>(
    'select id as "uploadId", size::float8 as size from uploads where id = $1 and owner_id = $2',
    [id, actor.id],
  );
  return row;
}

/** How many bytes the actor's open uploads may become, locked: other uploads wait until this transaction ends. */
export async function sumOpenUploads(tx: Grant<'upload:begin'>): Promise<number> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.actor.id]);
  const [sum] = await tx.db.read<{ bytes: number }>(
    'select coalesce(sum(size), 0)::float8 as bytes from uploads where owner_id = $1',
    [tx.actor.id],
  );
  return sum?.bytes ?? 0;
}

export async function insertUpload(
  { db, actor, at }: Grant<'upload:begin'>,
  id: string,
  size: number,
): Promise<void> {
  await db.query(
    'insert into uploads (id, owner_id, size, created_at, touched_at) values ($1, $2, $3, $4, $4)',
    [id, actor.id, size, at],
  );
}

export async function touchUpload({ db, scope, at }: Grant<'upload:use', UploadScope>): Promise<void> {
  await db.query('update uploads set touched_at = $2 where id = $1', [scope.uploadId, at]);
}

export async function deleteUpload({
  db,
  scope,
  actor,
}: Grant<'upload:use' | 'image:add', { readonly uploadId?: string | undefined }>): Promise<void> {
  await db.query('delete from uploads where id = $1 and owner_id = $2', [scope.uploadId, actor.id]);
}
