import type { toolbox } from '@lakou/contract/toolbox';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';

const forClinicians = (payload: object): readonly AccessCase[] => [
  {
    on: 'nothing of anybody',
    request: () => ({ payload }),
    gets: onlyGets({ PROVIDER: 200, CLINIC_ADMIN: 200 }),
  },
];

export const toolboxAccess: AccessTable<typeof toolbox> = {
  'POST /api/ai/check-drug-interactions': forClinicians({ drugs: ['warfarin', 'aspirin'] }),
  'POST /api/ai/icd10-lookup': forClinicians({ query: 'asthma' }),
  'POST /api/ai/medical-search': forClinicians({ searchTerm: 'asthma', category: 'all' }),
};
