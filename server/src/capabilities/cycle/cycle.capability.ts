import type { Capability } from '#platform/capability.ts';
import { cycle } from './cycle.routes.ts';

export const capability = {
  routes: cycle,
  ownTables: { cycle_logs: 'patient_id' },
} satisfies Capability;
