import { noticePath } from '@lakou/contract/notice-path';
import type { NoticeDetails, NoticeKind } from '@lakou/contract/notifications';
import type { Language } from '@lakou/i18n';
import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { openSms } from '#platform/sms/sms.ts';
import { noticeText } from './notice-text.ts';
import { openPush, type PushTarget } from './push.ts';

export const DELIVERY = 'deliver-notice';
const SMS = 'sms';
const PUSH = 'push';

interface Delivery {
  kind: NoticeKind;
  subjectId: string | null;
  details: NoticeDetails;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  byEmail: boolean;
  bySms: boolean;
  byPush: boolean;
  userId: string;
}

async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const [found] = await db.query<Delivery>(
    `select n.kind, n.subject_id as "subjectId", n.details, n.user_id as "userId", u.email, u.name, u.phone,
       u.preferred_language as language, coalesce(s.email, true) as "byEmail", coalesce(s.sms, false) as "bySms",
       coalesce(s.push, false) as "byPush"
     from notifications n join app_users u on u.id = n.user_id
     left join notification_settings s on s.user_id = n.user_id
     where n.id = $1 and n.read_at is null and u.erased_at is null`,
    [id],
  );
  return found;
}

/** Declares how notices leave the house: one job decides, then one job for each way, so that each is retried alone. */
export function deliverNotices(platform: Platform): void {
  const { jobs, db, mail, config } = platform;
  const sms = openSms(config);
  const push = openPush(config, db);
  jobs.queue<{ to: string; text: string; id: string }>(SMS, (order) => sms.send(order));
  jobs.queue<PushTarget>(PUSH, (target) => push.send(target));
  jobs.queue<{ id: string }>(DELIVERY, async ({ id }) => {
    // Read in the app meanwhile, or nobody's any more: then there is nothing left to tell.
    const found = await findDelivery(db, id);
    if (!found) return;
    const text = noticeText(found.language, found.kind, found.details);
    const link = `${config.publicUrl}${noticePath(found.kind, found.subjectId)}`;
    await db.transaction(async (tx) => {
      if (found.byEmail) {
        const values = { name: found.name, text, link };
        await mail.send(tx, { to: found.email, language: found.language, template: 'notice', values });
      }
      if (found.bySms && found.phone)
        await jobs.send(tx, SMS, { id, to: found.phone, text: `${text} ${link}` });
      if (found.byPush)
        for (const subscriptionId of await push.subscriptionsOf(tx, found.userId))
          await jobs.send(tx, PUSH, { subscriptionId, text, path: noticePath(found.kind, found.subjectId) });
    });
  });
}
