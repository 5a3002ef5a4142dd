import type { Capability } from '#platform/capability.ts';
import { measurements } from './measurements.routes.ts';

export const capability = {
  routes: measurements,
  ownTables: { measurements: 'patient_id' },
} satisfies Capability;
