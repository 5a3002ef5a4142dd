import type { labImports } from '@lakou/contract/lab-imports';
import type { World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';

const csv = 'request,test,value\n0190a000-0000-7000-8000-000000000000,hemoglobin,10.6\n';
const columns = { request: 'request', test: 'test', value: 'value' };
/** The providers here process the requests of no laboratory; the tests of imports check those who do. */
const nobody = onlyGets({ PROVIDER: 404 });

/** Somebody else processes the requests of a laboratory. */
const besideLaboratory = async <T>(world: World, sent: T): Promise<T> => {
  const { clinicId } = await world.somebody('CLINIC_ADMIN', 'laboratory');
  const { id } = await world.somebody('PROVIDER', 'of the laboratory');
  await employ(world, id, clinicId ?? '');
  return sent;
};

export const labImportsAccess: AccessTable<typeof labImports> = {
  'POST /api/data/labs/imports/preview': [
    { on: 'own', request: (_, world) => besideLaboratory(world, { payload: { csv } }), gets: nobody },
  ],
  'POST /api/data/labs/imports': [
    {
      on: 'own',
      request: ({ nothing }, world) =>
        besideLaboratory(world, { payload: { csv, columns, requestIds: [nothing] } }),
      gets: nobody,
    },
  ],
};
