import type { Capability } from '#platform/capability.ts';
import { invoices } from './invoices.routes.ts';
import { copyInvoices } from './my-invoices.store.ts';

export const capability = {
  routes: invoices,
  copy: copyInvoices,
  async demo(session, { clock }) {
    const { seedInvoices } = await import('./invoices.demo.ts');
    await seedInvoices(session, clock.now());
  },
} satisfies Capability;
