import type { Capability } from '#platform/capability.ts';
import { recordAccess } from './record-access.routes.ts';

export const capability = {
  routes: recordAccess,
  ownTables: { record_grants: 'patient_id' },
} satisfies Capability;
