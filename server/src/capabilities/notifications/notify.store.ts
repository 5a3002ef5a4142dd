import type { NotificationDetails, NotificationKind } from '@lakou/contract/notifications';
import type { Db } from '#platform/db/db.ts';
import type { Statement } from '#platform/db/run-as-one-statement.ts';

export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  /** The booking, payment or person it is about; null when nothing of its own opens. */
  readonly subjectId: string | null;
  /** Never contains a clinical word. */
  readonly details?: NotificationDetails;
}

const INSERT = `insert into notifications (id, user_id, kind, subject_id, details, created_at)
  select n.*, $6 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::jsonb[]) n`;

/** Inserts these notifications with these ids, in the same order. */
export function insertStatement(
  ids: readonly string[],
  notifications: readonly NewNotification[],
  at: Date,
): Statement {
  const column = <T>(of: (notification: NewNotification) => T) => notifications.map(of);
  return {
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
}

export async function insertNotifications(db: Db, { text, values }: Statement): Promise<void> {
  await db.query(text, values);
}
