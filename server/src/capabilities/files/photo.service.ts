import type { PublicGrant } from '#platform/access/grant.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import type { Platform } from '#platform/platform.ts';
import { fileIn } from './files.service.ts';
import { servable } from './serve-file.service.ts';
import { findPhoto } from './shared-files.store.ts';

/** A picture that is public; never a document, whatever the address says. */
export async function findPublicPhoto(
  grant: PublicGrant<'provider:read'>,
  { address, thumb }: { address: string | null | undefined; thumb: boolean },
  platform: Platform,
): Promise<Servable | undefined> {
  const file = await findPhoto(grant, fileIn(address) ?? '');
  // The address stays the same when the picture changes, so caches must ask again; the ETag differs.
  return file && { ...servable(file, thumb, platform), cacheControl: 'public, max-age=3600' };
}
