import type { Db } from '#platform/db/db.ts';

export interface UnreadConversation {
  readonly userId: string;
  readonly otherId: string;
  readonly name: string;
}

/**
 * Conversations unread since before `before` whose reader was not notified; marks them as notified
 * at `at`.
 */
export function takeUnread(tx: Db, at: Date, before: Date, limit: number): Promise<UnreadConversation[]> {
  return tx.query<UnreadConversation>(
    `update conversation_members m set told_at = $1
     from (
       select user_id, other_id from conversation_members
       where unread_since is not null and told_at is null and blocked_at is null and unread_since <= $2
       order by unread_since limit $3 for update skip locked
     ) due join app_users u on u.id = due.other_id
     where m.user_id = due.user_id and m.other_id = due.other_id
     returning m.user_id as "userId", m.other_id as "otherId", u.name`,
    [at, before, limit],
  );
}
