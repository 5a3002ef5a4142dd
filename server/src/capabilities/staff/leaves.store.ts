import type { Page } from '@lakou/contract/primitives';
import type { Leave, NewLeave } from '@lakou/contract/staff';
import type { Grant } from '#platform/access/grant.ts';
import type { TimeScope } from './staff.access.ts';

type Adding = Grant<'leave:add', { clinicId: string }>;

const LEAVE = `l.id, l.staff_id as "staffId", u.name as "staffName", l.from_day::text as "fromDay",
  l.to_day::text as "toDay", l.reason`;

/** Those that have not ended, the soonest first; one more than the page size when there are more. */
export function listLeaves(
  { db, scope, at }: Grant<'leaves:list', TimeScope>,
  { after, limit }: Page,
): Promise<Leave[]> {
  return db.read<Leave>(
    `select ${LEAVE} from staff_leaves l join app_users u on u.id = l.staff_id
     where l.clinic_id = $1 and u.clinic_id = $1 and ($2::uuid is null or l.staff_id = $2)
       and l.to_day >= ($3::timestamptz at time zone 'America/Port-au-Prince')::date
       and ($4::uuid is null or (l.from_day, l.id) > (select from_day, id from staff_leaves where id = $4))
     order by l.from_day, l.id limit $5`,
    [scope.clinicId, scope.onlyOf, at, after ?? null, limit + 1],
  );
}

/** Whether the person works for the clinic, and is not away on these days already. */
export async function findLeaveObstacle(
  { db, scope }: Adding,
  { staffId, fromDay, toDay }: NewLeave,
): Promise<{ readonly isStaff: boolean; readonly overlaps: boolean }> {
  await db.query('select 1 from app_users where id = $1 for no key update', [staffId]);
  const [found] = await db.query<{ isStaff: boolean; overlaps: boolean }>(
    `select exists (select from app_users where id = $1 and clinic_id = $2 and erased_at is null) as "isStaff",
       exists (select from staff_leaves where staff_id = $1
         and daterange(from_day, to_day, '[]') && daterange($3::date, greatest($3::date, $4::date), '[]')) as overlaps`,
    [staffId, scope.clinicId, fromDay, toDay],
  );
  return found ?? { isStaff: false, overlaps: false };
}

export async function insertLeave(
  { db, scope }: Adding,
  id: string,
  { staffId, fromDay, toDay, reason }: NewLeave,
): Promise<Leave | undefined> {
  const [added] = await db.query<Leave>(
    `with l as (insert into staff_leaves (id, clinic_id, staff_id, from_day, to_day, reason)
       values ($1, $2, $3, $4, $5, $6) returning *)
     select ${LEAVE} from l join app_users u on u.id = l.staff_id`,
    [id, scope.clinicId, staffId, fromDay, toDay, reason ?? null],
  );
  return added;
}

export async function deleteLeave({
  db,
  scope,
}: Grant<'leave:remove', { clinicId: string; id: string }>): Promise<void> {
  await db.query('delete from staff_leaves where id = $1 and clinic_id = $2', [scope.id, scope.clinicId]);
}
