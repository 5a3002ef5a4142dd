import type { Capability } from '#platform/capability.ts';
import { recalls } from './recalls.routes.ts';
import { tellRecalled } from './telling.jobs.ts';

export const capability = {
  routes: recalls,
  jobs(platform) {
    platform.jobs.recurring('recalls', '37 * * * *', () => tellRecalled(platform));
  },
  ownTables: { recalls: 'patient_id' },
} satisfies Capability;
