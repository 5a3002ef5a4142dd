import type { Capability } from '#platform/capability.ts';
import { clinicReports } from './clinic-reports.routes.ts';

export const capability = { routes: clinicReports } satisfies Capability;
