import type { credentials } from '@lakou/contract/credentials';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const paperOf = async (owner: Person, world: World) => ({
  type: 'Photo ID' as const,
  fileUrl: (await world.upload(owner, 'document')).url,
  expiryDate: '2031-01-31',
});

const paper: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const body = await paperOf(owner, world);
  const { id } = await world.api('POST /api/providers/me/credentials', owner, { body });
  return { params: { id }, owner };
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });

/** Nobody decides about themselves: a provider is refused for their own papers too. */
export const credentialsAccess: AccessTable<typeof credentials> = {
  'GET /api/providers/me/credentials': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/providers/me/credentials': [
    {
      on: 'own',
      request: async ({ visitor }, world) => ({
        payload: await paperOf(await personOfRole(visitor, 'PROVIDER', world), world),
      }),
      gets: onlyGets({ PROVIDER: 201 }),
    },
    {
      on: 'foreign',
      request: async ({ other }, world) => ({ payload: await paperOf(other, world) }),
      gets: onlyGets({ PROVIDER: 404 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ PROVIDER: 400 }) },
  ],
  'GET /api/admin/credentials': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'PUT /api/admin/credentials/:id': {
    fixture: paper,
    payload: { decision: 'rejected', reason: 'not_readable' },
    own: ADMIN_ONLY,
    foreign: ADMIN_ONLY,
    missing: onlyGets({ ADMIN: 404 }),
  },
};
