import type { scheduling } from '@lakou/contract/scheduling';
import { type AccessTable, notPersonal, onlyGets, signedInGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

export const schedulingAccess: AccessTable<typeof scheduling> = {
  'GET /api/availability/:providerId': {
    fixture: async (_, world) => {
      const owner = await listedProvider(await world.somebody('PROVIDER'), world);
      return { params: { providerId: owner.id }, owner };
    },
    existing: notPersonal('when a provider is free is shown to whoever may book', signedInGets(200)),
    missing: signedInGets(404),
  },
  'GET /api/providers/me/availability': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'PUT /api/providers/me/availability': [
    { on: 'own', request: () => ({ payload: { isAvailable: true } }), gets: onlyGets({ PROVIDER: 200 }) },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { isAvailable: 'perhaps' } }),
      gets: onlyGets({ PROVIDER: 400 }),
    },
  ],
};
