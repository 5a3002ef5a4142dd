import { isMailed, notificationPath } from '@lakou/contract/notifications.rules';
import { textGroupOf } from '@lakou/contract/text-messages.rules';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { type Delivery, takeDeliveries } from './deliveries.store.ts';
import { notificationText } from './notification-text.view.ts';
import { openPush, type PushTarget } from './push.service.ts';
import { textTime } from './quiet-hours.rules.ts';
import { listSubscriptions } from './subscriptions.store.ts';
import { textMessage } from './text-message.view.ts';
import { saveLastReminder, scheduleText, takeTexts } from './texts.store.ts';

const PUSH = 'push';
const AT_ONCE = 20;

/** Takes notifications from their table and queues one job for each channel, so that each is retried alone. */
export function deliverNotifications(platform: Platform): void {
  const { jobs, db, mail, sms, config, clock } = platform;
  const push = openPush(config, db);
  jobs.queue<PushTarget>(PUSH, (target) => push.send(target));

  async function deliver(tx: Db, notification: Delivery, at: Date): Promise<void> {
    const path = notificationPath(notification.kind, notification.subjectId);
    const text = notificationText(notification.language, notification.kind, notification.details);
    const link = `${config.publicUrl}${path}`;
    if (notification.byEmail && isMailed(notification.kind)) {
      const values = { name: notification.name, text, link };
      await mail.send(tx, {
        to: notification.email,
        language: notification.language,
        template: 'notice',
        values,
      });
    }
    if (notification.bySms && notification.textGroups?.includes(textGroupOf(notification.kind))) {
      const { kind, details } = notification;
      const visitAt = details.at ? new Date(details.at) : undefined;
      await scheduleText(tx, notification.id, textTime({ kind, visitAt }, notification, at));
    }
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

  jobs.poll('deliver-texts', () =>
    db.transaction(async (tx) => {
      const at = clock.now();
      const texts = await takeTexts(tx, at, AT_ONCE);
      for (const due of texts) {
        const link = `${config.publicUrl}${notificationPath(due.kind, due.subjectId)}`;
        await sms.send(tx, { to: due.phone, whatsApp: due.whatsApp, ...textMessage(due, link) });
        if (due.kind === 'reminder_day' || due.kind === 'reminder_hour') await saveLastReminder(tx, at, due);
      }
      return texts.length === AT_ONCE;
    }),
  );
}
