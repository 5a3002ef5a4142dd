import type { Actor } from '#platform/access/actor.ts';
import type { Db } from '#platform/db/db.ts';

export type DemoPerson = Pick<Actor, 'id' | 'role' | 'clinicId' | 'language'> & { email: string };

export function listPeople(db: Db): Promise<DemoPerson[]> {
  // Bounded by the people of the demo.
  return db.read<DemoPerson>(
    `select id, role, clinic_id as "clinicId", preferred_language as language, email from app_users`,
  );
}

export async function isEmpty(db: Db): Promise<boolean> {
  const found = await db.read('select 1 from app_users limit 1');
  return found.length === 0;
}

export async function findIdByEmail(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>('select id from app_users where email = $1', [email]);
  return found?.id;
}

/** Nobody reads the mail of demo people, so no link can verify their addresses. */
export async function verifyEmails(db: Db): Promise<void> {
  await db.query('update app_users set email_verified_at = created_at');
}

export async function verifyLicences(db: Db, emails: readonly string[]): Promise<void> {
  await db.query(
    `update provider_profiles set license_verified = true, review_state = 'verified', review_since = null,
       verified_until = license_expiration_date
     from app_users u where u.id = user_id and u.email = any ($1)`,
    [emails],
  );
}

/** Nobody reads the mail of those whom a clinic added, so no link can give them a password: they have the demo's. */
export async function givePasswords(db: Db, adminEmail: string): Promise<void> {
  await db.query(
    `update app_users u set password_hash = a.password_hash from app_users a
     where a.email = $1 and u.password_hash is null`,
    [adminEmail],
  );
}

/** No call adds somebody to a clinic yet. */
export async function joinClinic(db: Db, emails: readonly string[], adminEmail: string): Promise<void> {
  await db.query(
    `update app_users u set clinic_id = a.clinic_id from app_users a where a.email = $2 and u.email = any ($1)`,
    [emails, adminEmail],
  );
}

/** Unpaid bookings keep their slots until they start, so that there is still something to pay tomorrow. */
export async function extendHolds(db: Db): Promise<void> {
  await db.query(`update bookings set hold_expires_at = starts_at where status = 'awaiting_payment'`);
}

export async function readNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.query('update notifications set read_at = created_at where created_at < $1', [before]);
}

/** No mail, SMS or push is sent about the past. */
export async function markNotificationsDelivered(db: Db): Promise<void> {
  await db.query('update notifications set delivered_at = created_at');
}

/** The sessions of the demo never belonged to a person, so no list of devices shows them. */
export async function deleteSessionsOf(db: Db, userAgent: string): Promise<void> {
  await db.query('delete from sessions where user_agent = $1', [userAgent]);
}
