import type { notifications } from '@lakou/contract/notifications';
import type { Fixture } from '#platform/access/fixture.ts';
import { type AccessTable, type ObjectRows, signedInGets } from '#platform/access/table.ts';
import { notify } from './notify.service.ts';

const keys = { p256dh: 'x', auth: 'y' };

const notification: Fixture = async (owner, world) => {
  await notify(world.system, { userId: owner.id, kind: 'message_new', subjectId: world.newId() });
  const [newest] = await world.api('GET /api/notifications', owner, { query: {} });
  return { params: { id: newest?.id ?? '' }, owner };
};

const subscription: Fixture = async (owner, world) => {
  const body = { endpoint: `https://fcm.googleapis.com/fcm/send/${world.newId()}`, keys };
  return { params: await world.api('POST /api/push/subscriptions', owner, { body }), owner };
};

const theirs = (fixture: Fixture): ObjectRows => ({
  fixture,
  own: signedInGets(204),
  foreign: signedInGets(404),
  missing: signedInGets(404),
});

export const notificationsAccess: AccessTable<typeof notifications> = {
  'GET /api/notifications': [{ on: 'own', gets: signedInGets(200) }],
  'GET /api/notifications/unread': [{ on: 'own', gets: signedInGets(200) }],
  'POST /api/notifications/:id/read': { ...theirs(notification), unchanged: 'GET /api/notifications' },
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
  'DELETE /api/push/subscriptions/:id': theirs(subscription),
  'GET /api/users/me/notification-settings': [{ on: 'own', gets: signedInGets(200) }],
  'PUT /api/users/me/notification-settings': [
    { on: 'own', request: () => ({ payload: { sms: true } }), gets: signedInGets(200) },
    { on: 'own', request: () => ({ payload: { sms: 'yes' } }), gets: signedInGets(400) },
  ],
};
