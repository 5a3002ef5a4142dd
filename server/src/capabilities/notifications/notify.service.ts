import type { NotificationKind } from '@lakou/contract/notifications';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import { publish } from '#platform/events/publish.ts';
import { insertNotifications, insertStatement, type NewNotification } from './notify.store.ts';

export type { NewNotification, NotificationKind };

/** The statement that inserts the notifications, to run with other writes; `show` publishes them afterwards. */
export function notificationStatement(notifications: readonly NewNotification[], at: Date) {
  const ids = notifications.map(() => uuidv7());
  const show = (db: Db) => {
    for (const [n, { userId }] of notifications.entries())
      publish(db, [userId], { kind: 'notification', id: ids[n] ?? '' });
  };
  return { statement: insertStatement(ids, notifications, at), show };
}

/**
 * Notifies one person, in the transaction of the change: in the app at once, by other channels as
 * they chose.
 */
export async function notify(
  { db, at }: { readonly db: Db; readonly at: Date },
  notification: NewNotification,
): Promise<void> {
  const { statement, show } = notificationStatement([notification], at);
  await insertNotifications(db, statement);
  show(db);
}
