import type { stepUp } from '@lakou/contract/step-up';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const stepUpAccess: AccessTable<typeof stepUp> = {
  'POST /api/auth/reauth': [{ on: 'own', request: () => ({ payload: {} }), gets: signedInGets(400) }],
};
