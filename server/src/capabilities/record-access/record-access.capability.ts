import type { Capability } from '#platform/capability.ts';

export const capability = {
  routes() {},
  ownTables: { record_grants: 'patient_id' },
} satisfies Capability;
