import type { Capability } from '#platform/capability.ts';
import { forgetDonor } from './donations.store.ts';
import { declarePaymentJobs } from './payments.jobs.ts';
import { payments } from './payments.routes.ts';

export const capability = {
  routes: payments,
  jobs: declarePaymentJobs,
  erase: forgetDonor,
  ownTables: { payments: 'created_by', donations: 'donor_id' },
} satisfies Capability;
