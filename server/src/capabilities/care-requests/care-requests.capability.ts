import type { Capability } from '#platform/capability.ts';
import { careRequests } from './care-requests.routes.ts';
import { endOldRequests } from './expiry.jobs.ts';

export const capability = {
  routes: careRequests,
  jobs(platform) {
    platform.jobs.recurring('care-requests', '*/5 * * * *', () => endOldRequests(platform));
  },
  async demo(session, { clock }) {
    const { seedCareRequests } = await import('./care-requests.demo.ts');
    await seedCareRequests(session, clock.now());
  },
  ownTables: { care_requests: 'patient_id', care_request_rejections: 'provider_id' },
} satisfies Capability;
