import type { DeviceSession } from '@lakou/contract/devices';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { AuditCircumstances } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import { type DeviceName, nameDevice } from './device-name.rules.ts';

/** The owner of a new session, and when their account will be erased if they closed it. */
export interface AccountOwner {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly eraseAfter: Date | null;
  readonly isSuspended: boolean;
  /** Closed by an administrator. */
  readonly isRemoved: boolean;
}

export async function findAccountOwner(db: Db, userId: string): Promise<AccountOwner | undefined> {
  const [found] = await db.read<AccountOwner>(
    `select name, email, preferred_language as language, erase_after as "eraseAfter",
       suspended_at is not null as "isSuspended", removed_at is not null as "isRemoved"
     from app_users where id = $1 and erased_at is null`,
    [userId],
  );
  return found;
}

/**
 * True when the account has other known kinds of device but not this one. The first device is not
 * reported.
 */
export async function rememberDevice(
  { db, at }: AuditCircumstances,
  userId: string,
  { browser, system }: DeviceName,
): Promise<boolean> {
  const [found] = await db.query<{ isNewDevice: boolean }>(
    `with before as (select count(*) as count from known_devices where user_id = $1),
       added as (
         insert into known_devices (user_id, browser, system, first_seen_at) values ($1, $2, $3, $4)
         on conflict do nothing returning 1)
     select before.count > 0 and exists (select from added) as "isNewDevice" from before`,
    [userId, browser ?? '', system ?? '', at],
  );
  return found?.isNewDevice ?? false;
}

interface SessionRow {
  id: string;
  userAgent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The actor's own valid sessions, this one first, then by last use. */
export async function listSessions(
  grant: Grant<'devices:read' | 'my-data:export'>,
): Promise<DeviceSession[]> {
  const rows = await grant.db.read<SessionRow>(
    `select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt"
     from sessions where user_id = $1 and expires_at > $2
     order by (id = $3) desc, last_seen_at desc, id desc limit 200`,
    [grant.actor.id, grant.at, grant.actor.sessionId],
  );
  return rows.map(({ userAgent, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    ...nameDevice(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: row.id === grant.actor.sessionId,
  }));
}

export async function deleteSession(grant: Grant<'device:sign-out', { sessionId: string }>): Promise<void> {
  await grant.db.query('delete from sessions where id = $1 and user_id = $2', [
    grant.scope.sessionId,
    grant.actor.id,
  ]);
}

export async function deleteOtherSessions(
  grant: Grant<'devices:sign-out' | 'two-step:confirm'>,
): Promise<void> {
  await grant.db.query('delete from sessions where user_id = $1 and id <> $2', [
    grant.actor.id,
    grant.actor.sessionId,
  ]);
}

/** Grants that ask for the password once more. */
export type PasswordAsker = Grant<'session:prove' | 'account:close'>;

/** Read only to be compared. */
export async function findOwnHash(grant: PasswordAsker): Promise<string | null | undefined> {
  const [found] = await grant.db.read<{ hash: string | null }>(
    'select password_hash as hash from app_users where id = $1',
    [grant.actor.id],
  );
  return found?.hash;
}

/** For policies: whether the actor has this session. */
export async function isOwnSession({ actor, db }: Lookup, sessionId: string): Promise<boolean> {
  const found = await db.read('select 1 from sessions where user_id = $1 and id = $2', [actor.id, sessionId]);
  return found.length > 0;
}
