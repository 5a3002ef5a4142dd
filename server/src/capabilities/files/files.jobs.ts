import type { Platform } from '#platform/platform.ts';
import { thumbKey } from './files.service.ts';
import { deleteUnusedFiles } from './unused-files.store.ts';

const KEPT_UNUSED_MS = 24 * 3600 * 1000;
const AT_ONCE = 200;

/**
 * The bytes are deleted before the commit: after a failure the rows remain, and the next run tries
 * again.
 */
async function sweepSome({ db, storage }: Platform, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await deleteUnusedFiles(tx, before, AT_ONCE);
    for (const id of deleted) {
      await storage.remove(thumbKey(id));
      await storage.remove(id);
    }
    return deleted.length;
  });
}

/** Deletes files uploaded more than a day ago that are used nowhere. */
export async function sweepFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - KEPT_UNUSED_MS);
  while ((await sweepSome(platform, before)) === AT_ONCE);
}
