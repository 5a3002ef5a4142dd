import type { recordAccess } from '@lakou/contract/record-access';
import { type Fixture, personOfRole, type World } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { listedProvider } from '../profiles/profiles.access-table.ts';
import { treated } from '../verification/verification.access-table.ts';

const REASON = { reason: 'Unconscious after a fall, no relative present.' };

const MONTH_MS = 30 * 24 * 3600 * 1000;
const inAMonth = (world: World) => new Date(world.system.at.getTime() + MONTH_MS).toISOString();

/** For a provider whom patients find. */
const forListed = async (world: World) => ({
  providerId: (await listedProvider(await world.somebody('PROVIDER'), world)).id,
  until: inAMonth(world),
});

const grant: Fixture = async (person, world) => {
  const owner = await personOfRole(person, 'PATIENT', world);
  const { id } = await world.api('POST /api/records/grants', owner, { body: await forListed(world) });
  return { params: { id: id ?? '' }, owner };
};

/** The providers here never treated anybody; the tests of record access check those who did. */
export const recordAccessAccess: AccessTable<typeof recordAccess> = {
  'GET /api/records/grants': [{ on: 'own', gets: onlyGets({ PATIENT: 200 }) }],
  'POST /api/records/grants': [
    {
      on: 'own',
      request: async (_, world) => ({ payload: await forListed(world) }),
      gets: onlyGets({ PATIENT: 201 }),
    },
    {
      on: 'missing',
      request: ({ nothing }, world) => ({ payload: { providerId: nothing, until: inAMonth(world) } }),
      gets: onlyGets({ PATIENT: 404 }),
    },
  ],
  'DELETE /api/records/grants/:id': {
    fixture: grant,
    own: onlyGets({ PATIENT: 204 }),
    foreign: onlyGets({ PATIENT: 404 }),
    missing: onlyGets({ PATIENT: 404 }),
    unchanged: 'GET /api/records/grants',
  },
  'POST /api/records/:id/break-glass': {
    fixture: treated,
    payload: REASON,
    own: onlyGets({ PROVIDER: 404 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
  },
};
