import type { providerWorkspace } from '@lakou/contract/provider-workspace';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

const only = (roles: Partial<AccessCase['gets']>): AccessCase['gets'] => ({ ...signedInGets(403), ...roles });
const ofProviders: readonly AccessCase[] = [{ on: 'own', gets: only({ PROVIDER: 200 }) }];

/** A clinic's administrator is no provider: the tests of provider-workspace play one whose clinic has some. */
export const providerWorkspaceAccess: AccessTable<typeof providerWorkspace> = {
  'GET /api/providers/:id/patients': [
    {
      on: 'own',
      request: ({ visitor }) => ({ params: { id: visitor.id } }),
      gets: only({ PROVIDER: 200, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'foreign',
      request: ({ other }) => ({ params: { id: other.id } }),
      gets: only({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'missing',
      request: ({ nothing }) => ({ params: { id: nothing } }),
      gets: only({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
    },
    {
      on: 'missing',
      request: () => ({ params: { id: 'not-an-id' } }),
      gets: only({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
    },
  ],
  'GET /api/providers/me/earnings': ofProviders,
  'GET /api/providers/me/earnings/visits': ofProviders,
};
