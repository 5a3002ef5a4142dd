import type { Capability } from '#platform/capability.ts';
import { payouts } from './payouts.routes.ts';
import { closeOnErasure, copyPayouts } from './payouts.store.ts';

export const capability = {
  routes: payouts,
  async demo(session, { clock }) {
    const { seedPayouts } = await import('./payouts.demo.ts');
    await seedPayouts(session, clock.now());
  },
  copy: copyPayouts,
  erase: closeOnErasure,
  sealed: {
    'payout_accounts.details': 'provider_id',
    'clinic_payout_accounts.details': 'clinic_id',
    'payouts.details': 'coalesce(provider_id, clinic_id)',
  },
} satisfies Capability;
