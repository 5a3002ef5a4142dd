import type { vault } from '@lakou/contract/vault';
import { accountOf } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';

/** The people here have no visits; the tests of the vault check those who do. */
const reading: ObjectRows = {
  fixture: accountOf('PATIENT'),
  own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
  foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
};

export const vaultAccess: AccessTable<typeof vault> = {
  'GET /api/records/:id/person': reading,
  'GET /api/records/:id/timeline': reading,
  'GET /api/records/:id/counts': reading,
  'GET /api/records/:id/summary': reading,
  'GET /api/records/:id/doctor-page': reading,
};
