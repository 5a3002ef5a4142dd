import type { Capability } from '#platform/capability.ts';
import { cashVisits } from './cash-visits.routes.ts';

export const capability = {
  routes: cashVisits,
  ownTables: { cash_receipts: 'patient_id' },
} satisfies Capability;
