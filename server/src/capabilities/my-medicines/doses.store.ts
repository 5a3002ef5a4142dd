import type { DoseAnswer, PlannedDose } from '@lakou/contract/my-medicines.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { MedicineReader } from './my-medicines.store.ts';

export type DoseAnswerer = Grant<'medicine-doses:answer', RecordScope>;

export interface DoseRow {
  readonly medicineId: string;
  readonly text: string;
  readonly day: string;
  readonly time: string;
  readonly dueAt: Date;
  readonly answer: DoseAnswer | null;
  readonly answeredAt: Date | null;
}

const COLUMNS = `d.entry_id as "medicineId", e.label as text, d.day::text as day, d."time", d.due_at as "dueAt",
  d.status as answer, d.answered_at as "answeredAt"`;
const FROM = 'medicine_doses d join record_entries e on e.id = d.entry_id';
const SUBJECT = 'd.patient_id = $1 and d.dependent_id is not distinct from $2::uuid';
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];

export function listDoses(
  { db, scope }: MedicineReader,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DoseRow[]> {
  // Bounded by the days that may be asked for, and the plans and times that one account may have.
  return db.read<DoseRow>(
    `select ${COLUMNS} from ${FROM} where ${SUBJECT} and d.day between $3 and $4
     order by d.day, d."time", d.entry_id`,
    [...subject(scope), from, to],
  );
}

/** Locks the medicine's plan, so that its rest is counted once. */
export async function lockPlan({ db, scope }: DoseAnswerer, id: string): Promise<void> {
  await db.query('select 1 from medicine_plans where patient_id = $1 and entry_id = $2 for update', [
    scope.patientId,
    id,
  ]);
}

export async function findDose(
  { db, scope }: DoseAnswerer,
  id: string,
  { day, time }: { readonly day: string; readonly time: string },
): Promise<DoseRow | undefined> {
  const [row] = await db.query<DoseRow>(
    `select ${COLUMNS} from ${FROM} where ${SUBJECT} and d.entry_id = $3 and d.day = $4 and d."time" = $5`,
    [...subject(scope), id, day, time],
  );
  return row;
}

export async function saveAnswer(
  { db, scope }: DoseAnswerer,
  id: string,
  { day, time, dueAt }: PlannedDose,
  { answer, at }: { readonly answer: DoseAnswer | null; readonly at: Date },
): Promise<void> {
  await db.query(
    `insert into medicine_doses (patient_id, dependent_id, entry_id, day, "time", due_at, status, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (entry_id, day, "time") do update set status = $7, answered_at = $8`,
    [...subject(scope), id, day, time, dueAt, answer, answer && at],
  );
}

/** Takes so much from what is left, or gives it back when negative; never below nothing. */
export async function takeFromRest({ db, scope }: DoseAnswerer, id: string, doses: number): Promise<void> {
  await db.query(
    `update medicine_plans set quantity = greatest(0, quantity - per_dose * $3)
     where patient_id = $1 and entry_id = $2 and quantity is not null`,
    [scope.patientId, id, doses],
  );
}
