import type { Grant } from '#platform/access/grant.ts';
import type { ConversationScope } from './messages.access.ts';

type Reading = Grant<'conversation:mark-read', ConversationScope>;

/**
 * The number of this message, or of the newest. Messages sent at the same time wait until it is
 * marked.
 */
export async function takeNewest(tx: Reading, messageId: string | undefined): Promise<number | undefined> {
  const { conversationId } = tx.scope;
  const [taken] = await tx.db.query<{ seq: number }>(
    'select last_seq as seq from conversations where id = $1 for update',
    [conversationId],
  );
  if (!messageId) return taken?.seq;
  const [named] = await tx.db.read<{ seq: number }>(
    'select seq from messages where id = $1 and conversation_id = $2',
    [messageId, conversationId],
  );
  return named?.seq;
}

/** False when everything was seen before. */
export async function markSeen(tx: Reading, seq: number): Promise<boolean> {
  const changed = await tx.db.query(
    `update conversation_members m set read_seq = $3, unread = n.unread,
       unread_since = case when n.unread > 0 then m.unread_since end,
       told_at = case when n.unread > 0 then m.told_at end
     from (
       select count(*)::integer as unread from messages
       where conversation_id = $4 and seq > $3 and sender_id = $2
     ) n
     where m.user_id = $1 and m.other_id = $2 and m.read_seq < $3 and m.unread > n.unread
     returning m.user_id`,
    [tx.actor.id, tx.scope.otherId, seq, tx.scope.conversationId],
  );
  return changed.length > 0;
}

export async function setBlocked(
  tx: Grant<'conversation:block', ConversationScope>,
  blocked: boolean,
): Promise<void> {
  await tx.db.query(
    `update conversation_members set blocked_at = case when $3 then coalesce(blocked_at, $4) end
     where user_id = $1 and other_id = $2`,
    [tx.actor.id, tx.scope.otherId, blocked, tx.at],
  );
}
