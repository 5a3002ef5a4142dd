import type { Capability } from '#platform/capability.ts';
import { forgetDonor } from './donations.store.ts';
import { declarePaymentJobs } from './payments.jobs.ts';
import { payments } from './payments.routes.ts';
import { forgetMethod } from './saved-methods.store.ts';

export const capability = {
  routes: payments,
  jobs: declarePaymentJobs,
  async erase(tx) {
    await forgetDonor(tx);
    await forgetMethod(tx);
  },
  ownTables: { payments: 'created_by', donations: 'donor_id', payment_methods: 'user_id' },
} satisfies Capability;
