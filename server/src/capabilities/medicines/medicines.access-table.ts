import type { medicines } from '@lakou/contract/medicines';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const medicinesAccess: AccessTable<typeof medicines> = {
  'GET /api/medicines': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/medicines/details': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/medicines/:id': [
    {
      on: 'nothing of anybody',
      request: () => ({ params: { id: 'paracetamol' } }),
      gets: everyoneGets(200),
    },
    { on: 'missing', request: () => ({ params: { id: 'no-such-medicine' } }), gets: everyoneGets(404) },
  ],
};
