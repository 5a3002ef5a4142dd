import type { system } from '@lakou/contract/system';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const systemAccess: AccessTable<typeof system> = {
  'GET /api/hello': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
