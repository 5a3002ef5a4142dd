import type { Capability } from '#platform/capability.ts';
import { maternity } from './maternity.routes.ts';

export const capability = {
  routes: maternity,
  ownTables: {
    maternity_profiles: 'patient_id',
    maternity_journal: 'patient_id',
    maternity_alerts: 'patient_id',
    maternity_proposals: 'patient_id',
  },
} satisfies Capability;
