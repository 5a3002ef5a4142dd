import type { vaccines } from '@lakou/contract/vaccines';
import { patientsAndCare, recordRows } from '#platform/access/record-rows.ts';
import type { AccessTable } from '#platform/access/table.ts';

const card = 'GET /api/records/:id/vaccines';

/** The people here have no visits and no family; the tests of vaccines check those. */
export const vaccinesAccess: AccessTable<typeof vaccines> = {
  [card]: recordRows(patientsAndCare, 200),
  'POST /api/records/:id/vaccines': recordRows(patientsAndCare, 201, {
    // Another day each time: the same dose is refused on one day.
    payload: (_, world) => ({ vaccine: 'flu', on: dayOf(world.newId()) }),
    unchanged: card,
  }),
};

/** One of ten thousand days, by the last digits of an id. */
function dayOf(id: string): string {
  const days = Number.parseInt(id.slice(-6), 16) % 10_000;
  return new Date(Date.UTC(1995, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
}
