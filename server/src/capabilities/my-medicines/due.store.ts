import type { DoseTimes, PlannedDose } from '@lakou/contract/my-medicines.rules';
import { isReportedDead } from '#platform/access/death.ts';
import type { Grant } from '#platform/access/grant.ts';

export type Reminding = Grant<'medicine-doses:remind', undefined, undefined>;

export interface DuePlan extends DoseTimes {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly text: string;
  readonly remind: boolean;
  readonly namesMedicine: boolean;
  readonly dueThrough: Date;
  readonly nextDueAt: Date;
}

/** Plans with a dose that is due, those of one person and moment beside each other; locked. */
export function takeDuePlans({ db, at }: Reminding, limit: number): Promise<DuePlan[]> {
  return db.query<DuePlan>(
    `select p.entry_id as id, p.patient_id as "patientId", p.dependent_id as "dependentId", e.label as text, p.times,
       p.weekdays, p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.time_zone as "timeZone",
       p.names_medicine as "namesMedicine", p.due_through as "dueThrough", p.next_due_at as "nextDueAt",
       p.remind and not ${isReportedDead('p')} as remind
     from medicine_plans p join record_entries e on e.id = p.entry_id
     where p.next_due_at <= $1
     order by p.next_due_at, p.patient_id, p.entry_id limit $2 for update of p skip locked`,
    [at, limit],
  );
}

/** Whether the medicine of a plan is still taken. */
export async function isTaken({ db }: Reminding, id: string): Promise<boolean> {
  const found = await db.query("select 1 from record_entries where id = $1 and status = 'active'", [id]);
  return found.length > 0;
}

/** Writes a dose down as due; false when it was there already, so that nobody is reminded of it again. */
export async function addDueDose(
  { db }: Reminding,
  { id, patientId, dependentId }: DuePlan,
  { day, time, dueAt }: PlannedDose,
): Promise<boolean> {
  const added = await db.query(
    `insert into medicine_doses (entry_id, patient_id, dependent_id, day, "time", due_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (entry_id, day, "time") do nothing returning entry_id`,
    [id, patientId, dependentId, day, time, dueAt],
  );
  return added.length > 0;
}

export async function setNextDue({ db, at }: Reminding, id: string, nextDueAt: Date | null): Promise<void> {
  await db.query('update medicine_plans set due_through = $2, next_due_at = $3 where entry_id = $1', [
    id,
    at,
    nextDueAt,
  ]);
}
