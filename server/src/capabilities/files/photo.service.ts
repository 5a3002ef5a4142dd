import type { PublicGrant } from '#platform/access/grant.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { fileIn } from './files.service.ts';
import type { ReadableFile } from './files.store.ts';
import { servable } from './serve-file.service.ts';

/** A picture that its owner shows to everybody; never a document, whatever the address says. */
export async function findPublicPhoto(
  grant: PublicGrant<'provider:read'>,
  { address, thumb }: { address: string | null | undefined; thumb: boolean },
  platform: Platform,
): Promise<Servable | undefined> {
  const [file] = await grant.db.query<ReadableFile>(
    `select id, kind, content_type as "contentType", size, thumb_size as "thumbSize", sha256
     from files where id::text = $1 and kind = 'photo'`,
    [fileIn(address) ?? ''],
  );
  // The address stays when the picture changes: it is asked for again, and the tag tells.
  return file && { ...servable(file, thumb, platform), cacheControl: 'public, max-age=3600' };
}
