import type { agenda } from '@lakou/contract/agenda';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import {
  type AccessTable,
  everyoneGets,
  notPersonal,
  type ObjectRows,
  onlyGets,
} from '#platform/access/table.ts';

const entry: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PROVIDER', world);
  const body = { title: 'Manje midi', time: world.freeTime(), type: 'break' } as const;
  const { id } = await world.api('POST /api/providers/me/entries', owner, { body });
  return { params: { id }, owner };
};

const OWN = onlyGets({ PROVIDER: 200 });
const NOBODY = onlyGets({ PROVIDER: 404 });
const entries = (own: number, more: Partial<ObjectRows> = {}) =>
  ({
    fixture: entry,
    own: onlyGets({ PROVIDER: own }),
    foreign: NOBODY,
    missing: NOBODY,
    ...more,
  }) as ObjectRows;
const UNCHANGED = { unchanged: 'GET /api/providers/me/entries/:id' } as const;

export const agendaAccess: AccessTable<typeof agenda> = {
  'GET /api/providers/me/agenda': [{ on: 'nothing of anybody', gets: onlyGets({ PROVIDER: 400 }) }],
  'POST /api/providers/me/entries': [
    {
      on: 'own',
      request: (_, world) => ({ payload: { title: 'Vizit', time: world.freeTime(), type: 'visit' } }),
      gets: onlyGets({ PROVIDER: 201 }),
    },
    { on: 'nothing of anybody', request: () => ({ payload: {} }), gets: onlyGets({ PROVIDER: 400 }) },
  ],
  'GET /api/providers/me/entries/:id': entries(200),
  'PUT /api/providers/me/entries/:id': entries(200, {
    payload: (_, world) => ({ title: 'Poz', time: world.freeTime(), type: 'break', minutes: 15 }),
    ...UNCHANGED,
  }),
  'DELETE /api/providers/me/entries/:id': entries(204, UNCHANGED),
  'GET /api/providers/me/agenda/feed': [{ on: 'own', gets: OWN }],
  'POST /api/providers/me/agenda/feed': [{ on: 'own', gets: onlyGets({ PROVIDER: 201 }) }],
  'DELETE /api/providers/me/agenda/feed': [{ on: 'own', gets: onlyGets({ PROVIDER: 204 }) }],
  'GET /api/calendars/:token': {
    fixture: async (_, world) => {
      const owner = await world.somebody('PROVIDER');
      const { url } = await world.api('POST /api/providers/me/agenda/feed', owner, {});
      return { params: { token: url.slice(url.lastIndexOf('/') + 1) }, owner };
    },
    existing: notPersonal('whoever holds the secret address reads times that name nobody', everyoneGets(200)),
    nothing: '0'.repeat(64),
    missing: everyoneGets(404),
  },
};
