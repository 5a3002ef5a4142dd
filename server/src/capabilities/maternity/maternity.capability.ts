import type { Capability } from '#platform/capability.ts';
import { maternity } from './maternity.routes.ts';
import { maternityTools } from './maternity-tools.routes.ts';

export const capability = {
  routes: (on, platform, capabilities) => {
    maternity(on, platform, capabilities);
    maternityTools(on, platform, capabilities);
  },
  ownTables: {
    maternity_profiles: 'patient_id',
    maternity_journal: 'patient_id',
    maternity_alerts: 'patient_id',
    maternity_proposals: 'patient_id',
    maternity_timings: 'patient_id',
    maternity_contacts: 'patient_id',
    maternity_birth_plans: 'patient_id',
  },
} satisfies Capability;
