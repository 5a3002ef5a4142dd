import type { Capability } from '#platform/capability.ts';
import { clinicVisits } from './clinic-visits.routes.ts';

export const capability = {
  routes: clinicVisits,
  async demo(session, { clock }) {
    const { seedClinicVisits } = await import('./clinic-visits.demo.ts');
    await seedClinicVisits(session, clock.now());
  },
} satisfies Capability;
