import type { firstAid } from '@lakou/contract/first-aid';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const firstAidAccess: AccessTable<typeof firstAid> = {
  'GET /api/first-aid': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
  'GET /api/first-aid/kit': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
