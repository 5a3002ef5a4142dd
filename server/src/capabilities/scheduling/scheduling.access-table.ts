import type { scheduling } from '@lakou/contract/scheduling';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

const onlyProviders = (status: number): AccessCase['gets'] => ({ ...signedInGets(403), PROVIDER: status });

export const schedulingAccess: AccessTable<typeof scheduling> = {
  'GET /api/availability/:providerId': [
    {
      on: 'missing',
      request: ({ nothing }) => ({ params: { providerId: nothing } }),
      gets: signedInGets(404),
    },
    { on: 'missing', request: () => ({ params: { providerId: 'not-an-id' } }), gets: signedInGets(404) },
  ],
  'GET /api/providers/me/availability': [{ on: 'own', gets: onlyProviders(200) }],
  'PUT /api/providers/me/availability': [
    { on: 'own', request: () => ({ payload: { isAvailable: true } }), gets: onlyProviders(200) },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { isAvailable: 'perhaps' } }),
      gets: onlyProviders(400),
    },
  ],
};
