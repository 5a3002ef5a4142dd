import type { Capability } from '#platform/capability.ts';
import { declarePaymentJobs } from './payments.jobs.ts';
import { payments } from './payments.routes.ts';

export const capability = {
  routes: payments,
  jobs: declarePaymentJobs,
  ownTables: { payments: 'created_by' },
} satisfies Capability;
