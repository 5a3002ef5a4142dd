import type { HandOver, HandOverOffer } from '@lakou/contract/hand-overs';
import type { HAND_OVER_PARTS } from '@lakou/contract/hand-overs.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import { hashLinkToken } from '#platform/session/link-token.ts';
import type { GiverScope } from './hand-overs.access.ts';

type OfferScope = GiverScope & { readonly handOverId: string };

/** For rules: the open invitation of this link, unless the caller sent it. */
export async function findOffered({ db, actor, at }: Lookup, token: string): Promise<OfferScope | undefined> {
  const [found] = await db.read<OfferScope>(
    `select h.id as "handOverId", h.patient_id as "patientId", h.dependent_id as "dependentId"
     from hand_overs h join dependents d on d.id = h.dependent_id join app_users u on u.id = h.patient_id
     where h.token_hash = $1 and h.expires_at > $2 and h.declined_at is null and h.patient_id <> $3
       and d.removed_at is null and u.erased_at is null`,
    [hashLinkToken(token), at, actor.id],
  );
  return found;
}

interface Row {
  readonly dependentId: string;
  readonly email: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly declinedAt: Date | null;
}
const toHandOver = ({ dependentId, email, sentAt, expiresAt, declinedAt }: Row, at: Date): HandOver => ({
  dependentId,
  email,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  state: declinedAt ? 'declined' : expiresAt <= at ? 'expired' : 'open',
});
const COLUMNS = `h.dependent_id as "dependentId", h.email, h.created_at as "sentAt", h.expires_at as "expiresAt",
  h.declined_at as "declinedAt"`;

export async function listHandOvers({
  db,
  scope,
  at,
}: Grant<'hand-overs:list', { userId: string }>): Promise<HandOver[]> {
  const rows = await db.read<Row>(
    `select ${COLUMNS} from hand_overs h join dependents d on d.id = h.dependent_id and d.removed_at is null
     where h.patient_id = $1 order by h.id limit 100`,
    [scope.userId],
  );
  return rows.map((row) => toHandOver(row, at));
}

/** A new invitation takes the place of the one before, whose link ends. */
export async function saveHandOver(
  { db, scope, at }: Grant<'hand-over:offer', GiverScope>,
  { id, email, hash, expiresAt }: { id: string; email: string; hash: Buffer; expiresAt: Date },
): Promise<HandOver> {
  const [row] = await db.query<Row>(
    `insert into hand_overs as h (id, patient_id, dependent_id, email, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (dependent_id) do update set id = $1, email = $4, token_hash = $5, created_at = $6, expires_at = $7,
       declined_at = null
     returning ${COLUMNS}`,
    [id, scope.patientId, scope.dependentId, email, hash, at, expiresAt],
  );
  return toHandOver(row as Row, at);
}

/** Names and the date of birth, for the mail and for who decides. */
interface People {
  readonly from: string;
  readonly name: string;
  readonly dateOfBirth: string;
}
export async function findPeople({
  db,
  scope,
}: Grant<
  'hand-over:offer' | 'hand-over:look' | 'hand-over:accept' | 'hand-over:decline',
  GiverScope
>): Promise<People | undefined> {
  const [found] = await db.read<People>(
    `select u.name as "from", d.name, d.date_of_birth as "dateOfBirth"
     from dependents d join app_users u on u.id = d.patient_id where d.id = $1 and d.patient_id = $2`,
    [scope.dependentId, scope.patientId],
  );
  return found;
}

/** Whether there was one. */
export async function deleteHandOver({
  db,
  scope,
}: Grant<'hand-over:withdraw', GiverScope>): Promise<boolean> {
  const rows = await db.query(
    'delete from hand_overs where dependent_id = $1 and patient_id = $2 returning id',
    [scope.dependentId, scope.patientId],
  );
  return rows.length > 0;
}

const COUNTED: Record<(typeof HAND_OVER_PARTS)[number], string> = {
  visits: 'bookings',
  entries: 'record_entries',
  notes: 'visit_notes',
  prescriptions: 'prescriptions',
  labs: 'lab_requests',
  images: 'images',
  referrals: 'referrals',
  measurements: 'measurements',
};
const ONLY: Partial<Record<keyof typeof COUNTED, string>> = {
  notes: ` and status = 'signed'`,
  images: ' and deleted_at is null',
};
const COUNTS = Object.entries(COUNTED)
  .map(
    ([part, table]) =>
      `select '${part}' as part, count(*)::int as count from ${table}
       where dependent_id = $1 and patient_id = $2${ONLY[part as keyof typeof COUNTED] ?? ''}`,
  )
  .join(' union all ');

/** How much there is of each part; parts of which there is nothing are left out. */
export function countContents({
  db,
  scope,
}: Grant<'hand-over:look', GiverScope>): Promise<HandOverOffer['contents']> {
  // Bounded by the number of parts.
  return db.read(`select part, count from (${COUNTS}) parts where count > 0`, [
    scope.dependentId,
    scope.patientId,
  ]);
}

export async function findExpiry({
  db,
  scope,
}: Grant<'hand-over:look', OfferScope>): Promise<Date | undefined> {
  const [found] = await db.read<{ expiresAt: Date }>(
    'select expires_at as "expiresAt" from hand_overs where id = $1',
    [scope.handOverId],
  );
  return found?.expiresAt;
}

/** Takes the invitation for this answer: of two at once only one goes on. */
export async function lockOffer({
  db,
  scope,
  at,
}: Grant<'hand-over:accept' | 'hand-over:decline', OfferScope>): Promise<boolean> {
  const rows = await db.query(
    'select 1 from hand_overs where id = $1 and expires_at > $2 and declined_at is null for update',
    [scope.handOverId, at],
  );
  return rows.length > 0;
}

/** Whether the profile of the actor names another birth date: then the record is somebody else's. */
export async function isBornOtherwise({
  db,
  actor,
  scope,
}: Grant<'hand-over:accept', OfferScope>): Promise<boolean> {
  const rows = await db.query(
    `select 1 from dependents d join patient_profiles p on p.user_id = $1
     where d.id = $2 and p.date_of_birth is distinct from d.date_of_birth and p.date_of_birth is not null`,
    [actor.id, scope.dependentId],
  );
  return rows.length > 0;
}

/** All records of the dependent become those of the actor; the dependent is then nobody's. */
export async function moveRecord({
  db,
  actor,
  scope,
  at,
}: Grant<'hand-over:accept', OfferScope>): Promise<void> {
  // Who takes over their records lives.
  await db.query(
    `update death_reports set state = 'refused', decided_at = $2 where dependent_id = $1 and state = 'reported'`,
    [scope.dependentId, at],
  );
  // Bounded by one row, which is empty.
  await db.query('select hand_over_record($1, $2, $3, $4)', [
    scope.dependentId,
    scope.patientId,
    actor.id,
    at,
  ]);
  await db.query('insert into handed_over_dependents (id, patient_id, at) values ($1, $2, $3)', [
    scope.dependentId,
    scope.patientId,
    at,
  ]);
}

export async function markDeclined({ db, scope, at }: Grant<'hand-over:decline', OfferScope>): Promise<void> {
  await db.query('update hand_overs set declined_at = $2 where id = $1', [scope.handOverId, at]);
}

/** The invitations of a person's copy, without what is in their links. */
export async function copyHandOvers({ db, actor }: CopyGrant): Promise<CopiedRows> {
  const rows = await db.read<Record<string, unknown>>(
    `select dependent_id, email, created_at, expires_at, declined_at from hand_overs
     where patient_id = $1 order by id limit 100`,
    [actor.id],
  );
  return { hand_overs: rows };
}

interface ComingOfAge {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
}

/** Dependents who are of age at the latest on this day of birth, each once. */
export function takeComingOfAge(
  { db, at }: Grant<'hand-overs:tell', undefined, undefined>,
  { after, until, limit }: { after: string; until: string; limit: number },
): Promise<ComingOfAge[]> {
  return db.query<ComingOfAge>(
    `update dependents set adult_told_at = $1
     where id in (select id from dependents where adult_told_at is null and removed_at is null
       and date_of_birth > $2::date and date_of_birth <= $3::date order by date_of_birth limit $4
       for update skip locked)
     returning id, patient_id as "patientId", name`,
    [at, after, until, limit],
  );
}
