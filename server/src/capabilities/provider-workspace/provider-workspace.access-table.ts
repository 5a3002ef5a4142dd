import type { providerWorkspace } from '@lakou/contract/provider-workspace';
import { accountOf } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';

const ofProviders: readonly AccessCase[] = [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }];

/**
 * A clinic's administrator is not a provider; the tests of provider-workspace check one whose
 * clinic has some.
 */
export const providerWorkspaceAccess: AccessTable<typeof providerWorkspace> = {
  'GET /api/providers/:id/patients': {
    fixture: accountOf('PROVIDER'),
    own: onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 404 }),
    foreign: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
    missing: onlyGets({ PROVIDER: 404, CLINIC_ADMIN: 404 }),
  },
  'GET /api/providers/me/earnings': ofProviders,
  'GET /api/providers/me/earnings/visits': ofProviders,
};
