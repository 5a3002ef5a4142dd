import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../db/db.ts';

/** 256 bits, shown once; the database has only the hash. */
export const newAppSecret = (): string => randomBytes(32).toString('base64url');
export const hashAppSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

const USED_EVERY_MS = 60_000;

/** The token of a program in the Authorization header; undefined when none is given. */
export const readBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S*) *$/i.exec(headers.authorization ?? '')?.[1];

type Found = Omit<Actor, 'app'> & NonNullable<Actor['app']> & { lastUsedAt: Date | null; appId: string };

/** The person who connected the program, with what it may read. Unknown, expired and revoked tokens are all undefined. */
export async function findAppActor(db: Db, token: string, at: Date): Promise<Actor | undefined> {
  const [found] = await db.read<Found>(
    `select u.id, u.role, u.clinic_id as "clinicId", null as "clinicRole", u.preferred_language as language,
       u.is_email_verified as "isEmailVerified", c.created_at as "provenAt", c.id as "consentId", c.app_id as "appId",
       c.dependent_id as "dependentId", t.scopes, c.last_used_at as "lastUsedAt"
     from app_tokens t join app_consents c on c.id = t.consent_id
       join registered_apps a on a.id = c.app_id join app_users u on u.id = c.patient_id
     where t.token_hash = $1 and t.kind = 'access' and t.expires_at > $2 and c.expires_at > $2
       and c.revoked_at is null and a.removed_at is null and u.erase_after is null and u.erased_at is null
       and u.suspended_at is null and u.removed_at is null`,
    [hashAppSecret(token), at],
  );
  if (!found) return undefined;
  const { consentId, appId, dependentId, scopes, lastUsedAt, ...person } = found;
  // Exact to a minute, so that a read does not write each time.
  if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() > USED_EVERY_MS)
    await db.query('update app_consents set last_used_at = $2 where id = $1', [consentId, at]);
  return { ...person, sessionId: consentId, app: { id: appId, consentId, dependentId, scopes } };
}
