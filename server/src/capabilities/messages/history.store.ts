import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import { MESSAGE, MESSAGE_FROM, type MessageRow } from './message-rows.store.ts';
import type { Other } from './messages.access.ts';

const NEWEST = 2_147_483_647;

/** Newest first, one more than the page size when there are older ones. */
export async function listMessages(
  grant: Grant<'message:read' | 'message:read-for', Other>,
  { limit, after, search }: Page & { search?: string | undefined },
): Promise<MessageRow[]> {
  const { conversationId } = grant.scope;
  if (!conversationId) return [];
  return grant.db.read<MessageRow>(
    `select ${MESSAGE} from ${MESSAGE_FROM}
     where m.conversation_id = $1
       and m.seq < case when $2::uuid is null then ${NEWEST}
         else (select seq from messages where id = $2 and conversation_id = $1) end
       and ($3::text is null or position((select plain_text($3)) in plain_text(m.content)) > 0)
     order by m.seq desc limit $4`,
    [conversationId, after ?? null, search || null, limit + 1],
  );
}

/** What this person wrote and received, for the copy of their data. */
export async function copyMessages(grant: CopyGrant): Promise<CopiedRows> {
  // Bounded by what one person wrote and was written: a copy holds all of it.
  const rows = await grant.db.read<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('id', m.id, 'mine', m.sender_id = $1, 'content', m.content, 'at', m.created_at) as row
     from conversation_members c join messages m using (conversation_id)
     where c.user_id = $1 order by m.created_at`,
    [grant.actor.id],
  );
  return { messages: rows.map(({ row }) => row) };
}
