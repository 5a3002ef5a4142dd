import type { SupportView } from '@lakou/contract/support-views';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { nameDevice } from '../devices/device-name.rules.ts';

/** An account that was not erased. */
export async function isAccountThere({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from app_users where id = $1 and erased_at is null', [id]);
  return found.length > 0;
}

export interface ViewScope {
  readonly viewId: string;
  readonly userId: string;
  readonly reason: string;
  readonly endsAt: Date;
}

/** A view that this administrator opened, until it ends. */
export async function findOpenView({ db, actor, at }: Lookup, id: string): Promise<ViewScope | undefined> {
  const [found] = await db.read<ViewScope>(
    `select v.id as "viewId", v.user_id as "userId", v.reason, v.ends_at as "endsAt"
     from support_views v join app_users u on u.id = v.user_id and u.erased_at is null
     where v.id = $1 and v.viewer_id = $2 and v.ends_at > $3`,
    [id, actor.id, at],
  );
  return found;
}

export async function insertView(
  { db, at, actor, scope }: Grant<'support-view:open', { userId: string }>,
  reason: string,
  endsAt: Date,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into support_views (id, user_id, viewer_id, reason, opened_at, ends_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, scope.userId, actor.id, reason, at, endsAt],
  );
  return id;
}

export type ViewReader = Grant<'support-view:read', ViewScope>;

type AccountRow = Omit<SupportView['account'], 'createdAt' | 'channels'> & {
  createdAt: Date;
  byEmail: boolean;
  bySms: boolean;
  byPush: boolean;
};

export async function findViewedAccount({
  db,
  scope,
}: ViewReader): Promise<SupportView['account'] | undefined> {
  const [row] = await db.read<AccountRow>(
    `select u.id, u.name, u.email, u.role, u.preferred_language as language,
       case when u.erase_after is not null then 'closing' when u.suspended_at is not null then 'suspended'
         else 'active' end as state,
       u.created_at as "createdAt", u.is_profile_complete as "isProfileComplete",
       u.email_verified_at is not null as "isEmailVerified", u.phone is not null as "hasPhone",
       exists (select from two_step t where t.user_id = u.id and t.confirmed_at is not null) as "twoStep",
       (select count(*) from passkeys p where p.user_id = u.id)::int as passkeys,
       coalesce(n.email, true) as "byEmail", coalesce(n.sms, false) as "bySms",
       coalesce(n.push, false) as "byPush",
       (select count(*) from push_subscriptions d where d.user_id = u.id)::int as "pushDevices"
     from app_users u left join notification_settings n on n.user_id = u.id where u.id = $1`,
    [scope.userId],
  );
  if (!row) return undefined;
  const { createdAt, byEmail, bySms, byPush, ...account } = row;
  const channels = { email: byEmail, sms: bySms, push: byPush };
  return { ...account, createdAt: createdAt.toISOString(), channels };
}

const MOST_ROWS = 20;

export async function listViewedSessions({ db, scope, at }: ViewReader): Promise<SupportView['sessions']> {
  const rows = await db.read<{ id: string; userAgent: string; createdAt: Date; lastSeenAt: Date }>(
    `select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
     from sessions where user_id = $1 and expires_at > $2 order by last_seen_at desc, id limit ${MOST_ROWS}`,
    [scope.userId, at],
  );
  return rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    ...nameDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** When they were sent and read; a kind alone could tell of an illness. */
export async function listViewedNotifications({
  db,
  scope,
}: ViewReader): Promise<SupportView['notifications']> {
  const rows = await db.read<{ id: string; createdAt: Date; deliveredAt: Date | null; readAt: Date | null }>(
    `select id, created_at as "createdAt", delivered_at as "deliveredAt", read_at as "readAt"
     from notifications where user_id = $1 order by id desc limit ${MOST_ROWS}`,
    [scope.userId],
  );
  return rows.map(({ id, createdAt, deliveredAt, readAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    readAt: readAt?.toISOString() ?? null,
  }));
}

export async function listViewedBookings({ db, scope }: ViewReader): Promise<SupportView['bookings']> {
  const rows = await db.read<{
    id: string;
    startsAt: Date;
    status: SupportView['bookings'][number]['status'];
  }>(
    `select id, starts_at as "startsAt", status from bookings where patient_id = $1 or provider_id = $1
     order by starts_at desc, id limit ${MOST_ROWS}`,
    [scope.userId],
  );
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
}
