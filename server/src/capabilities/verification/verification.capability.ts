import type { Capability } from '#platform/capability.ts';
import { endExpiredLicences } from './expiry.jobs.ts';
import { verification } from './verification.routes.ts';

export const capability = {
  routes: verification,
  jobs(platform) {
    platform.jobs.recurring('expired-licences', '7 * * * *', () => endExpiredLicences(platform));
  },
  ownTables: { licence_decisions: 'provider_id' },
} satisfies Capability;
