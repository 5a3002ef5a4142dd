import type { CorrectedTimes, Period, TimeLog, TimeLogSearch, TimeSheetRow } from '@lakou/contract/staff';
import type { Grant } from '#platform/access/grant.ts';
import type { StaffScope, TimeScope } from './staff.access.ts';

type Logger = Grant<'staff:clock-in' | 'staff:clock-out', StaffScope>;
type Corrector = Grant<'time-log:correct', { clinicId: string; id: string }>;
type SheetReader = Grant<'time-sheets:read', { clinicId: string }>;

interface Row {
  readonly id: string;
  readonly staffId: string;
  readonly staffName: string;
  readonly inAt: Date;
  readonly outAt: Date | null;
  readonly corrections: readonly {
    at: string;
    by: string | null;
    reason: string | null;
    inAt: string | null;
    outAt: string | null;
  }[];
}

/** A day begins at midnight in Haiti. */
const DAY = (param: string) => `((${param})::date::timestamp at time zone 'America/Port-au-Prince')`;

const LOG = `select t.id, t.staff_id as "staffId", u.name as "staffName", t.clocked_in_at as "inAt",
    t.clocked_out_at as "outAt",
    coalesce((select jsonb_agg(jsonb_build_object('at', c.corrected_at, 'by', b.name, 'reason', c.reason,
        'inAt', c.old_in_at, 'outAt', c.old_out_at) order by c.corrected_at desc)
      from (select * from time_log_corrections where time_log_id = t.id order by corrected_at desc limit 10) c
        left join app_users b on b.id = c.corrected_by), '[]') as corrections
  from time_logs t join app_users u on u.id = t.staff_id`;

const iso = (moment: string | Date) => new Date(moment).toISOString();

const toLog = ({ id, staffId, staffName, inAt, outAt, corrections }: Row): TimeLog => ({
  id,
  staff_id: staffId,
  staffName,
  clock_in_time: iso(inAt),
  clock_out_time: outAt && iso(outAt),
  corrections: corrections.map((one) => ({
    correctedAt: iso(one.at),
    correctedBy: one.by,
    reason: one.reason,
    old_clock_in_time: one.inAt && iso(one.inAt),
    old_clock_out_time: one.outAt && iso(one.outAt),
  })),
});

/** The log of who is at work now. */
export async function findOpenLog({
  db,
  scope,
}: Grant<'staff:clock-out', StaffScope>): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    'select id from time_logs where clinic_id = $1 and staff_id = $2 and clocked_out_at is null',
    [scope.clinicId, scope.staffId],
  );
  return found?.id;
}

/** Nothing when a log is open already. */
export async function openLog(
  { db, scope, at }: Grant<'staff:clock-in', StaffScope>,
  id: string,
): Promise<boolean> {
  const opened = await db.query(
    `insert into time_logs (id, clinic_id, staff_id, clocked_in_at) values ($1, $2, $3, $4)
     on conflict (staff_id) where clocked_out_at is null do nothing returning id`,
    [id, scope.clinicId, scope.staffId, at],
  );
  return opened.length > 0;
}

// A log that is closed in the moment it was opened lasts a millisecond.
const CLOSE = `update time_logs set clocked_out_at = greatest($3, clocked_in_at + interval '1 millisecond')
  where clinic_id = $1 and staff_id = $2 and clocked_out_at is null`;

export async function closeLog(
  { db, scope, at }: Grant<'staff:clock-out', StaffScope>,
  id: string,
): Promise<boolean> {
  const closed = await db.query(`${CLOSE} and id = $4 returning id`, [scope.clinicId, scope.staffId, at, id]);
  return closed.length > 0;
}

/** Who is removed works no longer. */
export async function closeOpenLog({ db, scope, at }: Grant<'staff:remove', StaffScope>): Promise<void> {
  await db.query(CLOSE, [scope.clinicId, scope.staffId, at]);
}

export async function isLogOf({ db, scope }: Logger, id: string): Promise<boolean> {
  const found = await db.query('select 1 from time_logs where id = $1 and clinic_id = $2 and staff_id = $3', [
    id,
    scope.clinicId,
    scope.staffId,
  ]);
  return found.length > 0;
}

export async function findLog(
  { db, scope }: Grant<'staff:clock-in' | 'staff:clock-out' | 'time-log:correct', { clinicId: string }>,
  id: string,
): Promise<TimeLog | undefined> {
  const [row] = await db.query<Row>(`${LOG} where t.id = $1 and t.clinic_id = $2`, [id, scope.clinicId]);
  return row && toLog(row);
}

/** The newest first; one more than the page size when there are more. */
export async function listLogs(
  { db, scope }: Grant<'time-logs:list', TimeScope>,
  { after, limit, staffId, from, to }: TimeLogSearch,
): Promise<TimeLog[]> {
  const rows = await db.read<Row>(
    `${LOG}
     where t.clinic_id = $1 and ($2::uuid is null or t.staff_id = $2) and ($3::uuid is null or t.staff_id = $3)
       and ($4::date is null or coalesce(t.clocked_out_at, 'infinity') > ${DAY('$4')})
       and ($5::date is null or t.clocked_in_at < ${DAY('$5::date + 1')})
       and ($6::uuid is null or (t.clocked_in_at, t.id) < (select clocked_in_at, id from time_logs where id = $6))
     order by t.clocked_in_at desc, t.id desc limit $7`,
    [scope.clinicId, scope.onlyOf, staffId ?? null, from ?? null, to ?? null, after ?? null, limit + 1],
  );
  return rows.map(toLog);
}

export async function lockTimes({ db, scope }: Corrector) {
  const [found] = await db.query<{ staffId: string; inAt: Date; outAt: Date | null }>(
    `select staff_id as "staffId", clocked_in_at as "inAt", clocked_out_at as "outAt" from time_logs
     where id = $1 and clinic_id = $2 for no key update`,
    [scope.id, scope.clinicId],
  );
  return found;
}

/** False when they worked at that time by another log. */
export async function saveTimes(
  { db, scope }: Corrector,
  { clock_in_time: inAt, clock_out_time: outAt }: CorrectedTimes,
): Promise<boolean> {
  const saved = await db.query(
    `update time_logs t set clocked_in_at = $3, clocked_out_at = $4
     where t.id = $1 and t.clinic_id = $2 and not exists (
       select from time_logs o where o.staff_id = t.staff_id and o.id <> t.id
         and tstzrange(o.clocked_in_at, o.clocked_out_at) && tstzrange($3::timestamptz, $4::timestamptz))
     returning t.id`,
    [scope.id, scope.clinicId, inAt, outAt ?? null],
  );
  return saved.length > 0;
}

export async function insertCorrection(
  { db, scope, actor, at }: Corrector,
  id: string,
  old: { readonly inAt: Date; readonly outAt: Date | null },
  { clock_in_time: inAt, clock_out_time: outAt, reason }: CorrectedTimes,
): Promise<void> {
  await db.query(
    `insert into time_log_corrections (id, time_log_id, corrected_by, corrected_at, old_in_at, old_out_at, new_in_at,
       new_out_at, reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, scope.id, actor.id, at, old.inAt, old.outAt, inAt, outAt ?? null, reason],
  );
}

/** Those who worked within the days; only the part of a log that lies within them counts. */
export function sumTimes({ db, scope, at }: SheetReader, { from, to }: Period): Promise<TimeSheetRow[]> {
  return db.read<TimeSheetRow>(
    `select t.staff_id as "staffId", u.name, count(*)::int as logs, bool_or(t.clocked_out_at is null) as "isOpen",
       floor(sum(extract(epoch from least(coalesce(t.clocked_out_at, $4::timestamptz), ${DAY('$3::date + 1')})
         - greatest(t.clocked_in_at, ${DAY('$2')}))) / 60)::int as minutes
     from time_logs t join app_users u on u.id = t.staff_id
     where t.clinic_id = $1 and t.clocked_in_at < ${DAY('$3::date + 1')} and t.clocked_in_at <= $4
       and coalesce(t.clocked_out_at, $4) > ${DAY('$2')}
     group by t.staff_id, u.name order by u.name, t.staff_id limit 500`,
    [scope.clinicId, from, to, at],
  );
}

const MOST_LOGS_IN_FILE = 20_000;

export async function listSheetLogs({ db, scope }: SheetReader, { from, to }: Period): Promise<TimeLog[]> {
  const rows = await db.read<Row>(
    `${LOG} where t.clinic_id = $1 and t.clocked_in_at >= ${DAY('$2')} and t.clocked_in_at < ${DAY('$3::date + 1')}
     order by u.name, t.staff_id, t.clocked_in_at limit ${MOST_LOGS_IN_FILE}`,
    [scope.clinicId, from, to],
  );
  return rows.map(toLog);
}
