import type { medicines } from '@lakou/contract/medicines';
import { type AccessTable, everyoneGets, notPersonal } from '#platform/access/table.ts';

export const medicinesAccess: AccessTable<typeof medicines> = {
  'GET /api/medicines': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/medicines/details': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/medicines/:id': {
    fixture: (owner) => ({ params: { id: 'paracetamol' }, owner }),
    existing: notPersonal('what a medicine is for is for everybody', everyoneGets(200)),
    missing: everyoneGets(404),
    nothing: 'no-such-medicine',
  },
  'GET /api/medicines/:id/offers': {
    fixture: (owner) => ({ params: { id: 'paracetamol' }, owner }),
    existing: notPersonal('where a medicine is sold is for everybody', everyoneGets(200)),
    missing: everyoneGets(404),
    nothing: 'no-such-medicine',
  },
};
