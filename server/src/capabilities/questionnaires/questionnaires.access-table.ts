import type { questionnaires } from '@lakou/contract/questionnaires';
import { accountOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets, signedInGets } from '#platform/access/table.ts';
import { treated, verifiedProvider } from '../verification/verification.access-table.ts';

const all = 'GET /api/data/health/questionnaires/:id';
const one = 'GET /api/questionnaire-requests/:id';
const inCareOnly = onlyGets({ PROVIDER: 404 });

/** A provider with a verified licence asks somebody who has a visit with them. */
async function asked(provider: Person, patient: Person, world: World): Promise<{ id: string }> {
  await verifiedProvider(provider, world);
  await world.once(`questionnaire ${provider.id} ${patient.id}`, () =>
    world.api('POST /api/data/bookings', patient, {
      body: { serviceType: 'Check-up', providerId: provider.id, dateTime: world.freeTime() },
    }),
  );
  return world.api('POST /api/data/health/questionnaires/:id/requests', provider, {
    params: { id: patient.id },
    body: { questionnaire: 'gad7' },
  });
}

const toPatient: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await asked(await world.somebody('PROVIDER', 'asking'), owner, world);
  return { params: { id }, owner };
};
const byProvider: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const { id } = await asked(owner, await world.somebody('PATIENT', 'asked'), world);
  return { params: { id }, owner };
};
const foreignRequest = onlyGets({ PATIENT: 404, PROVIDER: 404 });

/** The people here have no visits; the tests of questionnaires check those who do. */
export const questionnairesAccess: AccessTable<typeof questionnaires> = {
  'GET /api/questionnaires': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  [all]: {
    fixture: accountOf('PATIENT'),
    own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
    missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  },
  'POST /api/data/health/questionnaires/:id': {
    fixture: accountOf('PATIENT'),
    own: inCareOnly,
    foreign: inCareOnly,
    missing: inCareOnly,
    payload: (_, world) => ({
      id: world.newId(),
      questionnaire: 'gad7',
      answers: [1, 1, 1, 1, 1, 1, 1],
    }),
    unchanged: all,
  },
  'GET /api/data/health/questionnaires/:id/requests': {
    fixture: accountOf('PATIENT'),
    own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    foreign: foreignRequest,
    missing: foreignRequest,
  },
  'POST /api/data/health/questionnaires/:id/requests': {
    fixture: treated,
    payload: { questionnaire: 'phq9' },
    own: inCareOnly,
    foreign: inCareOnly,
    missing: inCareOnly,
  },
  [one]: {
    fixture: toPatient,
    own: onlyGets({ PATIENT: 200, PROVIDER: 404 }),
    foreign: foreignRequest,
    missing: foreignRequest,
  },
  'POST /api/questionnaire-requests/:id/answers': {
    fixture: toPatient,
    payload: { answers: [1, 1, 1, 1, 1, 1, 1] },
    own: onlyGets({ PATIENT: 201 }),
    foreign: onlyGets({ PATIENT: 404 }),
    missing: onlyGets({ PATIENT: 404 }),
    unchanged: one,
  },
  'DELETE /api/questionnaire-requests/:id': {
    fixture: byProvider,
    own: onlyGets({ PROVIDER: 204 }),
    foreign: inCareOnly,
    missing: inCareOnly,
    unchanged: one,
  },
};
