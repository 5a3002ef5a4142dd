import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

type Closing = Grant<'account:close'>;

/** True when the actor is the only person who can manage a clinic that has other members. */
export async function isOnlyClinicManager(grant: Closing): Promise<boolean> {
  const { id, role, clinicId } = grant.actor;
  if (role !== 'CLINIC_ADMIN' || clinicId === null) return false;
  const [others] = await grant.db.read<{ people: number; owners: number }>(
    `select count(*) as people, count(*) filter (where role = 'CLINIC_ADMIN' and erase_after is null) as owners
     from app_users where clinic_id = $1 and id <> $2 and erased_at is null`,
    [clinicId, id],
  );
  return others !== undefined && others.people > 0 && others.owners === 0;
}

/**
 * Sets the day of erasure and returns the address to write to. A repeated request keeps the first
 * day.
 */
export async function closeAccount(grant: Closing, eraseAfter: Date) {
  const [closed] = await grant.db.query<{
    name: string;
    email: string;
    language: Language;
    eraseAfter: Date;
  }>(
    `update app_users set erase_after = coalesce(erase_after, $2) where id = $1
     returning name, email, preferred_language as language, erase_after as "eraseAfter"`,
    [grant.actor.id, eraseAfter],
  );
  return closed;
}

export async function deleteAllSessions(grant: Closing): Promise<void> {
  await grant.db.query('delete from sessions where user_id = $1', [grant.actor.id]);
}

/** True when there was a closing to cancel. */
export async function reopenAccount(grant: PublicGrant<'deletion:cancel'>, userId: string): Promise<boolean> {
  const rows = await grant.db.query(
    'update app_users set erase_after = null where id = $1 and erase_after is not null returning id',
    [userId],
  );
  return rows.length > 0;
}
