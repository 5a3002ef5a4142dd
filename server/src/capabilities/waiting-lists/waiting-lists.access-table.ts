import type { waitingLists } from '@lakou/contract/waiting-lists';
import { type Fixture, type Gets, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';

const patients = (status: number): Gets => onlyGets({ PATIENT: status });

const wish = async (world: World) => ({
  providerId: (await listedProvider(await world.somebody('PROVIDER'), world)).id,
});

const entry: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/waiting-lists', owner, { body: await wish(world) });
  return { params: { id }, owner };
};

export const waitingListsAccess: AccessTable<typeof waitingLists> = {
  'GET /api/waiting-lists': [{ on: 'own', gets: patients(200) }],
  'POST /api/waiting-lists': [
    { on: 'own', request: async (_, world) => ({ payload: await wish(world) }), gets: patients(201) },
    {
      on: 'foreign',
      request: async (_, world) => ({ payload: { providerId: (await world.somebody('SPONSOR')).id } }),
      gets: patients(404),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: patients(400) },
  ],
  'DELETE /api/waiting-lists/:id': {
    fixture: entry,
    own: patients(204),
    foreign: patients(404),
    missing: patients(404),
  },
};
