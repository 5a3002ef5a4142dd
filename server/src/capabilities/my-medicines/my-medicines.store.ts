import type { MedicinePlan } from '@lakou/contract/my-medicines';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';
import type { RecordGrant } from '#platform/capability.ts';

export type MedicineReader = Grant<'my-medicines:read', RecordScope>;
export type MedicineWriter = Grant<'my-medicines:write', RecordScope>;
type Answerer = Grant<'medicine-doses:answer', RecordScope>;

export interface MedicineRow {
  readonly id: string;
  readonly text: string;
  readonly dose: string | null;
  readonly frequency: string | null;
  readonly authorId: string;
  readonly authorName: string | null;
  readonly byProvider: boolean;
  readonly prescriptionId: string | null;
  readonly plan: MedicinePlan | null;
  readonly plannedAt: Date | null;
}

const PLAN = `jsonb_build_object('times', p.times, 'weekdays', p.weekdays, 'startsOn', p.starts_on,
  'endsOn', p.ends_on, 'timeZone', p.time_zone, 'remind', p.remind, 'namesMedicine', p.names_medicine,
  'perDose', p.per_dose, 'quantity', p.quantity, 'refillAt', p.refill_at)`;

// A prescription is that of the entry, else the newest one of the same name that was not stopped.
const MEDICINE = `select e.id, e.label as text, e.dose, e.frequency, e.author_id as "authorId",
    case when u.erased_at is null then u.name end as "authorName", e.by_provider as "byProvider",
    r.id as "prescriptionId", case when p.entry_id is not null then ${PLAN} end as plan, p.changed_at as "plannedAt"
  from record_entries e join app_users u on u.id = e.author_id
  left join medicine_plans p on p.entry_id = e.id
  left join lateral (
    select r.id from prescriptions r
    where r.patient_id = e.patient_id and r.dependent_id is not distinct from e.dependent_id and r.status = 'active'
      and (r.id = e.reference_id or plain_text(r.drug) = plain_text(e.label))
    order by r.id = e.reference_id desc nulls last, r.prescribed_at desc, r.id desc limit 1) r on true
  where e.patient_id = $1 and coalesce(e.dependent_id, e.patient_id) = coalesce($2::uuid, $1)
    and e.kind = 'medicine' and e.status = 'active'`;
const subject = ({ patientId, dependentId }: RecordScope) => [patientId, dependentId];

/** Newest first, one more than the page size when there are more. */
export function listMedicines({ db, scope }: MedicineReader, { limit, after }: Page): Promise<MedicineRow[]> {
  return db.read<MedicineRow>(
    `${MEDICINE} and ($3::uuid is null or (e.at, e.id) < (
       select at, id from record_entries where patient_id = $1 and id = $3))
     order by e.at desc, e.id desc limit $4`,
    [...subject(scope), after ?? null, limit + 1],
  );
}

export async function findMedicine(
  { db, scope }: MedicineReader | MedicineWriter | Answerer,
  id: string,
): Promise<MedicineRow | undefined> {
  const [row] = await db.query<MedicineRow>(`${MEDICINE} and e.id = $3`, [...subject(scope), id]);
  return row;
}

/** The times of the medicines that are taken every day now, by the entry, for summaries: others say more than times. */
export async function listTimes({
  db,
  scope,
  at,
}: RecordGrant): Promise<ReadonlyMap<string, readonly string[]>> {
  // Bounded by the plans that one account may have.
  const rows = await db.read<{ id: string; times: string[] }>(
    `select entry_id as id, times from medicine_plans
     where patient_id = $1 and dependent_id is not distinct from $2::uuid and cardinality(weekdays) = 7
       and ($3::timestamptz at time zone time_zone)::date between starts_on and coalesce(ends_on, 'infinity')
     order by entry_id`,
    [...subject(scope), at],
  );
  return new Map(rows.map(({ id, times }) => [id, times]));
}

/** How many plans the account has besides this one. */
export async function countOtherPlans({ db, scope }: MedicineWriter, id: string): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    'select count(*)::int as count from medicine_plans where patient_id = $1 and entry_id <> $2',
    [scope.patientId, id],
  );
  return found?.count ?? 0;
}

export async function savePlan(
  { db, scope, at }: MedicineWriter,
  id: string,
  plan: MedicinePlan,
  nextDueAt: Date | null,
): Promise<void> {
  await db.query(
    `insert into medicine_plans (patient_id, dependent_id, entry_id, times, weekdays, starts_on, ends_on, time_zone,
       remind, names_medicine, per_dose, quantity, refill_at, due_through, next_due_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14)
     on conflict (entry_id) do update set times = $4, weekdays = $5, starts_on = $6, ends_on = $7, time_zone = $8,
       remind = $9, names_medicine = $10, per_dose = $11, quantity = $12, refill_at = $13, due_through = $14,
       next_due_at = $15, changed_at = $14`,
    [
      ...subject(scope),
      id,
      plan.times,
      plan.weekdays,
      plan.startsOn,
      plan.endsOn,
      plan.timeZone,
      plan.remind,
      plan.namesMedicine,
      plan.perDose,
      plan.quantity,
      plan.refillAt,
      at,
      nextDueAt,
    ],
  );
}
