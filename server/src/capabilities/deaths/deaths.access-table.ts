import type { deaths } from '@lakou/contract/deaths';
import { accountOf, type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';
import { authorFor } from '../prescriptions/prescriptions.access-table.ts';

const CHILD = { name: 'Ti Jan', dateOfBirth: '2018-03-04', relationship: 'child' } as const;

/** A report of a family about one of its dependents, each time another. */
const report: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const child = await world.api('POST /api/users/:id/dependents', owner, { params, body: CHILD });
  const { url } = await world.upload(owner, 'document');
  const { id } = await world.api('POST /api/records/:id/death-report', owner, {
    params,
    body: { dependentId: child.id, diedOn: '2026-01-02', documentUrl: url },
  });
  return { params: { id }, owner };
};

/** Somebody whom another provider treats, with a paper that the caller has uploaded. */
const ofTreated: NonNullable<AccessCase['request']> = async ({ visitor, other, nothing }, world) => {
  const patient = await personOfRole(other, 'PATIENT', world);
  await authorFor(patient, world);
  const caller = visitor.id === nothing ? await world.somebody('PATIENT') : visitor;
  const { url } = await world.upload(caller, 'document');
  return { params: { id: patient.id }, payload: { diedOn: '2026-01-02', documentUrl: url } };
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

/** Nobody reports their own death, and a provider here treats nobody; the tests of deaths check those who may. */
export const deathsAccess: AccessTable<typeof deaths> = {
  'POST /api/records/:id/death-report': {
    fixture: accountOf('PATIENT'),
    payload: (_: unknown, world: World) => ({
      diedOn: '2026-01-02',
      documentUrl: `/api/files/${world.newId()}`,
    }),
    own: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    also: [{ on: 'foreign', request: ofTreated, gets: onlyGets({ PATIENT: 404, PROVIDER: 404 }) }],
  },
  'GET /api/admin/death-reports': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'PUT /api/admin/death-reports/:id': {
    fixture: report,
    payload: { decision: 'refused' },
    own: ADMIN_ONLY,
    foreign: ADMIN_ONLY,
    missing: onlyGets({ ADMIN: 404 }),
  },
};
