import { z } from 'zod';
import type { Contract } from './kit.ts';
import { JOB_STATES } from './operations.rules.ts';
import { Id, Page } from './primitives.ts';

const JobState = z.enum(JOB_STATES);

/** A job by its queue; what it holds is not shown. */
const JobLine = z.object({
  id: Id,
  queue: z.string(),
  state: JobState,
  createdAt: z.string(),
  /** When it runs next, or failed last. */
  at: z.string(),
  tries: z.number().int(),
  /** Without addresses of people. */
  problem: z.string().nullable(),
});
export type JobLine = z.infer<typeof JobLine>;

export const JobFilter = Page.extend({ state: JobState.default('failed') });
export type JobFilter = z.infer<typeof JobFilter>;

const Health = z.object({
  startedAt: z.string(),
  node: z.string(),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number().int(),
    lastMigration: z.string(),
    /** Of one small query. */
    milliseconds: z.number(),
  }),
  disk: z.object({ freeBytes: z.number(), bytes: z.number() }),
  queue: z.object({
    waiting: z.number().int(),
    active: z.number().int(),
    failed: z.number().int(),
    /** How long the oldest that is due has waited. */
    oldestSeconds: z.number().int(),
  }),
  unsealed: z.number().int(),
  mail: z.enum(['smtp', 'files']),
  storage: z.enum(['bucket', 'disk']),
  payments: z.enum(['live', 'sandbox']),
  /** `behind`: by too much to be read; `primary`: its address leads to no replica. */
  replica: z.enum(['none', 'used', 'behind', 'away', 'primary']),
  /** Who passes live events on between the instances. */
  events: z.enum(['broker', 'database']),
});
export type Health = z.infer<typeof Health>;

const OneJob = z.object({ jobId: Id });

/** Whether the product runs well, and the work that nobody waits for. */
export const operations = {
  'GET /api/admin/health': { summary: 'Versions, database, disk and queue', reply: Health },
  'GET /api/admin/jobs': {
    summary: 'Jobs in one state, newest first, without what they hold',
    query: JobFilter,
    reply: z.array(JobLine),
  },
  'POST /api/admin/jobs/retry': { summary: 'Try a failed job again at once', body: OneJob, status: 204 },
  'POST /api/admin/jobs/discard': { summary: 'Delete a failed job', body: OneJob, status: 204 },
} as const satisfies Contract;
