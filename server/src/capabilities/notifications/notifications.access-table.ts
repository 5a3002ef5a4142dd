import type { notifications } from '@lakou/contract/notifications';
import { type AccessCase, type AccessTable, signedInGets } from '#platform/access/table.ts';

const missing: AccessCase = {
  on: 'missing',
  request: ({ nothing }) => ({ params: { id: nothing } }),
  gets: signedInGets(404),
};
const keys = { p256dh: 'x', auth: 'y' };

export const notificationsAccess: AccessTable<typeof notifications> = {
  'GET /api/notifications': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/notifications/unread': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/notifications/:id/read': [missing],
  'POST /api/notifications/read': [
    { on: 'own', gets: signedInGets(204) },
    {
      on: 'missing',
      request: ({ nothing }) => ({ payload: { subjectId: nothing } }),
      gets: signedInGets(204),
    },
    { on: 'missing', request: () => ({ payload: { subjectId: 'not-an-id' } }), gets: signedInGets(400) },
  ],
  'GET /api/push/key': [{ on: 'nothing of anybody', gets: signedInGets(200) }],
  'POST /api/push/subscriptions': [
    {
      on: 'own',
      request: ({ visitor }) => ({
        payload: { endpoint: `https://fcm.googleapis.com/fcm/send/${visitor.id}`, keys },
      }),
      gets: signedInGets(201),
    },
    {
      on: 'nothing of anybody',
      request: () => ({ payload: { endpoint: 'https://localhost/metrics', keys } }),
      gets: signedInGets(400),
    },
  ],
  'DELETE /api/push/subscriptions/:id': [missing],
  'GET /api/users/me/notification-settings': [{ on: 'own', gets: signedInGets(200) }],
  'PUT /api/users/me/notification-settings': [
    { on: 'own', request: () => ({ payload: { sms: true } }), gets: signedInGets(200) },
    { on: 'own', request: () => ({ payload: { sms: 'yes' } }), gets: signedInGets(400) },
  ],
};
