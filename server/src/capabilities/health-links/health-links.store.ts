import type { HealthLink } from '@lakou/contract/health-links';
import type { Page } from '@lakou/contract/primitives';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';

export interface NewLinkRow {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly ciphertext: string;
  readonly passcode: { readonly salt: Buffer; readonly hash: Buffer } | undefined;
  readonly attempts: number;
  readonly sections: readonly string[];
  readonly expiresAt: Date;
}

export interface LinkRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly hasPasscode: boolean;
  readonly attemptsLeft: number;
  readonly sections: HealthLink['sections'];
  readonly opens: number;
  readonly lastOpens: HealthLink['lastOpens'];
}

type Sharer = Grant<'record:share'>;

/** Waits for other new links of this person: so many may be live, and not one more. */
export async function lockSharer({ db, actor }: Sharer): Promise<void> {
  await db.query('select 1 from app_users where id = $1 for no key update', [actor.id]);
}

const IS_LIVE = 'revoked_at is null and attempts_left > 0';

export async function countLiveLinks({ db, actor, at }: Sharer): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    `select count(*)::int as count from health_links where patient_id = $1 and ${IS_LIVE} and expires_at > $2`,
    [actor.id, at],
  );
  return found?.count ?? 0;
}

export async function addLink({ db, actor, at }: Sharer, link: NewLinkRow): Promise<void> {
  await db.query(
    `insert into health_links (id, patient_id, token_hash, ciphertext, passcode_salt, passcode_hash, attempts_left,
       sections, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      link.id,
      actor.id,
      link.tokenHash,
      link.ciphertext,
      link.passcode?.salt ?? null,
      link.passcode?.hash ?? null,
      link.attempts,
      link.sections,
      at,
      link.expiresAt,
    ],
  );
}

/** Newest first, one more than the page size when there are more. */
export function listLinks(
  { db, actor }: Grant<'health-links:list' | 'record:share'>,
  { limit, after }: Page,
): Promise<LinkRow[]> {
  return db.query<LinkRow>(
    `select l.id, l.created_at as "createdAt", l.expires_at as "expiresAt", l.revoked_at as "revokedAt",
       l.passcode_hash is not null as "hasPasscode", l.attempts_left as "attemptsLeft", l.sections,
       (select count(*)::int from health_link_opens o where o.link_id = l.id) as opens,
       array(select jsonb_build_object('id', o.id, 'recipient', o.recipient,
           'at', to_char(o.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
         from health_link_opens o where o.link_id = l.id order by o.at desc, o.id desc limit 10) as "lastOpens"
     from health_links l
     where l.patient_id = $1 and ($2::uuid is null or (l.created_at, l.id) < (
       select created_at, id from health_links where id = $2 and patient_id = $1))
     order by l.created_at desc, l.id desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
}

export async function isOwnLink({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from health_links where id = $1 and patient_id = $2', [id, actor.id]);
  return found.length > 0;
}

/** Deletes what it showed too. Revoking twice changes nothing. */
export async function revokeLink({
  db,
  scope,
  at,
}: Grant<'health-link:revoke', { linkId: string; patientId: string }>): Promise<void> {
  await db.query(
    `update health_links set revoked_at = coalesce(revoked_at, $3), ciphertext = null
     where id = $1 and patient_id = $2`,
    [scope.linkId, scope.patientId, at],
  );
}

type Opener = PublicGrant<'health-link:open'>;

export interface LiveLink {
  readonly id: string;
  readonly patientId: string;
  readonly ciphertext: string;
  readonly createdAt: Date;
  readonly passcodeSalt: Buffer | null;
  readonly passcodeHash: Buffer | null;
  readonly attemptsLeft: number;
}

const LIVE = `select id, patient_id as "patientId", ciphertext, created_at as "createdAt",
    passcode_salt as "passcodeSalt", passcode_hash as "passcodeHash", attempts_left as "attemptsLeft"
  from health_links where token_hash = $1 and ${IS_LIVE} and expires_at > $2 and ciphertext is not null`;

/** Expired, revoked, closed and unknown links are all undefined. */
export async function findLiveLink({ db, at }: Opener, tokenHash: Buffer): Promise<LiveLink | undefined> {
  const [found] = await db.query<LiveLink>(LIVE, [tokenHash, at]);
  return found;
}

/** The same, locked: other tries wait until the transaction ends. */
export async function lockLiveLink(tx: Opener, tokenHash: Buffer): Promise<LiveLink | undefined> {
  const [found] = await tx.db.query<LiveLink>(`${LIVE} for no key update`, [tokenHash, tx.at]);
  return found;
}

/** Counts a wrong passcode; after the last one what the link showed is deleted. How many are left. */
export async function countWrongPasscode({ db }: Opener, id: string): Promise<number> {
  const [left] = await db.query<{ attemptsLeft: number }>(
    `update health_links set attempts_left = attempts_left - 1,
       ciphertext = case when attempts_left > 1 then ciphertext end
     where id = $1 and attempts_left > 0 returning attempts_left as "attemptsLeft"`,
    [id],
  );
  return left?.attemptsLeft ?? 0;
}

export async function addOpen(
  { db, at }: Opener,
  open: {
    readonly id: string;
    readonly linkId: string;
    readonly patientId: string;
    readonly recipient: string;
  },
): Promise<void> {
  await db.query(
    'insert into health_link_opens (id, link_id, patient_id, at, recipient) values ($1, $2, $3, $4, $5)',
    [open.id, open.linkId, open.patientId, at, open.recipient],
  );
}

/** Deletes what expired links showed; the list of who opened them stays. */
export async function forgetExpired({
  db,
  at,
}: Grant<'health-links:expire', undefined, undefined>): Promise<void> {
  await db.query(
    'update health_links set ciphertext = null where expires_at <= $1 and ciphertext is not null',
    [at],
  );
}

/** For a person's copy: what a link showed is unreadable, and what opens it is in no copy. */
export async function copyLinks({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by the links that one person made: a copy holds all of them.
  const links = await db.read<Record<string, unknown>>(
    `select id, sections, created_at, expires_at, revoked_at from health_links where patient_id = $1
     order by created_at`,
    [actor.id],
  );
  // Bounded by who opened them.
  const opens = await db.read<Record<string, unknown>>(
    'select id, link_id, at, recipient from health_link_opens where patient_id = $1 order by at',
    [actor.id],
  );
  return { health_links: links, health_link_opens: opens };
}
