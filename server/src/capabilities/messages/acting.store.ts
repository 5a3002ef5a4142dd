import type { RepresentedConversation } from '@lakou/contract/messages';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { ActedFor } from './acting.access.ts';
import type { Sending } from './send.store.ts';

/** The latest first, one more than the page size when there are more. */
export async function listTheirConversations(
  grant: Grant<'conversation:list-for', ActedFor>,
  { limit, after }: Page,
): Promise<RepresentedConversation[]> {
  const rows = await grant.db.read<Omit<RepresentedConversation, 'lastAt'> & { lastAt: Date }>(
    `select u.id, u.name, u.role, v.specialty, u.profile_photo_url as "profilePhotoUrl", m.last_at as "lastAt"
     from conversation_members m join app_users u on u.id = m.other_id
     left join provider_profiles v on v.user_id = u.id
     where m.user_id = $1 and ($2::uuid is null or (m.last_at, m.other_id) <
       (select last_at, other_id from conversation_members where user_id = $1 and other_id = $2))
     order by m.last_at desc, m.other_id desc limit $3`,
    [grant.scope.patientId, after ?? null, limit + 1],
  );
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt.toISOString() }));
}

export async function findWriterName({ db, actor }: Sending): Promise<string> {
  const [found] = await db.read<{ name: string }>('select name from app_users where id = $1', [actor.id]);
  return found?.name ?? '';
}

/** Whether the actor wrote for the person there since this moment. */
export async function wroteSince(
  { db, actor }: Sending,
  conversationId: string,
  since: Date,
): Promise<boolean> {
  const [last] = await db.query<{ at: Date }>(
    `select created_at as at from messages where written_by = $1 and conversation_id = $2 order by seq desc limit 1`,
    [actor.id, conversationId],
  );
  return last !== undefined && last.at > since;
}
