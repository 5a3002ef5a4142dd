import type { Capability } from '#platform/capability.ts';
import { family } from './family.routes.ts';
import { anonymiseDependents } from './family.store.ts';

export const capability = {
  routes: family,
  erase: anonymiseDependents,
  ownTables: { dependents: 'patient_id' },
} satisfies Capability;
