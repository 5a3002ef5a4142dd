import type { Capability } from '#platform/capability.ts';
import { listForExport, listTimeline } from './record.store.ts';
import { referrals } from './referrals.routes.ts';
import { copyReferrals } from './referrals.store.ts';
import { serviceRequest } from './referrals-fhir.view.ts';

export const capability = {
  routes: referrals,
  ownTables: { referrals: 'patient_id', referral_attachments: 'patient_id' },
  copy: copyReferrals,
  async demo(session, { clock }) {
    const { seedReferrals } = await import('./referrals.demo.ts');
    await seedReferrals(session, clock.now());
  },
  timeline: { kinds: ['referral'], list: listTimeline },
  fhir: async (grant) => {
    const rows = await listForExport(grant);
    return rows.map((row) => serviceRequest(row, grant.scope.dependentId ?? grant.scope.patientId));
  },
} satisfies Capability;
