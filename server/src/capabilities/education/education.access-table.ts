import type { education } from '@lakou/contract/education';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const educationAccess: AccessTable<typeof education> = {
  'GET /api/features/education/content': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/features/education/content/:id': [
    { on: 'nothing of anybody', request: () => ({ params: { id: 'cholera' } }), gets: everyoneGets(200) },
    { on: 'missing', request: () => ({ params: { id: 'no-such-guide' } }), gets: everyoneGets(404) },
  ],
};
