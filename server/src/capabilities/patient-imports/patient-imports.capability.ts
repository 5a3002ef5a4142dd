import type { Capability } from '#platform/capability.ts';
import { patientImports } from './patient-imports.routes.ts';

export const capability = { routes: patientImports } satisfies Capability;
