import type { Notification } from '@lakou/contract/notifications';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type Reader = Grant<'notifications:read' | 'my-data:export'>;
type Row = Omit<Notification, 'createdAt' | 'readAt'> & { createdAt: Date; readAt: Date | null };

/** Newest first; one more than the page holds when there are more. */
export async function listNotifications(grant: Reader, { limit, after }: Page): Promise<Notification[]> {
  const rows = await grant.db.read<Row>(
    `select id, kind, subject_id as "subjectId", details, created_at as "createdAt", read_at as "readAt"
     from notifications where user_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [grant.actor.id, after ?? null, limit + 1],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

export async function countUnread(grant: Grant<'notifications:read' | 'unread:count'>): Promise<number> {
  const [row] = await grant.db.read<{ count: number }>(
    'select count(*) as count from notifications where user_id = $1 and read_at is null',
    [grant.actor.id],
  );
  return row?.count ?? 0;
}

export async function markRead(grant: Grant<'notification:mark', { id: string }>): Promise<void> {
  await grant.db.query(
    'update notifications set read_at = $3 where id = $1 and user_id = $2 and read_at is null',
    [grant.scope.id, grant.actor.id, grant.at],
  );
}

/** Marks all, or those about one object, as read; returns whether any was unread. */
export async function markAllRead(
  grant: Grant<'notifications:mark'>,
  subjectId: string | undefined,
): Promise<boolean> {
  const marked = await grant.db.query(
    `update notifications set read_at = $2 where user_id = $1 and read_at is null
       and ($3::uuid is null or subject_id = $3) returning 1`,
    [grant.actor.id, grant.at, subjectId ?? null],
  );
  return marked.length > 0;
}

/**
 * A browser belongs to the person who used it last: the previous person gets no more pushes there,
 * including those already queued for its old id. It belongs to them until this session ends.
 */
export async function saveSubscription(
  grant: Grant<'push:subscribe'>,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<{ id: string }> {
  const [row] = await grant.db.query<{ id: string }>(
    `insert into push_subscriptions as s (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint) do update set id = case when s.user_id = $2 then s.id else $1 end,
       user_id = $2, session_id = $3, p256dh = $5, auth = $6 returning id`,
    [uuidv7(), grant.actor.id, grant.actor.sessionId, endpoint, keys.p256dh, keys.auth, grant.at],
  );
  return { id: row?.id ?? '' };
}

export async function deleteSubscription(grant: Grant<'push:unsubscribe', { id: string }>): Promise<void> {
  await grant.db.query('delete from push_subscriptions where id = $1 and user_id = $2', [
    grant.scope.id,
    grant.actor.id,
  ]);
}

/** For policies: whether the actor received this notification. */
export async function isOwnNotification({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from notifications where id = $1 and user_id = $2', [id, actor.id]);
  return found.length > 0;
}

/** For policies: whether this browser is one of the actor's. */
export async function isOwnSubscription({ actor, db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from push_subscriptions where id = $1 and user_id = $2', [
    id,
    actor.id,
  ]);
  return found.length > 0;
}
