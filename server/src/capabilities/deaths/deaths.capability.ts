import type { Capability } from '#platform/capability.ts';
import { deaths } from './deaths.routes.ts';

export const capability = {
  routes: deaths,
  ownTables: { death_reports: 'patient_id' },
} satisfies Capability;
