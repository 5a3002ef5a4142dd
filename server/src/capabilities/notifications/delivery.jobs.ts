import { notificationPath } from '@lakou/contract/notifications.rules';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { openSms } from '#platform/sms/sms.ts';
import { isKnownPhone } from '../profiles/phones.rules.ts';
import { type Delivery, takeDeliveries } from './deliveries.store.ts';
import { notificationText } from './notification-text.view.ts';
import { openPush, type PushTarget } from './push.service.ts';
import { listSubscriptions } from './subscriptions.store.ts';

const SMS = 'sms';
const PUSH = 'push';
const AT_ONCE = 20;

/** Takes notifications from their table and queues one job for each channel, so that each is retried alone. */
export function deliverNotifications(platform: Platform): void {
  const { jobs, db, mail, config, clock } = platform;
  const sms = openSms(config);
  const push = openPush(config, db);
  jobs.queue<{ to: string; text: string; id: string }>(SMS, (order) => sms.send(order));
  jobs.queue<PushTarget>(PUSH, (target) => push.send(target));

  async function deliver(tx: Db, notification: Delivery, at: Date): Promise<void> {
    const path = notificationPath(notification.kind, notification.subjectId);
    const text = notificationText(notification.language, notification.kind, notification.details);
    const link = `${config.publicUrl}${path}`;
    if (notification.byEmail) {
      const values = { name: notification.name, text, link };
      await mail.send(tx, {
        to: notification.email,
        language: notification.language,
        template: 'notice',
        values,
      });
    }
    if (notification.bySms && notification.phone && isKnownPhone(notification.phone))
      await jobs.send(tx, SMS, { id: notification.id, to: notification.phone, text: `${text} ${link}` });
    if (notification.byPush)
      for (const subscriptionId of await listSubscriptions(tx, notification.userId, at))
        await jobs.send(tx, PUSH, { subscriptionId, text, path });
  }

  jobs.poll('deliver-notices', () =>
    db.transaction(async (tx) => {
      const at = clock.now();
      const notifications = await takeDeliveries(tx, at, AT_ONCE);
      for (const notification of notifications) if (notification.isDue) await deliver(tx, notification, at);
      return notifications.length === AT_ONCE;
    }),
  );
}
