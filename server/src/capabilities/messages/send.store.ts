import type { Grant } from '#platform/access/grant.ts';
import { MESSAGE, MESSAGE_FROM, type MessageRow } from './message-rows.store.ts';
import type { Other } from './messages.access.ts';

export type Sending = Grant<'message:send' | 'message:send-for', Other>;

/** What the sender has already sent with this client id. */
export async function findSent(grant: Sending, clientMessageId: string): Promise<MessageRow | undefined> {
  const [found] = await grant.db.read<MessageRow>(
    `select ${MESSAGE} from ${MESSAGE_FROM} where m.sender_id = $1 and m.client_id = $2 limit 1`,
    [grant.scope.ownId, clientMessageId],
  );
  return found;
}

/** The conversation, created if needed, and the number of its next message; other senders wait. */
export async function takeNumber(grant: Sending, newId: string): Promise<{ id: string; seq: number }> {
  const [taken] = await grant.db.query<{ id: string; seq: number }>(
    `insert into conversations as c (id, low_id, high_id, last_seq)
     values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 1)
     on conflict (low_id, high_id) do update set last_seq = c.last_seq + 1
     returning id, last_seq as seq`,
    [newId, grant.scope.ownId, grant.scope.otherId],
  );
  if (!taken) throw new Error('the upsert returned no row');
  return taken;
}

interface NewRow {
  readonly id: string;
  readonly conversationId: string;
  readonly seq: number;
  readonly clientMessageId: string | null;
  readonly content: string;
  readonly fileIds: readonly string[];
}

export async function insertMessage(grant: Sending, row: NewRow): Promise<void> {
  await grant.db.query(
    `insert into messages (id, conversation_id, seq, sender_id, client_id, content, file_ids, created_at, written_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, nullif($9::uuid, $4))`,
    [
      row.id,
      row.conversationId,
      row.seq,
      grant.scope.ownId,
      row.clientMessageId,
      row.content,
      row.fileIds,
      grant.at,
      grant.actor.id,
    ],
  );
}

/**
 * Moves the conversation to the top of both lists and adds one unread message for the recipient.
 */
export async function countMessage(grant: Sending, conversationId: string): Promise<void> {
  await grant.db.query(
    `insert into conversation_members as m
       (user_id, other_id, conversation_id, last_at, unread, unread_since, was_written_to)
     values ($1, $2, $3, $4, 0, null, false), ($2, $1, $3, $4, 1, $4, true)
     on conflict (user_id, other_id) do update set
       last_at = greatest(m.last_at, excluded.last_at),
       unread = m.unread + excluded.unread,
       unread_since = coalesce(m.unread_since, excluded.unread_since),
       was_written_to = m.was_written_to or excluded.was_written_to`,
    [grant.scope.ownId, grant.scope.otherId, conversationId, grant.at],
  );
}
