import type { careRequests } from '@lakou/contract/care-requests';
import { type Fixture, type Person, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, onlyGets } from '#platform/access/table.ts';
import { verifiedProvider } from '../verification/verification.access-table.ts';

const asking = (world: World) =>
  ({
    serviceType: 'General consultation',
    mode: 'clinic',
    dateTime: world.freeTime(),
    commune: 'Jakmèl',
    language: 'ht',
  }) as const;

/** Few may be open at a time, so those that are open are withdrawn first. */
async function ask(owner: Person, world: World) {
  const own = await world.api('GET /api/care-requests', owner, { query: {} });
  for (const { id, status } of own) if (status === 'open') await withdrawn(id, owner, world);
  return world.api('POST /api/care-requests', owner, { body: asking(world) });
}

/** Withdrawn where it is not needed open, because one person may have few of them open. */
const withdrawn = (id: string, owner: Person, world: World) =>
  world.api('POST /api/care-requests/:id/cancel', owner, { params: { id } });

const request: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await ask(owner, world);
  await withdrawn(id, owner, world);
  return { params: { id }, owner };
};

/** A request that fits this provider; a provider whose licence nobody verified is shown none. */
const fitting: Fixture = async (person, world, on) => {
  if (person.role === 'PROVIDER' && on === 'own') await verifiedProvider(person, world);
  const owner = await world.somebody('PATIENT');
  const { id } = await ask(owner, world);
  await withdrawn(id, owner, world);
  return { params: { id }, owner };
};

const NOBODY = onlyGets({ PATIENT: 404 });
const owned = (own: number): ObjectRows => ({
  fixture: request,
  own: onlyGets({ PATIENT: own }),
  foreign: NOBODY,
  missing: NOBODY,
});
const answered = (own: number): ObjectRows => ({
  fixture: fitting,
  own: onlyGets({ PROVIDER: own }),
  foreign: onlyGets({ PROVIDER: own }),
  missing: onlyGets({ PROVIDER: 404 }),
});

/** Before one accepts, a request is shown to every verified provider whom it fits: none of them owns it. */
export const careRequestsAccess: AccessTable<typeof careRequests> = {
  'POST /api/care-requests': [
    {
      on: 'own',
      request: (_, world) => ({ payload: asking(world) }),
      gets: onlyGets({ PATIENT: 201 }),
    },
    {
      on: 'missing',
      request: ({ nothing }, world) => ({ payload: { ...asking(world), dependentId: nothing } }),
      gets: onlyGets({ PATIENT: 404 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ PATIENT: 400 }) },
  ],
  'GET /api/care-requests': [{ on: 'own', gets: onlyGets({ PATIENT: 200 }) }],
  'GET /api/care-requests/:id': owned(200),
  'POST /api/care-requests/:id/cancel': owned(409),
  'GET /api/providers/me/care-requests': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
  'POST /api/care-requests/:id/accept': answered(409),
  'POST /api/care-requests/:id/reject': answered(204),
  'POST /api/care-requests/:id/restore': answered(204),
};
