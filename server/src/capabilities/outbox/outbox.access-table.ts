import type { outbox } from '@lakou/contract/outbox';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const outboxAccess: AccessTable<typeof outbox> = {
  'GET /api/users/me/device-key': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/users/me/device-pins': [{ on: 'own', gets: signedInGets(200) }],
};
