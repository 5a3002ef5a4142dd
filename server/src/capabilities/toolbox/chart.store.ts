import type { Sex } from '@lakou/clinical';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

export type ChartReader = Grant<'drug-check:read' | 'my-medicines:read', RecordScope>;

export interface ChartPerson {
  readonly dateOfBirth: string | null;
  readonly sex: Sex | null;
  readonly pregnant: boolean;
  readonly lastEndedAt: Date | null;
}

/** Of a pregnancy that she keeps to herself nobody else learns. */
export async function findChartPerson({ actor, db, scope }: ChartReader): Promise<ChartPerson | undefined> {
  const [person] = await db.read<ChartPerson>(
    `select case when $2::uuid is null then p.date_of_birth else d.date_of_birth end as "dateOfBirth",
       case when $2::uuid is null then p.gender else d.sex end as sex,
       coalesce(m.pregnant, false) as pregnant, m.ended as "lastEndedAt"
     from app_users u left join patient_profiles p on p.user_id = u.id
     left join dependents d on d.id = $2 and d.patient_id = u.id
     left join lateral (
       select bool_or(ended_at is null) as pregnant, max(ended_at) as ended from maternity_profiles
       where patient_id = u.id and $2::uuid is null and (shared or patient_id = $3)) m on true
     where u.id = $1`,
    [scope.patientId, scope.dependentId, actor.id],
  );
  return person;
}

export interface KidneyValue {
  readonly test: 'creatinine' | 'egfr';
  readonly value: number;
  readonly at: Date;
}

/** The newest since then; the filtration itself where both were measured. What waits for a review is not told to patients. */
export async function findKidneyValue(
  { db, scope, at }: ChartReader,
  since: Date,
): Promise<KidneyValue | undefined> {
  const [newest] = await db.read<KidneyValue>(
    `select v.test, v.own_number as value, r.reported_at as at
     from lab_results r join lab_requests q on q.id = r.request_id and q.result_version = r.version
       join lab_values v on v.request_id = r.request_id and v.version = r.version
     where r.patient_id = $1 and q.dependent_id is not distinct from $2::uuid and r.reported_at > $3
       and ($4::boolean or r.held_until is null or r.held_until <= $5)
       and v.test in ('creatinine', 'egfr') and v.own_number is not null
     order by r.reported_at desc, r.request_id desc, v.test desc, v.position limit 1`,
    [scope.patientId, scope.dependentId, since, scope.byProvider, at],
  );
  return newest;
}

/** What the record says now of this kind, newest first. */
export async function listChartLabels(
  { db, scope }: Grant<'drug-check:read', RecordScope>,
  kind: 'allergy' | 'medicine',
  limit: number,
): Promise<string[]> {
  const rows = await db.read<{ label: string }>(
    `select label from record_entries
     where patient_id = $1 and coalesce(dependent_id, patient_id) = coalesce($2::uuid, $1) and kind = $3
       and status = 'active'
     order by at desc, id desc limit $4`,
    [scope.patientId, scope.dependentId, kind, limit],
  );
  return rows.map(({ label }) => label);
}
