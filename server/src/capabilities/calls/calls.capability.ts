import type { Capability } from '#platform/capability.ts';
import { forgetOldSignals } from './calls.jobs.ts';
import { calls } from './calls.routes.ts';
import { copyGuests } from './guests.store.ts';

export const capability = {
  routes: calls,
  jobs: (platform) =>
    platform.jobs.recurring('old-call-signals', '*/10 * * * *', () => forgetOldSignals(platform)),
  ownTables: { call_participants: 'user_id' },
  copy: copyGuests,
} satisfies Capability;
