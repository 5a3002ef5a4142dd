import type { humanCheck } from '@lakou/contract/human-check';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const humanCheckAccess: AccessTable<typeof humanCheck> = {
  'GET /api/auth/human-check': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
