import type { toolbox } from '@lakou/contract/toolbox';
import { accountOf } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';

const forClinicians = (payload: object): readonly AccessCase[] => [
  {
    on: 'nothing of anybody',
    request: () => ({ payload }),
    gets: onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 200 }),
  },
];

const inCareOnly = onlyGets({ PROVIDER: 404 });

/** The people here have no visits; the tests of the toolbox check those who do. */
export const toolboxAccess: AccessTable<typeof toolbox> = {
  'POST /api/ai/check-drug-interactions': forClinicians({ drugs: ['warfarin', 'aspirin'] }),
  'POST /api/data/health/drug-checks/:id': {
    fixture: accountOf('PATIENT'),
    payload: { drugs: ['enalapril'] },
    own: inCareOnly,
    foreign: inCareOnly,
    missing: inCareOnly,
  },
  'POST /api/ai/icd10-lookup': forClinicians({ query: 'asthma' }),
  'POST /api/ai/medical-search': forClinicians({ searchTerm: 'asthma', category: 'all' }),
};
