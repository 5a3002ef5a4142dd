import type { Role, User } from '@lakou/contract';
import type { Language } from '@lakou/i18n';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';

const USER = `id, name, email, role, is_profile_complete as "isProfileComplete", is_email_verified as "isEmailVerified",
  clinic_id as "clinicId", preferred_language as "preferredLanguage", created_at as "createdAt"`;

type UserRow = Omit<User, 'createdAt'> & { createdAt: Date };

const toUser = ({ createdAt, ...row }: UserRow): User => ({ ...row, createdAt: createdAt.toISOString() });

export interface NewUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  passwordHash: string;
  clinicId: string | null;
  language: Language;
}

type Creation = PublicGrant<'account:register'> | PublicGrant<'admin:create'>;

/** Returns false when the address belongs to somebody already. */
export async function insertUser(grant: Creation, user: NewUser): Promise<boolean> {
  const rows = await grant.db.query(
    `insert into app_users (id, name, email, role, password_hash, clinic_id, preferred_language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email) do nothing returning id`,
    [user.id, user.name, user.email, user.role, user.passwordHash, user.clinicId, user.language, grant.at],
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

/** The one place a password hash leaves the database, and only towards sign-in. */
export async function findCredentials(grant: PublicGrant<'session:start'>, email: string) {
  const [row] = await grant.db.query<UserRow & { passwordHash: string | null }>(
    `select ${USER}, password_hash as "passwordHash" from app_users where email = $1`,
    [email],
  );
  if (!row) return undefined;
  const { passwordHash, ...user } = row;
  return { user: toUser(user), passwordHash };
}

export async function findOwnUser(grant: Grant<'session:read'>): Promise<User | undefined> {
  const [row] = await grant.db.query<UserRow>(`select ${USER} from app_users where id = $1`, [
    grant.actor.id,
  ]);
  return row && toUser(row);
}

/** Changes what is given and leaves the rest. */
export async function updateUser(
  grant: Grant<'account:change', { userId: string }>,
  changes: { name?: string | undefined; preferredLanguage?: Language | undefined },
): Promise<User | undefined> {
  const [row] = await grant.db.query<UserRow>(
    `update app_users set name = coalesce($2, name), preferred_language = coalesce($3, preferred_language)
     where id = $1 returning ${USER}`,
    [grant.scope.userId, changes.name ?? null, changes.preferredLanguage ?? null],
  );
  return row && toUser(row);
}

export async function findUser(grant: Grant<'account:read', { userId: string }>): Promise<User | undefined> {
  const [row] = await grant.db.query<UserRow>(`select ${USER} from app_users where id = $1`, [
    grant.scope.userId,
  ]);
  return row && toUser(row);
}
