import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canChangeJobs, canListJobs, canReadHealth } from './operations.access.ts';
import { withoutAddresses } from './operations.rules.ts';
import { changeJob, readHealth } from './operations.service.ts';
import { listJobs } from './operations.store.ts';

export const operations: Routes = (on, platform) => {
  on('GET /api/admin/health', canReadHealth, ({ grant }) => readHealth(grant, platform));
  on('GET /api/admin/jobs', canListJobs, async ({ grant, query, reply }) =>
    onePage(reply, await listJobs(grant, query), query).map((job) => ({
      ...job,
      problem: withoutAddresses(job.problem),
    })),
  );
  on('POST /api/admin/jobs/retry', canChangeJobs, async ({ grant, body }) => {
    await changeJob(grant, 'retry', body.jobId);
    return undefined;
  });
  on('POST /api/admin/jobs/discard', canChangeJobs, async ({ grant, body }) => {
    await changeJob(grant, 'discard', body.jobId);
    return undefined;
  });
};
