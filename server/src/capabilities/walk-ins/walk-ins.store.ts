import type { SentWalkIn, WalkIn } from '@lakou/contract/walk-ins';
import type { WalkInStatus } from '@lakou/contract/walk-ins.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { WalkInScope } from './walk-ins.access.ts';

type OfClinic = { clinicId: string };

interface Row extends Omit<WalkIn, 'arrivedAt' | 'calledAt'> {
  readonly arrivedAt: Date;
  readonly calledAt: Date | null;
}
const toWalkIn = (row: Row): WalkIn => ({
  ...row,
  arrivedAt: row.arrivedAt.toISOString(),
  calledAt: row.calledAt?.toISOString() ?? null,
});
const COLUMNS = `id, name, reason, danger, status, room, arrived_at as "arrivedAt", called_at as "calledAt",
  link_id as "clinicPatientId"`;

export async function isWalkInOf({ db }: Lookup, clinicId: string, id: string): Promise<boolean> {
  const found = await db.read('select 1 from walk_ins where id = $1 and clinic_id = $2', [id, clinicId]);
  return found.length > 0;
}

export async function listWalkIns({ db, scope }: Grant<'walk-ins:list', OfClinic>): Promise<WalkIn[]> {
  const rows = await db.read<Row>(
    `select ${COLUMNS} from walk_ins where clinic_id = $1 and status in ('waiting', 'called')
     order by danger desc, arrived_at, id limit 300`,
    [scope.clinicId],
  );
  return rows.map(toWalkIn);
}

/** What was sent before is found again. */
export async function insertWalkIn(
  { db, scope, at }: Grant<'walk-in:add', OfClinic>,
  id: string,
  { clientId, name, reason, danger }: SentWalkIn,
): Promise<WalkIn | undefined> {
  const [row] = await db.query<Row>(
    `insert into walk_ins (id, clinic_id, client_id, name, reason, danger, arrived_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (clinic_id, client_id) do update set client_id = excluded.client_id returning ${COLUMNS}`,
    [id, scope.clinicId, clientId, name, reason, danger, at],
  );
  return row && toWalkIn(row);
}

/** Nothing when somebody else moved them meanwhile to where this does not start. */
export async function moveWalkIn(
  { db, scope, at }: Grant<'walk-in:move', WalkInScope>,
  { status, from, room }: { status: WalkInStatus; from: readonly WalkInStatus[]; room: string | null },
): Promise<WalkIn | undefined> {
  const [row] = await db.query<Row>(
    `update walk_ins set status = $3, room = case when $3 = 'waiting' then null else coalesce($4, room) end,
       called_at = case when $3 = 'called' then $5::timestamptz when $3 = 'waiting' then null else called_at end,
       ended_at = case when $3 in ('done', 'left') then $5::timestamptz end
     where id = $1 and clinic_id = $2 and status = any ($6) returning ${COLUMNS}`,
    [scope.walkInId, scope.clinicId, status, room, at, from],
  );
  return row && toWalkIn(row);
}

interface Held {
  readonly name: string;
  readonly linkId: string | null;
}
export async function lockWalkIn({
  db,
  scope,
}: Grant<'walk-in:keep', WalkInScope>): Promise<Held | undefined> {
  const [row] = await db.query<Held>(
    'select name, link_id as "linkId" from walk_ins where id = $1 and clinic_id = $2 for update',
    [scope.walkInId, scope.clinicId],
  );
  return row;
}

export async function rememberPatient(
  { db, scope }: Grant<'walk-in:keep', WalkInScope>,
  linkId: string,
): Promise<void> {
  await db.query('update walk_ins set link_id = $3 where id = $1 and clinic_id = $2', [
    scope.walkInId,
    scope.clinicId,
    linkId,
  ]);
}

/** Whose screens show the queue. */
export async function listWatchers({
  db,
  scope,
}: Grant<'walk-in:add' | 'walk-in:move' | 'walk-in:keep', OfClinic>): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or v.clinic_role in ('Admin', 'Scheduler', 'Provider')) limit 500`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}
