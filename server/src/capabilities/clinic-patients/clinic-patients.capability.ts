import type { Capability } from '#platform/capability.ts';
import { clinicPatients } from './clinic-patients.routes.ts';

export const capability = {
  routes: clinicPatients,
  ownTables: { clinic_links: 'user_id', patient_views: 'user_id' },
} satisfies Capability;
