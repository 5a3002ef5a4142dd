import type { Handover } from '@lakou/contract/clinic-verification';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { ClinicScope } from './clinic-verification.access.ts';

type Asker = Grant<'clinic-handover:ask', ClinicScope>;
type Answerer = Grant<'clinic-handover:answer', ClinicScope>;
type Reader = Asker | Grant<'clinic-handover:read', ClinicScope>;

export async function isAskedToTakeOver({ db, actor, at }: Lookup, clinicId: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from clinic_handovers where clinic_id = $1 and to_id = $2 and expires_at > $3 limit 1',
    [clinicId, actor.id, at],
  );
  return found.length > 0;
}

interface Row {
  readonly fromId: string;
  readonly fromName: string;
  readonly toId: string;
  readonly toName: string;
  readonly stays: boolean;
  readonly expiresAt: Date;
}

/** Seen by the two whom it is about. */
export async function findHandover({ db, scope, actor, at }: Reader): Promise<Handover['asked']> {
  const [row] = await db.read<Row>(
    `select f.id as "fromId", f.name as "fromName", t.id as "toId", t.name as "toName", h.stays,
       h.expires_at as "expiresAt"
     from clinic_handovers h join app_users f on f.id = h.from_id join app_users t on t.id = h.to_id
     where h.clinic_id = $1 and $2 in (h.from_id, h.to_id) and h.expires_at > $3`,
    [scope.clinicId, actor.id, at],
  );
  if (!row) return null;
  return {
    from: { id: row.fromId, name: row.fromName },
    to: { id: row.toId, name: row.toName },
    stays: row.stays,
    expiresAt: row.expiresAt.toISOString(),
    isForMe: row.toId === actor.id,
  };
}

/** Administrators of the clinic who can sign in and stay. */
const CANDIDATES = `from app_users u join provider_profiles v on v.user_id = u.id
  where u.clinic_id = $1 and u.role = 'PROVIDER' and v.clinic_role = 'Admin' and u.is_email_verified
    and u.erased_at is null and u.erase_after is null and u.suspended_at is null`;

export function listCandidates({ db, scope }: Reader): Promise<Handover['candidates']> {
  return db.read(`select u.id, u.name ${CANDIDATES} order by u.name, u.id limit 200`, [scope.clinicId]);
}

export async function isCandidate({ db, scope }: Asker | Answerer, userId: string): Promise<boolean> {
  const found = await db.query(`select 1 ${CANDIDATES} and u.id = $2`, [scope.clinicId, userId]);
  return found.length > 0;
}

export async function saveHandover(
  { db, scope, actor, at }: Asker,
  { toId, stays, until }: { toId: string; stays: boolean; until: Date },
): Promise<void> {
  await db.query(
    `insert into clinic_handovers (clinic_id, from_id, to_id, stays, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (clinic_id) do update set from_id = $2, to_id = $3, stays = $4, asked_at = $5, expires_at = $6`,
    [scope.clinicId, actor.id, toId, stays, at, until],
  );
}

export async function dropHandover({
  db,
  scope,
}: Answerer | Grant<'clinic-handover:withdraw', ClinicScope>): Promise<void> {
  await db.query('delete from clinic_handovers where clinic_id = $1', [scope.clinicId]);
}

export async function findClinicName({ db, scope }: Asker): Promise<string> {
  const [clinic] = await db.read<{ name: string }>('select name from clinics where id = $1', [
    scope.clinicId,
  ]);
  return clinic?.name ?? '';
}

interface Taken {
  readonly fromId: string;
  readonly stays: boolean;
}

/** The request with both people locked; nothing when who asked no longer runs the clinic. */
export async function lockHandover({ db, scope, actor, at }: Answerer): Promise<Taken | undefined> {
  await db.query('select 1 from clinics where id = $1 for no key update', [scope.clinicId]);
  const [taken] = await db.query<Taken>(
    `select h.from_id as "fromId", h.stays from clinic_handovers h
     join app_users f on f.id = h.from_id and f.clinic_id = h.clinic_id and f.role = 'CLINIC_ADMIN'
     where h.clinic_id = $1 and h.to_id = $2 and h.expires_at > $3 for update of h, f`,
    [scope.clinicId, actor.id, at],
  );
  return taken;
}

/** The clinic's profile is as complete as it was; who leaves has one of their own to complete. Answers the name of who runs it now. */
export async function moveClinic({ db, scope, actor }: Answerer, { fromId, stays }: Taken): Promise<string> {
  const [taker] = await db.query<{ name: string }>(
    `update app_users t set role = 'CLINIC_ADMIN', is_profile_complete = f.is_profile_complete
     from app_users f where t.id = $1 and f.id = $2 returning t.name`,
    [actor.id, fromId],
  );
  await db.query(
    `update app_users set role = 'PROVIDER', is_profile_complete = is_profile_complete and $3,
       clinic_id = case when $3 then clinic_id end
     where id = $1 and clinic_id = $2`,
    [fromId, scope.clinicId, stays],
  );
  if (stays)
    await db.query(
      `insert into provider_profiles (user_id, clinic_role) values ($1, 'Admin')
       on conflict (user_id) do update set clinic_role = 'Admin'`,
      [fromId],
    );
  return taker?.name ?? '';
}

/** Both are signed out where they act no more: who ran the clinic everywhere, who takes it over on other devices. */
export async function endSessions({ db, actor }: Answerer, fromId: string): Promise<void> {
  await db.query('delete from sessions where user_id = $1 or (user_id = $2 and id <> $3)', [
    fromId,
    actor.id,
    actor.sessionId,
  ]);
}
