import type { Role } from '@lakou/contract';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { MESSAGE, type MessageRow } from './message-rows.store.ts';
import type { Other } from './messages.access.ts';

export interface ConversationRow {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly specialty: string | null;
  readonly profilePhotoUrl: string | null;
  readonly unread: number;
  readonly blocked: boolean;
  /** Null before the first message. */
  readonly conversationId: string | null;
  readonly lastSeq: number | null;
  /** With a search, the newest message that matches. */
  readonly foundSeq: number | null;
}

const PERSON = `u.id, u.name, u.role, v.specialty, u.profile_photo_url as "profilePhotoUrl",
  coalesce(m.unread, 0) as unread, m.blocked_at is not null as blocked,
  m.conversation_id as "conversationId", c.last_seq as "lastSeq"`;

/**
 * The latest first, one more than the page size when there are more. Only own messages are
 * searched.
 */
export async function listConversations(
  grant: Grant<'conversation:list'>,
  { limit, after, search }: Page & { search?: string | undefined },
): Promise<ConversationRow[]> {
  return grant.db.read<ConversationRow>(
    `select ${PERSON}, f.seq as "foundSeq"
     from conversation_members m
     join conversations c on c.id = m.conversation_id
     join app_users u on u.id = m.other_id
     left join provider_profiles v on v.user_id = u.id
     left join lateral (
       select seq from messages where $3::text is not null and conversation_id = m.conversation_id
         and position((select plain_text($3)) in plain_text(content)) > 0
       order by seq desc limit 1
     ) f on true
     where m.user_id = $1
       and ($2::uuid is null or (m.last_at, m.other_id) <
         (select last_at, other_id from conversation_members where user_id = $1 and other_id = $2))
       and ($3::text is null or f.seq is not null
         or position((select plain_text($3)) in u.plain_name) > 0)
     order by m.last_at desc, m.other_id desc limit $4`,
    [grant.actor.id, after ?? null, search || null, limit + 1],
  );
}

export async function findConversationRow(
  grant: Grant<'conversation:read', Other>,
): Promise<ConversationRow | undefined> {
  const [found] = await grant.db.read<ConversationRow>(
    `select ${PERSON}, null::integer as "foundSeq"
     from app_users u
     left join conversation_members m on m.user_id = $1 and m.other_id = u.id
     left join conversations c on c.id = m.conversation_id
     left join provider_profiles v on v.user_id = u.id
     where u.id = $2`,
    [grant.actor.id, grant.scope.otherId],
  );
  return found;
}

type Reader = Grant<'conversation:list'> | Grant<'conversation:read', Other>;

/** The messages with these numbers, in the conversations of the same position. */
export async function findNumbered(
  grant: Reader,
  wanted: readonly { conversationId: string; seq: number }[],
): Promise<MessageRow[]> {
  // Bounded by the messages asked for.
  return grant.db.read<MessageRow>(
    `select ${MESSAGE} from unnest($1::uuid[], $2::integer[]) as w (conversation_id, seq)
     join messages m on m.conversation_id = w.conversation_id and m.seq = w.seq
     join conversations c on c.id = m.conversation_id
     left join conversation_members r on r.other_id = m.sender_id
       and r.user_id = case when m.sender_id = c.low_id then c.high_id else c.low_id end
     where $3 in (c.low_id, c.high_id)`,
    [wanted.map(({ conversationId }) => conversationId), wanted.map(({ seq }) => seq), grant.actor.id],
  );
}

export async function countUnread(grant: Grant<'conversation:list' | 'unread:count'>): Promise<number> {
  const [sum] = await grant.db.read<{ unread: number }>(
    `select coalesce(sum(unread), 0)::integer as unread from conversation_members
     where user_id = $1 and unread > 0 and blocked_at is null`,
    [grant.actor.id],
  );
  return sum?.unread ?? 0;
}
