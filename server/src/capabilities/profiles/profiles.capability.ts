import type { Capability } from '#platform/capability.ts';
import { profiles } from './profiles.routes.ts';
import { getUser } from './profiles.service.ts';
import { patientOf } from './profiles-fhir.view.ts';

export const capability = {
  routes: profiles,
  // Those they act for are given by the family.
  fhir: async (grant) =>
    grant.scope.dependentId === null ? [patientOf(await getUser(grant, grant.scope.patientId))] : [],
} satisfies Capability;
