import type { demo } from '@lakou/contract/demo';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const demoAccess: AccessTable<typeof demo> = {
  'GET /api/demo': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
