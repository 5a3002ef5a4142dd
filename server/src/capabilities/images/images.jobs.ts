import type { Platform } from '#platform/platform.ts';
import { screenKey } from './images.service.ts';
import { deleteHiddenImages, findUploads, takeStaleUploads, takeUnusedFiles } from './unused-images.store.ts';

const HOUR_MS = 3600 * 1000;
/** Long enough for the slowest upload that is being stored. */
const UNUSED_AFTER_MS = HOUR_MS;
const STALE_AFTER_MS = 48 * HOUR_MS;
/** Taken back by mistake, an image can still be restored by hand for this long. */
const HIDDEN_FOR_MS = 30 * 24 * HOUR_MS;
const AT_ONCE = 100;

/** The bytes are deleted before the commit: after a failure the rows remain, and the next run tries again. */
async function sweepFiles({ db, encryptedStorage, clock }: Platform): Promise<number> {
  const before = new Date(clock.now().getTime() - UNUSED_AFTER_MS);
  return db.transaction(async (tx) => {
    const ids = await takeUnusedFiles(tx, before, AT_ONCE);
    for (const id of ids) {
      await encryptedStorage.remove(screenKey(id));
      await encryptedStorage.remove(id);
    }
    return ids.length;
  });
}

async function sweepUploads({ db, drafts, clock }: Platform): Promise<number> {
  const before = new Date(clock.now().getTime() - STALE_AFTER_MS);
  return db.transaction(async (tx) => {
    const ids = await takeStaleUploads(tx, before, AT_ONCE);
    for (const id of ids) await drafts.remove(id);
    return ids.length;
  });
}

/** Files of people who are gone: their rows went with them. */
async function sweepDrafts({ db, drafts }: Platform): Promise<void> {
  const ids = await drafts.ids();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const known = await findUploads(db, some);
    for (const id of some) if (!known.has(id)) await drafts.remove(id);
  }
}

/** Deletes images taken back long ago, bytes without an image and uploads that nobody continues. */
export async function sweepImages(platform: Platform): Promise<void> {
  await deleteHiddenImages(platform.db, new Date(platform.clock.now().getTime() - HIDDEN_FOR_MS));
  while ((await sweepFiles(platform)) === AT_ONCE);
  while ((await sweepUploads(platform)) === AT_ONCE);
  await sweepDrafts(platform);
}
