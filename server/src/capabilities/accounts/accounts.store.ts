import type { Role } from '@lakou/contract';
import type { Language } from '@lakou/i18n';
import type { PublicGrant } from '#platform/access/grant.ts';

export interface NewUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Null: no password yet, so no sign-in by password. */
  passwordHash: string | null;
  clinicId: string | null;
  language: Language;
  isEmailVerified: boolean;
}

type Creation = PublicGrant<'account:register'> | PublicGrant<'admin:create'>;

/** Returns false when the address belongs to somebody already. */
export async function insertUser(grant: Creation, user: NewUser): Promise<boolean> {
  const rows = await grant.db.query(
    `insert into app_users
       (id, name, email, role, password_hash, clinic_id, preferred_language, email_verified_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, case when $8 then $9::timestamptz end, $9) on conflict (email) do nothing returning id`,
    [
      user.id,
      user.name,
      user.email,
      user.role,
      user.passwordHash,
      user.clinicId,
      user.language,
      user.isEmailVerified,
      grant.at,
    ],
  );
  return rows.length > 0;
}

export async function insertClinic(
  grant: PublicGrant<'account:register'>,
  clinic: { id: string; name: string },
) {
  await grant.db.query('insert into clinics (id, name, created_at) values ($1, $2, $3)', [
    clinic.id,
    clinic.name,
    grant.at,
  ]);
}

/** The only place that reads a password hash, and only for signing in. */
export async function findCredentials(
  grant: PublicGrant<'session:start'> | PublicGrant<'deletion:cancel'>,
  email: string,
) {
  const [found] = await grant.db.read<{ id: string; passwordHash: string | null }>(
    'select id, password_hash as "passwordHash" from app_users where email = $1',
    [email],
  );
  return found;
}
