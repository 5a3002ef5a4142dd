import type { Representative, Represented } from '@lakou/contract/representatives';
import type { RepresentativeScope } from '@lakou/contract/representatives.rules';
import { MOST_REPRESENTATIVES } from '@lakou/contract/representatives.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import type { RepresentationScope } from './representatives.access.ts';

const SCOPE = `r.id as "representationId", r.patient_id as "patientId", r.representative_id as "representativeId"`;
const IS_OPEN = 'r.ended_at is null and r.accepted_at is null and r.expires_at > $2';
const IS_ASKED = 'u.id = $1 and u.email = r.email and u.is_email_verified and r.patient_id <> u.id';

/** For rules: the open invitation that was sent to the actor's own address. */
export async function findInvitation(
  { db, actor, at }: Lookup,
  id: string,
): Promise<RepresentationScope | undefined> {
  const [found] = await db.read<RepresentationScope>(
    `select ${SCOPE} from representatives r join app_users u on ${IS_ASKED} where r.id = $3 and ${IS_OPEN}`,
    [actor.id, at, id],
  );
  return found;
}

/** For rules: what has not ended between the actor and somebody, or was asked of the actor. */
export async function findOfEither(lookup: Lookup, id: string): Promise<RepresentationScope | undefined> {
  const [found] = await lookup.db.read<RepresentationScope>(
    `select ${SCOPE} from representatives r
     where r.id = $2 and r.ended_at is null and $1 in (r.patient_id, r.representative_id)`,
    [lookup.actor.id, id],
  );
  return found ?? findInvitation(lookup, id);
}

interface NamedRow extends Omit<Representative, 'state' | 'since' | 'expiresAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
}
const NAMED = `select r.id, r.email, u.name, r.scopes, r.created_at as "createdAt", r.expires_at as "expiresAt",
  r.accepted_at as "acceptedAt" from representatives r left join app_users u on u.id = r.representative_id`;
const toNamed = ({ createdAt, expiresAt, acceptedAt, ...row }: NamedRow, at: Date): Representative => ({
  ...row,
  state: acceptedAt ? 'active' : expiresAt > at ? 'invited' : 'expired',
  since: (acceptedAt ?? createdAt).toISOString(),
  expiresAt: acceptedAt ? null : expiresAt.toISOString(),
});

export async function listRepresentatives({
  db,
  scope,
  at,
}: Grant<'representatives:list', { userId: string }>): Promise<Representative[]> {
  const rows = await db.read<NamedRow>(
    `${NAMED} where r.patient_id = $1 and r.ended_at is null order by r.id limit $2`,
    [scope.userId, MOST_REPRESENTATIVES],
  );
  return rows.map((row) => toNamed(row, at));
}

type NamingGrant = Grant<'representative:name', { userId: string }>;

/** How many others than this address were named; other changes wait until the transaction ends. */
export async function countOthers({ db, scope }: NamingGrant, email: string): Promise<number> {
  await db.query('select 1 from app_users where id = $1 for no key update', [scope.userId]);
  const [found] = await db.query<{ count: number }>(
    `select count(*)::int as count from representatives
     where patient_id = $1 and ended_at is null and (accepted_at is not null or email <> $2)`,
    [scope.userId, email],
  );
  return found?.count ?? 0;
}

/** A new invitation takes the place of an earlier one to the same address. */
export async function saveInvitation(
  { db, scope, at }: NamingGrant,
  {
    id,
    email,
    scopes,
    expiresAt,
  }: { id: string; email: string; scopes: readonly RepresentativeScope[]; expiresAt: Date },
): Promise<Representative> {
  await db.query(
    `insert into representatives (id, patient_id, email, scopes, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (patient_id, email) where ended_at is null and accepted_at is null
     do update set id = $1, scopes = $4, created_at = $5, expires_at = $6`,
    [id, scope.userId, email, scopes, at, expiresAt],
  );
  const [row] = await db.query<NamedRow>(`${NAMED} where r.id = $1`, [id]);
  return toNamed(row as NamedRow, at);
}

interface RepresentedRow extends Omit<Represented, 'since'> {
  readonly since: Date;
}
const toRepresented = (row: RepresentedRow): Represented => ({ ...row, since: row.since.toISOString() });
const REPRESENTED = `select r.id, case when r.accepted_at is not null then r.patient_id end as "patientId", p.name,
  case when r.accepted_at is not null then p.profile_photo_url end as "profilePhotoUrl", r.scopes,
  case when r.accepted_at is null then 'invited' else 'active' end as state,
  coalesce(r.accepted_at, r.created_at) as since
  from representatives r join app_users p on p.id = r.patient_id and p.erased_at is null`;

/** Those who agreed first; who only asks shows a name and no picture. */
export async function listRepresented({
  db,
  scope,
  at,
}: Grant<'represented:list', { userId: string }>): Promise<Represented[]> {
  const rows = await db.read<RepresentedRow>(
    `select * from (
       (${REPRESENTED} where r.representative_id = $1 and r.ended_at is null order by r.id limit 50)
       union all
       (${REPRESENTED} join app_users u on ${IS_ASKED} where ${IS_OPEN} order by r.id limit 50)) found
     order by state, since, id limit 100`,
    [scope.userId, at],
  );
  return rows.map((row) => toRepresented(row));
}

type Answering = Grant<'representative:accept', RepresentationScope>;

/** Whether the invitation was still open; an earlier agreement of the same two ends. */
export async function acceptInvitation({
  db,
  scope,
  actor,
  at,
}: Answering): Promise<Represented | undefined> {
  await db.query(
    `update representatives set ended_at = $3
     where representative_id = $1 and patient_id = $2 and accepted_at is not null and ended_at is null`,
    [actor.id, scope.patientId, at],
  );
  const accepted = await db.query(
    `update representatives r set representative_id = $1, accepted_at = $2 where r.id = $3 and ${IS_OPEN} returning r.id`,
    [actor.id, at, scope.representationId],
  );
  if (accepted.length === 0) return undefined;
  const [row] = await db.query<RepresentedRow>(`${REPRESENTED} where r.id = $1`, [scope.representationId]);
  return row && toRepresented(row);
}

/** False when it had ended already. */
export async function endRepresentation({
  db,
  scope,
  at,
}: Grant<'representative:end', RepresentationScope>): Promise<boolean> {
  const ended = await db.query(
    'update representatives set ended_at = $2 where id = $1 and ended_at is null returning id',
    [scope.representationId, at],
  );
  return ended.length > 0;
}

/** How the actor is called, and their own address. */
export async function findSelf({
  db,
  scope,
}: NamingGrant): Promise<{ name: string; email: string } | undefined> {
  const [found] = await db.read<{ name: string; email: string }>(
    'select name, email from app_users where id = $1',
    [scope.userId],
  );
  return found;
}

export async function findName(
  { db }: Grant<'representative:accept' | 'representative:end', unknown>,
  id: string,
): Promise<string> {
  const [found] = await db.read<{ name: string }>('select name from app_users where id = $1', [id]);
  return found?.name ?? '';
}

/** Whom the owner of the copy named, and whom they act for. */
export async function copyRepresentatives({ db, actor }: CopyGrant): Promise<CopiedRows> {
  const named = await db.read<Record<string, unknown>>(
    `select email, scopes, created_at, accepted_at, ended_at from representatives where patient_id = $1
     order by id desc limit 500`,
    [actor.id],
  );
  const actsFor = await db.read<Record<string, unknown>>(
    `select scopes, accepted_at, ended_at from representatives where representative_id = $1 order by id desc limit 500`,
    [actor.id],
  );
  return { representatives: named, represented: actsFor };
}
