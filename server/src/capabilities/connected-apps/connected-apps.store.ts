import type { Page } from '@lakou/contract/primitives';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';

export interface RegisteredApp {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly secretHash: Buffer | null;
}

export type PersonScope = { readonly dependentId: string | null };
export type Allower = Grant<'app:allow', PersonScope>;
export type Redeemer = PublicGrant<'app:token'>;
type Finder =
  | PublicGrant<'app:ask'>
  | Redeemer
  | PublicGrant<'app:give-back'>
  | Grant<'app:consider'>
  | Allower;

/** An app that was not removed. */
export async function findApp({ db }: Finder, id: string): Promise<RegisteredApp | undefined> {
  const [found] = await db.read<RegisteredApp>(
    `select id, name, redirect_uris as "redirectUris", secret_hash as "secretHash"
     from registered_apps where id = $1 and removed_at is null`,
    [id],
  );
  return found;
}

/** The app that holds this refresh token, where it has no secret to show. */
export async function findAppWithoutSecret(
  { db }: Redeemer,
  tokenHash: Buffer,
): Promise<RegisteredApp | undefined> {
  const [found] = await db.read<RegisteredApp>(
    `select a.id, a.name, a.redirect_uris as "redirectUris", a.secret_hash as "secretHash"
     from app_tokens t join app_consents c on c.id = t.consent_id join registered_apps a on a.id = c.app_id
     where t.token_hash = $1 and t.kind = 'refresh' and a.removed_at is null and a.secret_hash is null`,
    [tokenHash],
  );
  return found;
}

export interface NewConsent {
  readonly id: string;
  readonly appId: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
  readonly codeHash: Buffer;
  readonly codeExpiresAt: Date;
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

export async function addConsent({ db, actor, scope, at }: Allower, consent: NewConsent): Promise<void> {
  await db.query(
    `insert into app_consents (id, app_id, patient_id, dependent_id, scopes, created_at, expires_at, code_hash,
       code_expires_at, code_challenge, redirect_uri) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      consent.id,
      consent.appId,
      actor.id,
      scope.dependentId,
      consent.scopes,
      at,
      consent.expiresAt,
      consent.codeHash,
      consent.codeExpiresAt,
      consent.codeChallenge,
      consent.redirectUri,
    ],
  );
}

export interface Consent {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
  readonly codeExpiresAt: Date;
  readonly codeChallenge: string;
  readonly redirectUri: string;
  readonly connectedAt: Date | null;
  readonly revokedAt: Date | null;
}

const CONSENT = `c.id, c.patient_id as "patientId", c.dependent_id as "dependentId", c.scopes,
  c.expires_at as "expiresAt", c.code_expires_at as "codeExpiresAt", c.code_challenge as "codeChallenge",
  c.redirect_uri as "redirectUri", c.connected_at as "connectedAt", c.revoked_at as "revokedAt"`;
// Whoever closes their account ends this too.
const OF_OPEN_ACCOUNT =
  'u.erase_after is null and u.erased_at is null and u.suspended_at is null and u.removed_at is null';

/** What the code of this app stands for, locked: another try with the same code waits. */
export async function lockConsentOfCode(
  { db }: Redeemer,
  codeHash: Buffer,
  appId: string,
): Promise<Consent | undefined> {
  const [found] = await db.query<Consent>(
    `select ${CONSENT} from app_consents c join app_users u on u.id = c.patient_id
     where c.code_hash = $1 and c.app_id = $2 and ${OF_OPEN_ACCOUNT} for no key update of c`,
    [codeHash, appId],
  );
  return found;
}

/** What the refresh token of this app stands for, locked, and when the token was used. */
export async function lockConsentOfRefresh(
  { db }: Redeemer,
  tokenHash: Buffer,
  appId: string,
): Promise<(Consent & { usedAt: Date | null }) | undefined> {
  const [found] = await db.query<Consent & { usedAt: Date | null }>(
    `select ${CONSENT}, t.used_at as "usedAt" from app_tokens t join app_consents c on c.id = t.consent_id
       join app_users u on u.id = c.patient_id
     where t.token_hash = $1 and t.kind = 'refresh' and c.app_id = $2 and ${OF_OPEN_ACCOUNT}
     for no key update of c, t`,
    [tokenHash, appId],
  );
  return found;
}

export async function markConnected({ db, at }: Redeemer, id: string): Promise<void> {
  await db.query('update app_consents set connected_at = $2 where id = $1', [id, at]);
}

export async function markUsed({ db, at }: Redeemer, tokenHash: Buffer): Promise<void> {
  await db.query('update app_tokens set used_at = $2 where token_hash = $1', [tokenHash, at]);
}

export interface NewToken {
  readonly hash: Buffer;
  readonly kind: 'access' | 'refresh';
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
}

export async function addToken({ db, at }: Redeemer, consentId: string, token: NewToken): Promise<void> {
  await db.query(
    `insert into app_tokens (token_hash, consent_id, kind, scopes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [token.hash, consentId, token.kind, token.scopes, at, token.expiresAt],
  );
}

/** Ends everything that it gave. */
export async function endConsent({ db, at }: Redeemer, id: string): Promise<void> {
  await db.query('update app_consents set revoked_at = coalesce(revoked_at, $2) where id = $1', [id, at]);
}

/** A refresh token that is given back ends all; whose it was. */
export async function endByRefreshToken(
  { db, at }: PublicGrant<'app:give-back'>,
  tokenHash: Buffer,
  appId: string,
): Promise<string | undefined> {
  const [ended] = await db.query<{ patientId: string }>(
    `update app_consents c set revoked_at = $3 from app_tokens t
     where t.token_hash = $1 and t.kind = 'refresh' and c.id = t.consent_id and c.app_id = $2 and c.revoked_at is null
     returning c.patient_id as "patientId"`,
    [tokenHash, appId, at],
  );
  return ended?.patientId;
}

export async function deleteAccessToken(
  { db }: PublicGrant<'app:give-back'>,
  tokenHash: Buffer,
  appId: string,
): Promise<void> {
  await db.query(
    `delete from app_tokens t using app_consents c
     where t.token_hash = $1 and t.kind = 'access' and c.id = t.consent_id and c.app_id = $2`,
    [tokenHash, appId],
  );
}

export interface ConnectedRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly dependentId: string | null;
  readonly connectedAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
}

/** What can read now, newest first; one more than the page size when there are more. */
export function listConnected(
  { db, actor, at }: Grant<'apps:list'>,
  { limit, after }: Page,
): Promise<ConnectedRow[]> {
  return db.query<ConnectedRow>(
    `select c.id, a.name, c.scopes, c.dependent_id as "dependentId", c.connected_at as "connectedAt",
       c.last_used_at as "lastUsedAt", c.expires_at as "expiresAt"
     from app_consents c join registered_apps a on a.id = c.app_id
     where c.patient_id = $1 and c.connected_at is not null and c.revoked_at is null and c.expires_at > $2
       and a.removed_at is null and ($3::uuid is null or (c.created_at, c.id) < (
         select created_at, id from app_consents where id = $3 and patient_id = $1))
     order by c.created_at desc, c.id desc limit $4`,
    [actor.id, at, after ?? null, limit + 1],
  );
}

export async function isOwnConsent({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from app_consents where id = $1 and patient_id = $2', [id, actor.id]);
  return found.length > 0;
}

/** Revoking twice changes nothing. */
export async function revokeConsent({
  db,
  actor,
  scope,
  at,
}: Grant<'app:revoke', { consentId: string }>): Promise<void> {
  await db.query(
    'update app_consents set revoked_at = coalesce(revoked_at, $3) where id = $1 and patient_id = $2',
    [scope.consentId, actor.id, at],
  );
}

/** Deletes what nobody can use any more: tokens after their time, and what no app came for. */
export async function deleteEnded({ db, at }: Grant<'apps:expire', undefined, undefined>): Promise<void> {
  await db.query('delete from app_tokens where expires_at <= $1', [at]);
  await db.query('delete from app_consents where expires_at <= $1 and connected_at is null', [at]);
}

/** For a person's copy, without what the apps prove themselves with. */
export async function copyConsents({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by what one person allowed: a copy holds all of it.
  const consents = await db.read<Record<string, unknown>>(
    `select c.id, a.name as app, c.dependent_id, c.scopes, c.created_at, c.connected_at, c.last_used_at,
       c.expires_at, c.revoked_at
     from app_consents c join registered_apps a on a.id = c.app_id where c.patient_id = $1 order by c.created_at`,
    [actor.id],
  );
  return { app_consents: consents };
}
