import type { cashVisits } from '@lakou/contract/cash-visits';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';
import { booking } from '../bookings/bookings.access-table.ts';

const nobodys = onlyGets({ PATIENT: 404, PROVIDER: 404 });

/** The visits of fixtures are later, so none is completed; the tests of this capability check who may. */
export const cashVisitsAccess: AccessTable<typeof cashVisits> = {
  'POST /api/bookings/:id/cash': {
    fixture: booking,
    payload: { currency: 'USD' },
    own: onlyGets({ PROVIDER: 409 }),
    foreign: onlyGets({ PROVIDER: 404 }),
    missing: onlyGets({ PROVIDER: 404 }),
    unchanged: 'GET /api/bookings/:id',
  },
  'GET /api/bookings/:id/cash': { fixture: booking, own: nobodys, foreign: nobodys, missing: nobodys },
  'GET /api/bookings/:id/cash/receipt': {
    fixture: booking,
    own: nobodys,
    foreign: nobodys,
    missing: nobodys,
  },
  'GET /api/providers/me/cash': [{ on: 'own', gets: onlyGets({ PROVIDER: 200 }) }],
};
