import type { healthWorkers } from '@lakou/contract/health-workers';
import { clinicOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessCase, type AccessTable, onlyGets, type Sent } from '#platform/access/table.ts';
import { employ } from '../dispatch/dispatch.access-table.ts';

const consent = { language: 'ht', witnessName: 'Jean Robert' } as const;

/** A verified provider of the clinic, who supervises its health workers. */
const supervisorOf = (owner: Person, world: World): Promise<Person> =>
  world.once(`supervises at ${owner.clinicId}`, async () => {
    const supervisor = await world.somebody('PROVIDER', `supervises at ${owner.clinicId}`);
    await employ(world, supervisor.id, owner.clinicId ?? '');
    return supervisor;
  });

const nameWorker = async (owner: Person, workerId: string, world: World): Promise<void> => {
  const { id: supervisorId } = await supervisorOf(owner, world);
  await world.api('PUT /api/clinics/:id/health-workers/:workerId', owner, {
    params: { id: owner.clinicId ?? '', workerId },
    body: { supervisorId },
  });
};

/** A health worker of the clinic, the same each time. */
const workerOf = (owner: Person, world: World): Promise<Person> =>
  world.once(`visits homes for ${owner.clinicId}`, async () => {
    const worker = await world.somebody('PROVIDER', `visits homes for ${owner.clinicId}`);
    await employ(world, worker.id, owner.clinicId ?? '');
    await nameWorker(owner, worker.id, world);
    return worker;
  });

/** A provider who was invited to the clinic. */
const invited: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const { id: workerId } = await world.api('POST /api/users', owner, {
    body: { name: 'Wideline Jean', email: `${world.newId()}@example.test`, clinicRole: 'Provider' },
  });
  return { params: { id: owner.clinicId ?? '', workerId }, owner };
};

const named: Fixture = async (person, world, on) => {
  const { params, owner } = await invited(person, world, on);
  await nameWorker(owner, params.workerId ?? '', world);
  return { params, owner };
};

/** A patient of the clinic without an account; its worker does not come to them yet. */
async function newPatient(person: Person, world: World) {
  const owner = await personOfRole(person, 'CLINIC_ADMIN', world);
  const worker = await workerOf(owner, world);
  const { id } = await world.api('POST /api/clinics/:id/patients', owner, {
    params: { id: owner.clinicId ?? '' },
    body: {
      name: 'Ti Marie',
      email: `${world.newId()}@example.test`,
      phone: '+50937001234',
      dateOfBirth: '1990-04-12',
    },
  });
  return { params: { id, workerId: worker.id }, owner, worker };
}
const patientOf: Fixture = async (person, world) => {
  const { params, owner } = await newPatient(person, world);
  return { params, owner };
};

/** The worker was sent to them, and they agreed. */
async function newVisited(person: Person, world: World) {
  const { params, owner, worker } = await newPatient(person, world);
  const body = { commune: 'Jérémie' };
  await world.api('PUT /api/clinics/patients/:id/community/:workerId', owner, { params, body });
  await world.api('POST /api/health-workers/people/:id/consent', worker, { params, body: consent });
  return { params, owner, worker };
}
const visited: Fixture = async (person, world) => {
  const { params, owner } = await newVisited(person, world);
  return { params, owner };
};

const withCard: Fixture = async (person, world) => {
  const { params, owner } = await newVisited(person, world);
  await world.api('POST /api/clinics/patients/:id/community/card', owner, { params });
  return { params, owner };
};

/** The worker met a danger, and no provider has said that they saw it. */
const danger: Fixture = async (person, world) => {
  const { params, owner, worker } = await newVisited(person, world);
  const { id } = await world.api('POST /api/health-workers/people/:id/visits', worker, {
    params,
    body: { id: world.newId(), at: world.system.at.toISOString(), oxygen: 82 },
  });
  return { params: { id }, owner };
};

/** The worker asked to see what others entered. */
const sight: Fixture = async (person, world) => {
  const { params, owner, worker } = await newVisited(person, world);
  await world.api('POST /api/health-workers/people/:id/sight', worker, { params });
  const requests = await world.api(
    'GET /api/health-workers/sight-requests',
    await supervisorOf(owner, world),
    { query: {} },
  );
  const asked = requests.find(({ personId }) => personId === params.id);
  return { params: { id: asked?.id ?? '' }, owner };
};

const managers = (status: number) => ({
  own: onlyGets({ CLINIC_ADMIN: status }),
  foreign: onlyGets({ CLINIC_ADMIN: 404 }),
  missing: onlyGets({ CLINIC_ADMIN: 404 }),
});
/** The providers who ask here are no health workers; the tests of health workers check those who are. */
const workers = {
  own: onlyGets({ PROVIDER: 404 }),
  foreign: onlyGets({ PROVIDER: 404 }),
  missing: onlyGets({ PROVIDER: 404 }),
};
/** Beside a clinic whose health worker and supervising provider may. */
const others = (request: (world: World) => Sent | Promise<Sent> = () => ({})): readonly AccessCase[] => [
  {
    on: 'own',
    request: async (_, world) => {
      await workerOf(await world.somebody('CLINIC_ADMIN'), world);
      return request(world);
    },
    gets: onlyGets({ PROVIDER: 404 }),
  },
];

const visit = (_: unknown, world: World) => ({ id: world.newId(), at: '2026-11-15T11:00:00Z', weight: 60 });
const community = '/api/clinics/patients/:id/community';
const people = '/api/health-workers/people';

export const healthWorkersAccess: AccessTable<typeof healthWorkers> = {
  'GET /api/clinics/:id/health-workers': { fixture: clinicOf, ...managers(200) },
  // The supervising provider it names is nobody.
  'PUT /api/clinics/:id/health-workers/:workerId': {
    fixture: invited,
    payload: (_, world) => ({ supervisorId: world.newId() }),
    ...managers(409),
  },
  'DELETE /api/clinics/:id/health-workers/:workerId': { fixture: named, ...managers(204) },
  [`GET ${community}`]: { fixture: patientOf, ...managers(200) },
  [`PUT ${community}/:workerId`]: { fixture: patientOf, payload: { commune: 'Jérémie' }, ...managers(204) },
  [`DELETE ${community}/:workerId`]: { fixture: visited, ...managers(204) },
  [`POST ${community}/withdrawal`]: { fixture: patientOf, ...managers(204) },
  // No consent is recorded.
  [`POST ${community}/card`]: { fixture: patientOf, ...managers(409) },
  [`DELETE ${community}/card`]: { fixture: withCard, ...managers(204) },
  'GET /api/health-workers/me': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  [`GET ${people}`]: others(),
  [`POST ${people}`]: others((world) => ({
    payload: { id: world.newId(), name: 'Ti Jean', commune: 'Jérémie', consent },
  })),
  [`POST ${people}/:id/consent`]: { fixture: visited, payload: consent, ...workers },
  [`POST ${people}/:id/withdrawal`]: { fixture: visited, ...workers },
  [`POST ${people}/:id/sight`]: { fixture: visited, ...workers },
  [`GET ${people}/:id/visits`]: { fixture: visited, ...workers },
  [`POST ${people}/:id/visits`]: { fixture: visited, payload: visit, ...workers },
  'POST /api/health-workers/cards/open': others(async (world) => {
    // Of a clinic apart: the worker of another could not open it either.
    const clinic = await world.somebody('CLINIC_ADMIN', 'cards');
    const { params, owner } = await newVisited(clinic, world);
    const { token } = await world.api('POST /api/clinics/patients/:id/community/card', owner, { params });
    return { payload: { token } };
  }),
  // The licences of the providers who ask here are not verified.
  'GET /api/health-workers/dangers': others(),
  'POST /api/health-workers/dangers/:id/acknowledge': { fixture: danger, ...workers },
  'GET /api/health-workers/sight-requests': others(),
  'POST /api/health-workers/sight-requests/:id/decision': {
    fixture: sight,
    payload: { approve: true },
    ...workers,
  },
  'DELETE /api/health-workers/sight-requests/:id': { fixture: sight, ...workers },
};
