import type { services } from '@lakou/contract/services';
import { type AccessTable, everyoneGets } from '#platform/access/table.ts';

export const servicesAccess: AccessTable<typeof services> = {
  'GET /api/services': [{ on: 'nothing of anybody', gets: everyoneGets(200) }],
};
