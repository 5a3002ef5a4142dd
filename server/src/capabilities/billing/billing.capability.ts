import type { Capability } from '#platform/capability.ts';
import { billing } from './billing.routes.ts';

export const capability = {
  routes: billing,
  async demo(session, { clock }) {
    const { seedBilling } = await import('./billing.demo.ts');
    await seedBilling(session, clock.now());
  },
} satisfies Capability;
