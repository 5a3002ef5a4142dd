import { fail } from '#platform/errors.ts';
import type { FileKeeper } from './files.store.ts';
import { addReader, lockOwnDocuments } from './shared-files.store.ts';

/**
 * Lets another person open the actor's own documents and voices. A file of another owner answers `not_found`.
 */
export async function shareFiles(tx: FileKeeper, ids: readonly string[], readerId: string): Promise<void> {
  if (ids.length === 0) return;
  if ((await lockOwnDocuments(tx, ids)) !== new Set(ids).size) fail('not_found');
  await addReader(tx, ids, readerId);
}
