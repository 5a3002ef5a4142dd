import type { representatives } from '@lakou/contract/representatives';
import type { RepresentativeScope } from '@lakou/contract/representatives.rules';
import { accountOf, type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

/** This patient asks another one. */
async function asked(
  from: Person,
  to: Person,
  world: World,
  scopes: RepresentativeScope[] = ['visits', 'record'],
): Promise<string> {
  const { id } = await world.api('POST /api/users/:id/representatives', from, {
    params: { id: from.id },
    body: { email: to.email, scopes },
  });
  return id;
}

const invited: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const id = await asked(await world.somebody('PATIENT', `who asks ${world.newId()}`), owner, world);
  return { params: { id }, owner };
};
const agreed: Fixture = async (person, world, on) => {
  const { params, owner } = await invited(person, world, on);
  await world.api('POST /api/representatives/:id/accept', owner, { params: { id: params.id ?? '' } });
  return { params, owner };
};

const paysFor: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const patient = await world.somebody('PATIENT', `who is paid for ${world.newId()}`);
  const id = await asked(patient, owner, world, ['pay']);
  await world.api('POST /api/representatives/:id/accept', owner, { params: { id } });
  return { params: { patientId: patient.id }, owner };
};

const patients = (own: number) => ({
  own: onlyGets({ PATIENT: own }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
});

export const representativesAccess: AccessTable<typeof representatives> = {
  'GET /api/users/:id/representatives': { fixture: accountOf('PATIENT'), ...patients(200) },
  'POST /api/users/:id/representatives': {
    fixture: accountOf('PATIENT'),
    payload: (_: unknown, world: World) => ({ email: `${world.newId()}@example.test`, scopes: ['visits'] }),
    ...patients(201),
    unchanged: 'GET /api/users/:id/representatives',
  },
  'GET /api/users/:id/represented': { fixture: accountOf('PATIENT'), ...patients(200) },
  'GET /api/represented/:patientId/bills': { fixture: paysFor, ...patients(200) },
  'POST /api/representatives/:id/accept': { fixture: invited, ...patients(200) },
  'DELETE /api/representatives/:id': { fixture: agreed, ...patients(204) },
};
