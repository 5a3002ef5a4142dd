import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import type { Statement } from '#platform/db/run-as-one-statement.ts';
import { publish } from '#platform/events/publish.ts';

export type { NotificationKind };

export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** The visit, payment or person it is about. */
  readonly subjectId: string;
  /** Never a clinical word. */
  readonly details?: NotificationDetails;
}

const INSERT = `insert into notifications (id, user_id, kind, subject_id, details, created_at)
  select n.*, $6 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::jsonb[]) n`;

/** What tells people: a statement to run with what happened, and the news for their screens once it has. */
export function notificationStatement(notifications: readonly NewNotification[], at: Date) {
  const ids = notifications.map(() => uuidv7());
  const column = <T>(of: (notification: NewNotification) => T) => notifications.map(of);
  const statement: Statement = {
    text: INSERT,
    values: [
      ids,
      column(({ userId }) => userId),
      column(({ kind }) => kind),
      column(({ subjectId }) => subjectId),
      column(({ details = {} }) => JSON.stringify(details)),
      at,
    ],
  };
  const show = (db: Db) => {
    for (const [n, { userId }] of notifications.entries())
      publish(db, [userId], { kind: 'notification', id: ids[n] ?? '' });
  };
  return { statement, show };
}

/** Tells somebody, in the transaction of what happened: in the app at once, elsewhere as they chose. */
export async function notify(
  { db, at }: { readonly db: Db; readonly at: Date },
  notification: NewNotification,
): Promise<void> {
  const { statement, show } = notificationStatement([notification], at);
  await db.query(statement.text, statement.values);
  show(db);
}
