import type { Capability } from '#platform/capability.ts';
import { forgetOldSignals } from './calls.jobs.ts';
import { calls } from './calls.routes.ts';

export const capability = {
  routes: calls,
  jobs: (platform) =>
    platform.jobs.recurring('old-call-signals', '*/10 * * * *', () => forgetOldSignals(platform)),
  ownTables: { call_participants: 'user_id' },
} satisfies Capability;
