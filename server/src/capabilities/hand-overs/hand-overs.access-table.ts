import type { handOvers } from '@lakou/contract/hand-overs';
import { accountOf, type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, type Cast, onlyGets } from '#platform/access/table.ts';
import { newLinkToken } from '#platform/session/link-token.ts';
import { sendHandOver } from './sent-hand-over.store.ts';

const GROWN_UP = { name: 'Wideline', dateOfBirth: '2001-03-04', relationship: 'child' } as const;

const grownUp: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const params = { id: owner.id };
  const { id } = await world.once(`somebody of age of ${owner.id}`, () =>
    world.api('POST /api/users/:id/dependents', owner, { params, body: GROWN_UP }),
  );
  return { params: { ...params, dependentId: id }, owner };
};

const invited: Fixture = async (person, world, on) => {
  const { params, owner } = await grownUp(person, world, on);
  const { id = '', dependentId = '' } = params;
  await world.api('POST /api/users/:id/dependents/:dependentId/hand-over', owner, {
    params: { id, dependentId },
    body: { email: `${world.newId()}@example.test` },
  });
  return { params, owner };
};

const patients = (own: number) => ({
  own: onlyGets({ PATIENT: own }),
  foreign: onlyGets({ PATIENT: 404 }),
  missing: onlyGets({ PATIENT: 404 }),
});
const unchanged = 'GET /api/users/:id/hand-overs';

/** Who holds the mailed link is not who sent it; nobody else has one, and the tests of hand-overs read the mail. */
const byLink = [
  {
    on: 'own',
    request: async ({ visitor, nothing }: Cast, world: World) => {
      const token = newLinkToken();
      if (visitor.role === 'PATIENT' && visitor.id !== nothing) {
        const { params } = await grownUp(visitor, world, 'own');
        const { id: patientId = '', dependentId = '' } = params;
        await sendHandOver(world.system, { patientId, dependentId, token });
      }
      return { payload: { token } };
    },
    gets: onlyGets({ PATIENT: 404 }),
  },
  {
    on: 'missing',
    request: () => ({ payload: { token: '0'.repeat(64) } }),
    gets: onlyGets({ PATIENT: 404 }),
  },
] as const;

export const handOversAccess: AccessTable<typeof handOvers> = {
  'GET /api/users/:id/hand-overs': { fixture: accountOf('PATIENT'), ...patients(200) },
  'POST /api/users/:id/dependents/:dependentId/hand-over': {
    fixture: grownUp,
    payload: (_: unknown, world: World) => ({ email: `${world.newId()}@example.test` }),
    ...patients(201),
    unchanged,
  },
  'DELETE /api/users/:id/dependents/:dependentId/hand-over': {
    fixture: invited,
    ...patients(204),
    unchanged,
  },
  'POST /api/hand-overs/look': byLink,
  'POST /api/hand-overs/accept': byLink,
  'POST /api/hand-overs/decline': byLink,
};
