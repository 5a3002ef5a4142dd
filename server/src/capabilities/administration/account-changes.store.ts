import type { Role } from '@lakou/contract';
import type { AccountChange } from '@lakou/contract/administration';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';

type Scope = { userId: string };
export type Changer = Grant<'user:edit' | 'user:remove' | 'user:suspend', Scope>;

export interface ChangedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly role: Role;
  readonly clinicId: string | null;
  readonly isProfileComplete: boolean;
  readonly isSuspended: boolean;
  readonly isRemoved: boolean;
  /** The number whose codes open it. */
  readonly signInPhone: string | null;
}

/** Locked until the transaction ends. Rows of others may still refer to it, so that two administrators do not wait for each other. */
export async function lockAccount({ db, scope }: Changer | Grant<'user:reset', Scope>) {
  const [found] = await db.query<ChangedAccount>(
    `select id, name, email, preferred_language as language, role, clinic_id as "clinicId",
       is_profile_complete as "isProfileComplete", suspended_at is not null as "isSuspended",
       removed_at is not null as "isRemoved",
       (select p.phone from sign_in_phones p where p.user_id = app_users.id) as "signInPhone"
     from app_users where id = $1 and erased_at is null for no key update`,
    [scope.userId],
  );
  return found;
}

export async function insertChange(
  { db, at, actor, scope, requestId }: Changer,
  { kind, before, after, reason }: Pick<AccountChange, 'kind'> & Partial<AccountChange>,
): Promise<void> {
  await db.query(
    `insert into account_changes (id, user_id, changed_by, at, kind, before, after, reason, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [uuidv7(), scope.userId, actor.id, at, kind, before ?? null, after ?? null, reason ?? null, requestId],
  );
}

/** Who no longer works for a clinic leaves it; a licence is reviewed again before its holder treats anybody. */
export async function saveRole({ db, at, scope }: Changer, role: Role): Promise<void> {
  await db.query(
    `update app_users set role = $2, clinic_id = case when $2::text = 'PROVIDER' then clinic_id end where id = $1`,
    [scope.userId, role],
  );
  await db.query(
    `update provider_profiles set license_verified = false, verified_until = null, review_state = 'pending',
       review_since = $2 where user_id = $1 and license_verified`,
    [scope.userId, at],
  );
}

export async function saveCompleteness({ db, scope }: Changer, complete: boolean): Promise<void> {
  await db.query('update app_users set is_profile_complete = $2 where id = $1', [scope.userId, complete]);
}

export async function saveSuspension({ db, at, scope }: Changer): Promise<void> {
  await db.query('update app_users set suspended_at = $2 where id = $1', [scope.userId, at]);
}

/** What the owner closed stays closed. */
export async function liftSuspension({ db, scope }: Changer): Promise<void> {
  await db.query(
    `update app_users set suspended_at = null, removed_at = null,
       erase_after = case when removed_at is null then erase_after end where id = $1`,
    [scope.userId],
  );
}

/** Returns the day of erasure; one that the owner asked for earlier stays. */
export async function saveRemoval({ db, at, scope }: Changer, eraseAfter: Date): Promise<Date> {
  const [closed] = await db.query<{ eraseAfter: Date }>(
    `update app_users set removed_at = $2, erase_after = coalesce(erase_after, $3) where id = $1
     returning erase_after as "eraseAfter"`,
    [scope.userId, at, eraseAfter],
  );
  return closed?.eraseAfter ?? eraseAfter;
}

export async function endSessionsOf({ db, scope }: Changer | Grant<'user:sign-out', Scope>): Promise<void> {
  await db.query('delete from sessions where user_id = $1', [scope.userId]);
}

/** Whether others work for this person's clinic and nobody else runs it. */
export async function isOnlyManager({ db }: Changer, { id, clinicId }: ChangedAccount): Promise<boolean> {
  const [others] = await db.read<{ people: number; managers: number }>(
    `select count(*) as people, count(*) filter (where role = 'CLINIC_ADMIN' and erase_after is null) as managers
     from app_users where clinic_id = $1 and id <> $2 and erased_at is null`,
    [clinicId, id],
  );
  return others !== undefined && others.people > 0 && others.managers === 0;
}
