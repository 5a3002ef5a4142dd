import type { notifications } from '@lakou/contract/notifications';
import { type AccessTable, signedInGets } from '#platform/access/table.ts';

export const notificationsAccess: AccessTable<typeof notifications> = {
  'GET /api/users/me/notification-settings': [{ on: 'own', gets: signedInGets(200) }],
  'PUT /api/users/me/notification-settings': [
    { on: 'own', request: () => ({ payload: { sms: true } }), gets: signedInGets(200) },
    { on: 'own', request: () => ({ payload: { sms: 'yes' } }), gets: signedInGets(400) },
  ],
};
