import type { NoticeDetails, NoticeKind } from '@lakou/contract/notifications';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { DELIVERY } from './delivery.ts';

export type { NoticeKind };
export { DELIVERY };

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** The visit, payment or person it is about. */
  readonly subjectId: string;
  /** Never a clinical word. */
  readonly details?: NoticeDetails;
}

/** Tells somebody, in the transaction of what happened: in the app at once, elsewhere as they chose. */
export async function notify(
  platform: Pick<Platform, 'jobs'>,
  { db, at }: { readonly db: Db; readonly at: Date },
  { userId, kind, subjectId, details = {} }: Notice,
): Promise<void> {
  const id = uuidv7();
  await db.query(
    'insert into notifications (id, user_id, kind, subject_id, details, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, kind, subjectId, JSON.stringify(details), at],
  );
  await publish(db, [userId], { kind: 'notification', id });
  await platform.jobs.send(db, DELIVERY, { id });
}
