import type { providers } from '@lakou/contract/providers';
import { type AccessTable, everyoneGets, signedInGets } from '#platform/access/table.ts';

const patientGets = (status: number) => ({ ...signedInGets(403), PATIENT: status });
const review = (id: string) => ({ params: { id }, payload: { stars: 5 } });

/** Nobody here is listed or was visited: who is found and who may review is played in the tests beside. */
export const providersAccess: AccessTable<typeof providers> = {
  'GET /api/providers': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/providers/map': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'GET /api/providers/:id': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: everyoneGets(404) },
    { on: 'missing', request: () => ({ params: { id: 'not-an-id' } }), gets: everyoneGets(404) },
  ],
  'GET /api/providers/:id/photo': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: everyoneGets(404) },
  ],
  'GET /api/providers/:id/reviews': [
    { on: 'missing', request: ({ nothing }) => ({ params: { id: nothing } }), gets: everyoneGets(404) },
  ],
  'POST /api/bookings/:id/review': [
    { on: 'missing', request: ({ nothing }) => review(nothing), gets: patientGets(404) },
    { on: 'missing', request: () => review('not-an-id'), gets: patientGets(404) },
  ],
  'GET /api/map-settings': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
