import type { measurements } from '@lakou/contract/measurements';
import { type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { patients, patientsAndCare, recordRows } from '#platform/access/record-rows.ts';
import type { AccessCase, AccessTable } from '#platform/access/table.ts';

const DYING = { at: '2026-11-15T11:00:00Z', systolic: 210, diastolic: 130, signs: ['chest_pain' as const] };
const all = 'GET /api/data/health/measurements/:id';

// Whether she was pregnant before does not matter.
const ignore = () => undefined;

/** Of nobody who is pregnant: who treats her would be told. */
const dangerous: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  await world.api('DELETE /api/data/health/maternity/:id/profile', owner, { params }).catch(ignore);
  const entryId = world.newId();
  await world.api('POST /api/data/health/measurements/:id', owner, {
    params,
    body: { ...DYING, id: entryId },
  });
  return { params: { ...params, entryId }, owner };
};

/** A dependent id that does not exist. */
const stranger = (payload: (world: World) => object): AccessCase => ({
  on: 'missing',
  request: ({ visitor, nothing }, world) => ({
    params: { id: visitor.id },
    payload: { ...payload(world), dependentId: nothing },
  }),
  gets: patients(404),
});
const entry = (world: World) => ({ at: DYING.at, weight: 70, id: world.newId() });

/** The people here have no visits and no family; the tests of measurements check those. */
export const measurementsAccess: AccessTable<typeof measurements> = {
  [all]: recordRows(patientsAndCare, 200),
  'POST /api/data/health/measurements/:id': recordRows(patients, 201, {
    payload: (_, world) => entry(world),
    unchanged: all,
    also: [stranger(entry)],
  }),
  'DELETE /api/data/health/measurements/:id/:entryId': recordRows(patients, 204, {
    fixture: dangerous,
    unchanged: all,
  }),
  'GET /api/data/health/measurements/:id/dangers': recordRows(patients, 200),
  'POST /api/data/health/measurements/:id/:entryId/acknowledge': recordRows(patients, 204, {
    fixture: dangerous,
    payload: {},
    unchanged: all,
  }),
};
