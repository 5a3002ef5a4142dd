import type { Capability } from '#platform/capability.ts';
import { family } from './family.routes.ts';
import { anonymiseDependents, findDependent } from './family.store.ts';
import { dependentPatient } from './family-fhir.view.ts';

export const capability = {
  routes: family,
  erase: anonymiseDependents,
  ownTables: { dependents: 'patient_id' },
  async fhir(grant) {
    const dependent = await findDependent(grant);
    return dependent ? [dependentPatient(dependent)] : [];
  },
} satisfies Capability;
