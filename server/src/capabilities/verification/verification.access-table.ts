import type { verification } from '@lakou/contract/verification';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

const provider: Fixture = async (person, world) => {
  const owner = await listedProvider(await personOfRole(person, 'PROVIDER', world), world);
  return { params: { id: owner.id }, owner };
};

/** A listed provider whose licence an administrator has verified. */
export const verifiedProvider = (provider: Person, world: World): Promise<Person> =>
  world.once(`verified ${provider.id}`, async () => {
    await listedProvider(provider, world);
    await world.api('PUT /api/admin/providers/:id/verification', await world.somebody('ADMIN'), {
      params: { id: provider.id },
      body: { decision: 'verified' },
    });
    return provider;
  });

/** A patient whom somebody else with a verified licence treats. */
export const treated: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const provider = await world.somebody('PROVIDER', 'author');
  await verifiedProvider(provider, world);
  await world.once(`treated ${owner.id} by ${provider.id}`, () =>
    world.api('POST /api/data/bookings', owner, {
      body: { serviceType: 'General checkup', providerId: provider.id, dateTime: world.freeTime() },
    }),
  );
  return { params: { id: owner.id }, owner };
};

const ADMIN_ONLY = onlyGets({ ADMIN: 200 });
const MISSING = onlyGets({ ADMIN: 404 });

/** Nobody decides about themselves: a provider is refused for their own licence too. */
export const verificationAccess: AccessTable<typeof verification> = {
  'GET /api/admin/verifications': [{ on: 'nothing of anybody', gets: ADMIN_ONLY }],
  'GET /api/admin/providers/:id/verification': {
    fixture: provider,
    own: ADMIN_ONLY,
    foreign: ADMIN_ONLY,
    missing: MISSING,
  },
  'PUT /api/admin/providers/:id/verification': {
    fixture: provider,
    payload: { decision: 'rejected', reason: 'not_readable' },
    own: ADMIN_ONLY,
    foreign: ADMIN_ONLY,
    missing: MISSING,
  },
  'GET /api/providers/me/verification': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
};
