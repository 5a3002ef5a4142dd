import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteEmbeddedPostgres } from '../../server/src/platform/postgres/delete.ts';

/** A data folder that is deleted after the work. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'lakou-bench-'));
  await chmod(folder, 0o755); // PostgreSQL may run as another user, who must be able to enter it
  try {
    return await work(folder);
  } finally {
    await deleteEmbeddedPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
