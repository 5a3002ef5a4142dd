import { statfs } from 'node:fs/promises';
import type { Health } from '@lakou/contract/operations';
import type { Grant } from '#platform/access/grant.ts';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteJob, measure, retryJob } from './operations.store.ts';

export async function readHealth(grant: Grant<'health:read'>, platform: Platform): Promise<Health> {
  const { config, db, events } = platform;
  const begun = performance.now();
  const { database, queue, unsealed } = await measure(grant);
  const milliseconds = Math.round(performance.now() - begun);
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return {
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    node: process.version,
    database: { ...database, milliseconds },
    disk: { freeBytes: bavail * bsize, bytes: blocks * bsize },
    queue,
    unsealed,
    mail: config.smtpUrl ? 'smtp' : 'files',
    storage: config.s3 ? 'bucket' : 'disk',
    payments: config.paypal || config.moncash ? 'live' : 'sandbox',
    replica: db.replicaState() ?? 'none',
    events: events.through(),
  };
}

const CHANGES = { retry: retryJob, discard: deleteJob } as const;

export async function changeJob(
  grant: Grant<'jobs:change'>,
  change: keyof typeof CHANGES,
  jobId: string,
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    if (!(await CHANGES[change](tx, jobId))) fail('not_found');
    await writeAudit(tx, { action: `job:${change}`, actorId: tx.actor.id, subjectId: jobId });
  });
}
