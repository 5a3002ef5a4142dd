import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import { notificationPath } from '@lakou/contract/notifications.rules';
import type { Language } from '@lakou/i18n';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { openSms } from '#platform/sms/sms.ts';
import { notificationText } from './notification-text.view.ts';
import { openPush, type PushTarget } from './push.service.ts';

const SMS = 'sms';
const PUSH = 'push';
const AT_ONCE = 20;

interface Delivery {
  id: string;
  kind: NotificationKind;
  subjectId: string | null;
  details: NotificationDetails;
  /** Read in the app meanwhile, or nobody's any more: then there is nothing left to tell. */
  isNewWebhookEvent: boolean;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  byEmail: boolean;
  bySms: boolean;
  byPush: boolean;
  userId: string;
}

/** The oldest that are to be told elsewhere; no other instance takes them until the transaction ends. */
function takeSome(tx: Db, at: Date): Promise<Delivery[]> {
  return tx.query<Delivery>(
    `with due as (
       select id from notifications where delivered_at is null order by id limit $1 for update skip locked),
     taken as (
       update notifications n set delivered_at = $2 from due where n.id = due.id returning n.*)
     select n.id, n.kind, n.subject_id as "subjectId", n.details, n.user_id as "userId", u.email, u.name, u.phone,
       n.read_at is null and u.erased_at is null as "isNews", u.preferred_language as language,
       coalesce(s.email, true) as "byEmail", coalesce(s.sms, false) as "bySms", coalesce(s.push, false) as "byPush"
     from taken n join app_users u on u.id = n.user_id
     left join notification_settings s on s.user_id = n.user_id order by n.id`,
    [AT_ONCE, at],
  );
}

/** Declares how notices leave the house: taken from their table, then one job for each way, so that each is retried alone. */
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
    if (notification.bySms && notification.phone)
      await jobs.send(tx, SMS, { id: notification.id, to: notification.phone, text: `${text} ${link}` });
    if (notification.byPush)
      for (const subscriptionId of await push.subscriptionsOf(tx, notification.userId, at))
        await jobs.send(tx, PUSH, { subscriptionId, text, path });
  }

  jobs.poll('deliver-notices', () =>
    db.transaction(async (tx) => {
      const at = clock.now();
      const notifications = await takeSome(tx, at);
      await Promise.all(
        notifications
          .filter(({ isNewWebhookEvent }) => isNewWebhookEvent)
          .map((notification) => deliver(tx, notification, at)),
      );
      return notifications.length === AT_ONCE;
    }),
  );
}
