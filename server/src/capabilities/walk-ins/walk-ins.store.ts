import type { SentWalkIn, WalkIn } from '@lakou/contract/walk-ins';
import type { WalkInStatus } from '@lakou/contract/walk-ins.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { WalkInScope } from './walk-ins.access.ts';

type OfClinic = { clinicId: string };

interface Row extends Omit<WalkIn, 'arrivedAt' | 'calledAt' | 'visit'> {
  readonly arrivedAt: Date;
  readonly calledAt: Date | null;
  readonly visitId: string | null;
  readonly visitAt: Date | null;
  readonly visitWith: string | null;
}
const toWalkIn = ({ visitId, visitAt, visitWith, ...row }: Row): WalkIn => ({
  ...row,
  arrivedAt: row.arrivedAt.toISOString(),
  calledAt: row.calledAt?.toISOString() ?? null,
  visit:
    visitId && visitAt ? { id: visitId, dateTime: visitAt.toISOString(), providerName: visitWith } : null,
});
const COLUMNS = `id, name, reason, danger, status, room, arrived_at as "arrivedAt", called_at as "calledAt",
  link_id as "clinicPatientId", booking_id as "visitId",
  exists (select 1 from clinic_links l where l.id = link_id and l.accepted_at is not null and l.ended_at is null) as "mayBook",
  (select b.starts_at from bookings b where b.id = booking_id) as "visitAt",
  (select p.name from bookings b join app_users p on p.id = b.provider_id where b.id = booking_id) as "visitWith",
  (select json_build_object('id', v.id, 'status', v.status, 'providerName', p.name)
     from clinic_visits v join app_users p on p.id = v.provider_id where v.walk_in_id = walk_ins.id) as "clinicVisit"`;

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

/** What was sent before is found again; nothing for a patient whom the clinic does not know. */
export async function insertWalkIn(
  { db, scope, at }: Grant<'walk-in:add', OfClinic>,
  id: string,
  { clientId, name, reason, danger, clinicPatientId }: SentWalkIn,
): Promise<WalkIn | undefined> {
  const [row] = await db.query<Row>(
    `insert into walk_ins (id, clinic_id, client_id, name, reason, danger, arrived_at, link_id)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where $8::uuid is null or exists (select 1 from clinic_links where id = $8 and clinic_id = $2)
     on conflict (clinic_id, client_id) do update set client_id = excluded.client_id returning ${COLUMNS}`,
    [id, scope.clinicId, clientId, name, reason, danger, at, clinicPatientId ?? null],
  );
  return row && toWalkIn(row);
}

/** Nothing when somebody else moved them meanwhile to where this does not start, or while they are being seen. */
export async function moveWalkIn(
  { db, scope, at }: Grant<'walk-in:move', WalkInScope>,
  { status, from, room }: { status: WalkInStatus; from: readonly WalkInStatus[]; room: string | null },
): Promise<WalkIn | undefined> {
  const [row] = await db.query<Row>(
    `update walk_ins set status = $3, room = case when $3 = 'waiting' then null else coalesce($4, room) end,
       called_at = case when $3 = 'called' then $5::timestamptz when $3 = 'waiting' then null else called_at end,
       ended_at = case when $3 in ('done', 'left') then $5::timestamptz end
     where id = $1 and clinic_id = $2 and status = any ($6) and not exists (
       select from clinic_visits v where v.walk_in_id = walk_ins.id and v.status = 'in_progress')
     returning ${COLUMNS}`,
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

/** For rules: the patient of the clinic that somebody in its queue is. */
export async function findLinkOf({ db }: Lookup, clinicId: string, id: string): Promise<string | undefined> {
  const [found] = await db.read<{ linkId: string | null }>(
    'select link_id as "linkId" from walk_ins where id = $1 and clinic_id = $2',
    [id, clinicId],
  );
  return found?.linkId ?? undefined;
}

export async function rememberVisit(
  { db, scope }: Grant<'clinic-patient:book', WalkInScope>,
  bookingId: string,
): Promise<WalkIn | undefined> {
  const [row] = await db.query<Row>(
    `update walk_ins set booking_id = $3 where id = $1 and clinic_id = $2 returning ${COLUMNS}`,
    [scope.walkInId, scope.clinicId, bookingId],
  );
  return row && toWalkIn(row);
}

/** What changes something that the queue shows. */
export type QueueWriter = Grant<
  | 'walk-in:add'
  | 'walk-in:move'
  | 'walk-in:keep'
  | 'clinic-patient:book'
  | 'clinic-visit:start'
  | 'clinic-visit:sign'
  | 'clinic-visit:cancel',
  OfClinic
>;

/** Whose screens show the queue. */
export async function listWatchers({ db, scope }: QueueWriter): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.erased_at is null
       and (u.role = 'CLINIC_ADMIN' or v.clinic_role in ('Admin', 'Scheduler', 'Provider')) limit 500`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}
