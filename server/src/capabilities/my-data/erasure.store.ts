import type { ErasureGrant } from '#platform/capability.ts';
import type { Db } from '#platform/db/db.ts';

export async function listDueAccounts(db: Db, at: Date): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    'select id from app_users where erase_after <= $1 order by erase_after limit 10000',
    [at],
  );
  return rows.map(({ id }) => id);
}

/** Locks the account if it is still due: its owner may have just restored it. */
export async function lockDueAccount({ db, at, scope }: ErasureGrant) {
  const [found] = await db.query<{ email: string; clinicId: string | null }>(
    'select email, clinic_id as "clinicId" from app_users where id = $1 and erase_after <= $2 for update',
    [scope.userId, at],
  );
  return found;
}

/**
 * Deletes from every table with `on delete cascade` to a person, so a new capability's tables are
 * erased without being listed here. Rows that must be kept have no cascade.
 */
export async function deleteBelongings({ db, scope }: ErasureGrant): Promise<void> {
  // Bounded by the tables that there are.
  const owned = await db.read<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'app_users'::regclass and c.conparentid = 0
     order by c.oid`,
  );
  for (const { table, column } of owned)
    await db.query(`delete from ${table} where ${column} = $1`, [scope.userId]);
}

/** The row stays, because other rows refer to it; nothing in it identifies the person. */
export async function anonymise({ db, at, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `update app_users set name = '—', email = 'erased-' || id || '@erased.invalid', password_hash = null,
       password_changed_at = null, phone = null, profile_photo_url = null, email_verified_at = null, is_profile_complete = false,
       erase_after = null, erased_at = $2
     where id = $1`,
    [scope.userId, at],
  );
}

/** A clinic without members loses its profile. False when it has members. */
export async function anonymiseEmptyClinic({ db }: ErasureGrant, clinicId: string): Promise<boolean> {
  const emptied = await db.query(
    `update clinics set name = '—', contact_email = null, contact_phone = null, facility_address = null,
       logo_url = null, specialties = '{}', opening_hours = null
     where id = $1 and not exists (select from app_users where clinic_id = $1 and erased_at is null)
     returning id`,
    [clinicId],
  );
  return emptied.length > 0;
}
