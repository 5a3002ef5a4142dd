import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { publish } from '#platform/events/publish.ts';
import { onePage } from '#platform/http/page.ts';
import { readSettings, saveSettings } from './notification-settings.store.ts';
import {
  canChangeSettings,
  canMarkNotification,
  canMarkNotifications,
  canReadNotifications,
  canReadSettings,
  canSubscribe,
  canUnsubscribe,
} from './notifications.access.ts';
import {
  countUnread,
  deleteSubscription,
  listNotifications,
  markAllRead,
  markRead,
  saveSubscription,
} from './notifications.store.ts';
import { isPushServer, vapidKeys } from './push.service.ts';

export const notifications: Routes = (on, platform) => {
  const { config } = platform;
  on('GET /api/notifications', canReadNotifications, async ({ grant, query, reply }) =>
    onePage(reply, await listNotifications(grant, query), query),
  );
  on('GET /api/notifications/unread', canReadNotifications, async ({ grant }) => ({
    count: await countUnread(grant),
  }));
  on('POST /api/notifications/:id/read', canMarkNotification, async ({ grant }) => {
    await markRead(grant);
    // The reader's other devices update their count.
    publish(grant.db, [grant.actor.id], { kind: 'notification', id: grant.scope.id });
    return undefined;
  });
  on('POST /api/notifications/read', canMarkNotifications, async ({ grant, body }) => {
    const marked = await markAllRead(grant, body?.subjectId);
    if (marked) publish(grant.db, [grant.actor.id], { kind: 'notification', id: grant.actor.id });
    return undefined;
  });
  on('GET /api/push/key', canSubscribe, () => ({ publicKey: vapidKeys(config)[0]?.publicKey ?? '' }));
  on('POST /api/push/subscriptions', canSubscribe, ({ grant, body }) =>
    isPushServer(body.endpoint, config) ? saveSubscription(grant, body) : fail('invalid_request'),
  );
  on('DELETE /api/push/subscriptions/:id', canUnsubscribe, async ({ grant }) => {
    await deleteSubscription(grant);
    return undefined;
  });
  on('GET /api/users/me/notification-settings', canReadSettings, ({ grant }) => readSettings(grant));
  on('PUT /api/users/me/notification-settings', canChangeSettings, ({ grant, body }) =>
    saveSettings(grant, body),
  );
};
