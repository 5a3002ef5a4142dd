import type { ScheduledPerson, Shift } from '@lakou/contract/shifts';
import type { Grant } from '#platform/access/grant.ts';
import type { ShiftSpan } from './shift-times.rules.ts';

export interface OfClinic {
  readonly clinicId: string;
}
/** Everybody who needs the clinic's clocks. */
export type ZoneReader = Grant<
  | 'shifts:list'
  | 'shifts:plan'
  | 'shift:delete'
  | 'clinic-dashboard:read'
  | 'dispatch:list'
  | 'shift-swap:ask'
  | 'shift-swap:answer'
  | 'shift-swap:decide'
  | 'shift-swap:withdraw',
  OfClinic
>;
type Reader = Grant<'shifts:list' | 'shifts:plan' | 'shift:delete' | 'clinic-dashboard:read', OfClinic>;
export type Planner = Grant<'shifts:plan', OfClinic>;

export interface ShiftRow extends ShiftSpan {
  readonly id: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly isDraft: boolean;
}

const SHIFT = `s.id, s.staff_id as "staffId", u.name as "staffName", s.starts_at as "startsAt", s.ends_at as "endsAt",
  s.published_at is null as "isDraft"`;

export const toShift = ({ startsAt, endsAt, ...row }: ShiftRow): Shift => ({
  ...row,
  startTime: startsAt.toISOString(),
  endTime: endsAt.toISOString(),
});

/** Where the clinic's clocks are; undefined when it has not said so. */
export async function findTimeZone({ db, scope }: ZoneReader): Promise<string | undefined> {
  const [found] = await db.read<{ timeZone: string | null }>(
    `select opening_hours->>'timeZone' as "timeZone" from clinics where id = $1`,
    [scope.clinicId],
  );
  return found?.timeZone ?? undefined;
}

interface Wanted {
  readonly from: Date;
  readonly to: Date | null;
  readonly after: string | null;
  readonly limit: number;
  /** Only those of this person. */
  readonly staffId: string | null;
  readonly drafts: boolean;
}

/** In the order of time. */
export function listShifts({ db, scope }: Reader, wanted: Wanted): Promise<ShiftRow[]> {
  return db.read<ShiftRow>(
    `select ${SHIFT} from shifts s join app_users u on u.id = s.staff_id
     where s.clinic_id = $1 and s.starts_at >= $2 and ($3::timestamptz is null or s.starts_at < $3)
       and ($4::uuid is null or (s.starts_at, s.id) > (select starts_at, id from shifts where id = $4 and clinic_id = $1))
       and ($5::uuid is null or s.staff_id = $5) and ($6 or s.published_at is not null)
     order by s.starts_at, s.id limit $7`,
    [scope.clinicId, wanted.from, wanted.to, wanted.after, wanted.staffId, wanted.drafts, wanted.limit],
  );
}

/** Everybody who works there now, with the days of this week on which they are on leave. */
export function listScheduledStaff(
  { db, scope }: Reader,
  days: readonly string[],
): Promise<ScheduledPerson[]> {
  return db.read<ScheduledPerson>(
    `select u.id, u.name,
       case when u.role = 'CLINIC_ADMIN' then 'Admin' else coalesce(v.clinic_role, 'Provider') end as "clinicRole",
       array(select d from unnest($2::text[]) d where exists (
         select from staff_leaves l where l.clinic_id = $1 and l.staff_id = u.id and d::date between l.from_day and l.to_day
       )) as "leaveDays"
     from app_users u left join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.role in ('PROVIDER', 'CLINIC_ADMIN') and u.erased_at is null
     order by u.name, u.id limit 500`,
    [scope.clinicId, days],
  );
}

export async function isOnLeave({ db, scope }: Planner, staffId: string, day: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from staff_leaves where clinic_id = $1 and staff_id = $2 and $3::date between from_day and to_day limit 1`,
    [scope.clinicId, staffId, day],
  );
  return found.length > 0;
}

/** Nothing when the person does not work for the clinic; the database refuses a second shift at the same time. */
export async function insertShift(
  { db, scope, at }: Planner,
  { id, staffId, startsAt, endsAt, draft }: ShiftSpan & { id: string; staffId: string; draft: boolean },
): Promise<ShiftRow | undefined> {
  const [added] = await db.query<ShiftRow>(
    `with s as (
       insert into shifts (id, clinic_id, staff_id, starts_at, ends_at, published_at, created_at)
       select $1, c.clinic_id, c.user_id, $4, $5, case when $6 then null else $7::timestamptz end, $7
       from clinic_staff c where c.clinic_id = $2 and c.user_id = $3 and c.ended_at is null
       returning *)
     select ${SHIFT} from s join app_users u on u.id = s.staff_id`,
    [id, scope.clinicId, staffId, startsAt, endsAt, draft, at],
  );
  return added;
}

export interface NewShift extends ShiftSpan {
  readonly id: string;
  readonly staffId: string;
  readonly day: string;
}

/** Inserts drafts and returns how many: those of people who left, on leave or at work already are left out. */
export async function insertDrafts({ db, scope, at }: Planner, drafts: readonly NewShift[]): Promise<number> {
  const added = await db.query(
    `insert into shifts (id, clinic_id, staff_id, starts_at, ends_at, created_at)
     select n.id, c.clinic_id, c.user_id, n.starts_at, n.ends_at, $2
     from unnest($3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[], $7::date[])
       as n (id, staff_id, starts_at, ends_at, day)
     join clinic_staff c on c.clinic_id = $1 and c.user_id = n.staff_id and c.ended_at is null
     where not exists (select from staff_leaves l
       where l.clinic_id = $1 and l.staff_id = n.staff_id and n.day between l.from_day and l.to_day)
     on conflict do nothing returning id`,
    [
      scope.clinicId,
      at,
      drafts.map(({ id }) => id),
      drafts.map(({ staffId }) => staffId),
      drafts.map(({ startsAt }) => startsAt),
      drafts.map(({ endsAt }) => endsAt),
      drafts.map(({ day }) => day),
    ],
  );
  return added.length;
}

/** Publishes the drafts that begin within a span, and returns whose they are and when. */
export function publishDrafts(
  { db, scope, at }: Planner,
  { startsAt, endsAt }: ShiftSpan,
): Promise<{ staffId: string; startsAt: Date }[]> {
  return db.query(
    `update shifts set published_at = $4
     where clinic_id = $1 and starts_at >= $2 and starts_at < $3 and published_at is null
     returning staff_id as "staffId", starts_at as "startsAt"`,
    [scope.clinicId, startsAt, endsAt, at],
  );
}

export async function deleteShift({
  db,
  scope,
}: Grant<'shift:delete', { clinicId: string; shiftId: string }>): Promise<ShiftRow | undefined> {
  const [gone] = await db.query<ShiftRow>(
    `with s as (delete from shifts where id = $1 and clinic_id = $2 returning *)
     select ${SHIFT} from s join app_users u on u.id = s.staff_id`,
    [scope.shiftId, scope.clinicId],
  );
  return gone;
}

/** How many published shifts begin on each of these days. */
export async function countByDay(
  { db, scope }: Grant<'clinic-dashboard:read', OfClinic>,
  { startsAt, endsAt }: ShiftSpan,
  timeZone: string,
): Promise<Map<string, number>> {
  const rows = await db.read<{ day: string; shifts: number }>(
    `select to_char(starts_at at time zone $4, 'YYYY-MM-DD') as day, count(*)::int as shifts from shifts
     where clinic_id = $1 and starts_at >= $2 and starts_at < $3 and published_at is not null
     group by 1 order by 1 limit 31`,
    [scope.clinicId, startsAt, endsAt, timeZone],
  );
  return new Map(rows.map(({ day, shifts }) => [day, shifts]));
}
