import type { NoticeDetails, NoticeKind } from '@lakou/contract/notifications';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import type { Statement } from '#platform/db/together.ts';
import { publish } from '#platform/events/publish.ts';

export type { NoticeKind };

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** The visit, payment or person it is about. */
  readonly subjectId: string;
  /** Never a clinical word. */
  readonly details?: NoticeDetails;
}

const INSERT = `insert into notifications (id, user_id, kind, subject_id, details, created_at)
  select n.*, $6 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::jsonb[]) n`;

/** What tells people: a statement to run with what happened, and the news for their screens once it has. */
export function noticesOf(notices: readonly Notice[], at: Date) {
  const ids = notices.map(() => uuidv7());
  const column = <T>(of: (notice: Notice) => T) => notices.map(of);
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
    for (const [n, { userId }] of notices.entries())
      publish(db, [userId], { kind: 'notification', id: ids[n] ?? '' });
  };
  return { statement, show };
}

/** Tells somebody, in the transaction of what happened: in the app at once, elsewhere as they chose. */
export async function notify(
  { db, at }: { readonly db: Db; readonly at: Date },
  notice: Notice,
): Promise<void> {
  const { statement, show } = noticesOf([notice], at);
  await db.query(statement.text, statement.values);
  show(db);
}
