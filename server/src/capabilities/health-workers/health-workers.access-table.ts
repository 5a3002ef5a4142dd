import type { healthWorkers } from '@lakou/contract/health-workers';
import { clinicOf, type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, onlyGets } from '#platform/access/table.ts';

/** A provider who was invited to the clinic. */
const workerOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id: workerId } = await world.api('POST /api/users', owner, {
    body: { name: 'Wideline Jean', email: `${world.newId()}@example.test`, clinicRole: 'Provider' },
  });
  return { params: { id: owner.clinicId ?? '', workerId }, owner };
};

/** A patient of the clinic without an account; no worker comes to them. */
const patientOf: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id } = await world.api('POST /api/clinics/:id/patients', owner, {
    params: { id: owner.clinicId ?? '' },
    body: {
      name: 'Ti Marie',
      email: `${world.newId()}@example.test`,
      phone: '+50937001234',
      dateOfBirth: '1990-04-12',
    },
  });
  return { params: { id, workerId: world.newId() }, owner };
};

const managers = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
/** The providers here are no health workers; the tests of health workers have some. */
const workers = {
  own: onlyGets({ PROVIDER: 404 }),
  foreign: onlyGets({ PROVIDER: 404 }),
  missing: onlyGets({ PROVIDER: 404 }),
};
const provider = (status: number, payload?: (world: World) => object): readonly AccessCase[] => [
  {
    on: 'own',
    ...(payload && { request: (_: unknown, world: World) => ({ payload: payload(world) }) }),
    gets: onlyGets({ PROVIDER: status }),
  },
];

const consent = { language: 'ht', witnessName: 'Jean Robert' };
const visit = (_: unknown, world: World) => ({ id: world.newId(), at: '2026-11-15T11:00:00Z', weight: 60 });
const community = '/api/clinics/patients/:id/community';
const people = '/api/health-workers/people';

export const healthWorkersAccess: AccessTable<typeof healthWorkers> = {
  'GET /api/clinics/:id/health-workers': { fixture: clinicOf, ...managers(200) },
  // The supervising provider it names is nobody.
  'PUT /api/clinics/:id/health-workers/:workerId': {
    fixture: workerOf,
    payload: (_, world) => ({ supervisorId: world.newId() }),
    ...managers(409),
  },
  // They were none.
  'DELETE /api/clinics/:id/health-workers/:workerId': { fixture: workerOf, ...managers(404) },
  [`GET ${community}`]: { fixture: patientOf, ...managers(200) },
  [`PUT ${community}/:workerId`]: { fixture: patientOf, payload: { commune: 'Jérémie' }, ...managers(404) },
  [`DELETE ${community}/:workerId`]: { fixture: patientOf, ...managers(404) },
  [`POST ${community}/withdrawal`]: { fixture: patientOf, ...managers(204) },
  // No consent is recorded.
  [`POST ${community}/card`]: { fixture: patientOf, ...managers(409) },
  [`DELETE ${community}/card`]: { fixture: patientOf, ...managers(404) },
  'GET /api/health-workers/me': provider(200),
  [`GET ${people}`]: provider(404),
  [`POST ${people}`]: provider(404, (world) => ({
    id: world.newId(),
    name: 'Ti Jean',
    commune: 'Jérémie',
    consent,
  })),
  [`POST ${people}/:id/consent`]: { fixture: patientOf, payload: consent, ...workers },
  [`POST ${people}/:id/withdrawal`]: { fixture: patientOf, ...workers },
  [`POST ${people}/:id/sight`]: { fixture: patientOf, ...workers },
  [`GET ${people}/:id/visits`]: { fixture: patientOf, ...workers },
  [`POST ${people}/:id/visits`]: { fixture: patientOf, payload: visit, ...workers },
  'POST /api/health-workers/cards/open': provider(404, () => ({ token: 'a'.repeat(64) })),
  // The licences of the providers here are not verified.
  'GET /api/health-workers/dangers': provider(404),
  'POST /api/health-workers/dangers/:id/acknowledge': { fixture: patientOf, ...workers },
  'GET /api/health-workers/sight-requests': provider(404),
  'POST /api/health-workers/sight-requests/:id/decision': {
    fixture: patientOf,
    payload: { approve: true },
    ...workers,
  },
  'DELETE /api/health-workers/sight-requests/:id': { fixture: patientOf, ...workers },
};
