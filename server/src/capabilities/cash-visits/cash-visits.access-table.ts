import type { cashVisits } from '@lakou/contract/cash-visits';
import { type Fixture, personOfRole } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { booking, completed } from '../bookings/bookings.access-table.ts';

/** A visit that took place and was paid to its provider in cash. */
const paid: Fixture = async (person, world, on) => {
  const provider = await personOfRole(person, 'PROVIDER', world);
  const { params, owner } = await booking(person.role === 'PATIENT' ? person : provider, world, on);
  const { id = '' } = params;
  await completed(world, id);
  const by = person.role === 'PATIENT' ? await world.somebody('PROVIDER') : provider;
  await world.api('POST /api/bookings/:id/cash', by, { params: { id }, body: { currency: 'USD' } });
  return { params, owner };
};
const receipt = {
  fixture: paid,
  own: onlyGets({ PATIENT: 200, PROVIDER: 200 }),
  foreign: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
  missing: onlyGets({ PATIENT: 404, PROVIDER: 404 }),
};

// The visits of the other fixture are later, so none is completed.
export const cashVisitsAccess: AccessTable<typeof cashVisits> = {
  'POST /api/bookings/:id/cash': {
    fixture: booking,
    payload: { currency: 'USD' },
    own: onlyGets({ PROVIDER: 409 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
    unchanged: 'GET /api/bookings/:id',
  },
  'GET /api/bookings/:id/cash': receipt,
  'GET /api/bookings/:id/cash/receipt': receipt,
  'GET /api/providers/me/cash': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
};
