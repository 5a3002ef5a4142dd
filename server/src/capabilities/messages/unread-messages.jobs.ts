import type { Db } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';

// Who has the conversation open has read it by then, and needs no mail about it.
const AFTER_MS = 30_000;
const AT_ONCE = 200;

interface Untold {
  userId: string;
  otherId: string;
  name: string;
}

async function takeUntold(tx: Db, at: Date): Promise<Untold[]> {
  return tx.query<Untold>(
    `update conversation_members m set told_at = $1
     from (
       select user_id, other_id from conversation_members
       where unread_since is not null and told_at is null and blocked_at is null and unread_since <= $2
       order by unread_since limit $3 for update skip locked
     ) due join app_users u on u.id = due.other_id
     where m.user_id = due.user_id and m.other_id = due.other_id
     returning m.user_id as "userId", m.other_id as "otherId", u.name`,
    [at, new Date(at.getTime() - AFTER_MS), AT_ONCE],
  );
}

/** Tells people of what lies unread, once for each conversation until they have read it. */
export async function notifyUnreadMessages(platform: Platform): Promise<void> {
  const at = platform.clock.now();
  const tellSome = () =>
    platform.db.transaction(async (db) => {
      const untold = await takeUntold(db, at);
      for (const { userId, otherId, name } of untold)
        await notify({ db, at }, { userId, kind: 'message_new', subjectId: otherId, details: { name } });
      return untold.length;
    });
  while ((await tellSome()) === AT_ONCE);
}
