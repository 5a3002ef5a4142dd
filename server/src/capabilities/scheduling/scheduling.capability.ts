import type { Capability } from '#platform/capability.ts';
import { refreshFreeTimes } from './free-times.jobs.ts';
import { scheduling } from './scheduling.routes.ts';

export const capability = {
  routes: scheduling,
  jobs(platform) {
    platform.jobs.poll('free-times', () => refreshFreeTimes(platform));
  },
  ownTables: {
    provider_fees: 'provider_id',
    availability_exceptions: 'provider_id',
    availability_repeats: 'provider_id',
    provider_buffers: 'provider_id',
    provider_service_minutes: 'provider_id',
  },
} satisfies Capability;
