import type { FileKind } from '@lakou/contract/files';
import { Id } from '@lakou/contract/primitives';
import { policy, type Rule, signedIn } from '#platform/access/policy.ts';
import { UPLOADS_PER_ADDRESS } from '#platform/limits/limits.ts';

export interface ReadableFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly size: number;
  readonly thumbSize: number | null;
  readonly sha256: Buffer;
}

/** Photos and logos are for everybody who is signed in; a document is for its owner and whom they sent it to. */
const isForThem: Rule<ReadableFile> = async ({ actor, db, params }) => {
  const id = Id.safeParse(params.id);
  if (!id.success) return undefined;
  const [file] = await db.read<ReadableFile>(
    `select id, kind, content_type as "contentType", size, thumb_size as "thumbSize", sha256
     from files f where id = $1 and (kind in ('photo', 'logo') or owner_id = $2
       or exists (select from file_readers r where r.file_id = f.id and r.user_id = $2))`,
    [id.data, actor.id],
  );
  return file;
};

export const canUpload = policy('file:upload', signedIn, { limit: UPLOADS_PER_ADDRESS });
export const canReadFile = policy('file:read', signedIn, { object: isForThem });
