import type { Capability } from '#platform/capability.ts';
import { clinicVerification } from './clinic-verification.routes.ts';
import { dropOfEmptyClinic } from './registration.store.ts';

export const capability = {
  routes: clinicVerification,
  ownTables: { clinic_decisions: 'decided_by', clinic_handovers: 'to_id' },
  erase: dropOfEmptyClinic,
  async demo(session, { clock }) {
    const { verifyDemoClinic } = await import('./clinic-verification.demo.ts');
    await verifyDemoClinic(session, clock.now());
  },
} satisfies Capability;
