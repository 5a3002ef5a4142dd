import type { labImports } from '@lakou/contract/lab-imports';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const csv = 'request,test,value\n0190a000-0000-7000-8000-000000000000,hemoglobin,10.6\n';
const columns = { request: 'request', test: 'test', value: 'value' };
/** The providers here process the requests of no laboratory; the tests of imports check those who do. */
const nobody = onlyGets({ PROVIDER: 404 });

export const labImportsAccess: AccessTable<typeof labImports> = {
  'POST /api/data/labs/imports/preview': [{ on: 'own', request: () => ({ payload: { csv } }), gets: nobody }],
  'POST /api/data/labs/imports': [
    {
      on: 'own',
      request: ({ nothing }) => ({ payload: { csv, columns, requestIds: [nothing] } }),
      gets: nobody,
    },
  ],
};
