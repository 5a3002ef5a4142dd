import type { events } from '@lakou/contract/events';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const eventsAccess: AccessTable<typeof events> = {
  'GET /api/events': [{ on: 'own', gets: signedInGets(200) }],
};
