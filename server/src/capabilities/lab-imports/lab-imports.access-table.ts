import type { labImports } from '@lakou/contract/lab-imports';
import type { World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';
import { listedClinic } from '../profiles/profiles.access-table.ts';

const csvOf = (requestId: string) => `request,test,value\n${requestId},hemoglobin,10.6\n`;
const columns = { request: 'request', test: 'test', value: 'value' };
/** The providers here process the requests of no laboratory; the tests of imports check those who do. */
const nobody = onlyGets({ PROVIDER: 404 });

/** A request that a patient gave to a laboratory, where somebody else processes it. */
async function requested(world: World): Promise<string> {
  const patient = await world.somebody('PATIENT');
  const { params } = await listedClinic(patient, world, 'own');
  const { id } = await world.somebody('PROVIDER', 'of the laboratory');
  await employ(world, id, params.id ?? '');
  const asked = await world.api('POST /api/data/labs/requests', patient, {
    body: { patientId: patient.id, testType: 'blood', laboratoryId: params.id ?? '' },
  });
  return asked.id;
}

export const labImportsAccess: AccessTable<typeof labImports> = {
  'POST /api/data/labs/imports/preview': [
    {
      on: 'own',
      request: async (_, world) => ({ payload: { csv: csvOf(await requested(world)) } }),
      gets: nobody,
    },
  ],
  'POST /api/data/labs/imports': [
    {
      on: 'own',
      request: async (_, world) => {
        const id = await requested(world);
        return { payload: { csv: csvOf(id), columns, requestIds: [id] } };
      },
      gets: nobody,
    },
  ],
};
