import type { Capability } from '#platform/capability.ts';
import { healthWorkers } from './health-workers.routes.ts';

export const capability = {
  routes: healthWorkers,
  ownTables: { health_workers: 'user_id' },
} satisfies Capability;
