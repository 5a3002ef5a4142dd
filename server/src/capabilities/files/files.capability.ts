import type { Capability } from '#platform/capability.ts';
import { sweepFiles } from './files.jobs.ts';
import { files } from './files.routes.ts';
import { releaseFiles } from './unused-files.store.ts';

export const capability = {
  routes: files,
  jobs: (platform) => platform.jobs.recurring('file-sweep', '41 * * * *', () => sweepFiles(platform)),
  erase: (tx) => releaseFiles(tx.db, [tx.scope.userId]),
} satisfies Capability;
