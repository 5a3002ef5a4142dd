import type { Capability } from '#platform/capability.ts';
import { fhir } from './fhir.routes.ts';

export const capability = { routes: fhir } satisfies Capability;
