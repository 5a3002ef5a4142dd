import type { Capability } from '#platform/capability.ts';
import { invoices } from './invoices.routes.ts';

export const capability = {
  routes: invoices,
  async demo(session, { clock }) {
    const { seedInvoices } = await import('./invoices.demo.ts');
    await seedInvoices(session, clock.now());
  },
} satisfies Capability;
