import type { Capability } from '#platform/capability.ts';
import { support } from './support.routes.ts';
import { forgetOldRequests } from './support.service.ts';

export const capability = {
  routes: support,
  jobs(platform) {
    platform.jobs.recurring('old-support-requests', '41 6 * * *', () => forgetOldRequests(platform));
  },
  ownTables: { support_requests: 'user_id', support_views: 'user_id' },
} satisfies Capability;
