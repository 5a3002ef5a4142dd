import type { education } from '@lakou/contract/education';
import { type AccessTable, everyoneGets, notPersonal } from '#platform/access/table.ts';

export const educationAccess: AccessTable<typeof education> = {
  'GET /api/features/education/content': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/education/content/:id': {
    fixture: (owner) => ({ params: { id: 'cholera' }, owner }),
    existing: notPersonal('guides are for whoever reads them', everyoneGets(200)),
    missing: everyoneGets(404),
    nothing: 'no-such-guide',
  },
};
