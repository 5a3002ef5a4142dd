import type { vaccines } from '@lakou/contract/vaccines';
import { accountOf, type Gets } from '#platform/access/fixture.ts';
import { type AccessTable, onlyGets } from '#platform/access/table.ts';

const patientsAndCare = (status: number): Gets => onlyGets({ PATIENT: status, PROVIDER: 404 });
const card = 'GET /api/records/:id/vaccines';

/** The people here have no visits and no family; the tests of vaccines check those. */
export const vaccinesAccess: AccessTable<typeof vaccines> = {
  [card]: {
    fixture: accountOf('PATIENT'),
    own: patientsAndCare(200),
    foreign: patientsAndCare(404),
    missing: patientsAndCare(404),
  },
  'POST /api/records/:id/vaccines': {
    fixture: accountOf('PATIENT'),
    // Another day each time: the same dose is refused on one day.
    payload: (_, world) => ({ vaccine: 'flu', on: dayOf(world.newId()) }),
    unchanged: card,
    own: patientsAndCare(201),
    foreign: patientsAndCare(404),
    missing: patientsAndCare(404),
  },
};

/** One of ten thousand days, by the last digits of an id. */
function dayOf(id: string): string {
  const days = Number.parseInt(id.slice(-6), 16) % 10_000;
  return new Date(Date.UTC(1995, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
}
