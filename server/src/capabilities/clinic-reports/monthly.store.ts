import type { MonthlyColumns, MonthlyCount } from '@lakou/contract/clinic-reports';
import type { Grant } from '#platform/access/grant.ts';
import type { ReportReader } from './report.store.ts';

const ZONE = "'America/Port-au-Prince'";
const START = (param: string) => `((${param} || '-01')::date::timestamp at time zone ${ZONE})`;

export interface CountRow extends Omit<MonthlyCount, 'visits'> {
  readonly visits: number;
}

const AGE_GROUP = `case when born is null or born > day then 'unknown'
  when age(day, born) < interval '1 year' then 'under1' when age(day, born) < interval '5 years' then '1to4'
  when age(day, born) < interval '15 years' then '5to14' when age(day, born) < interval '25 years' then '15to24'
  when age(day, born) < interval '50 years' then '25to49' else '50plus' end`;

/** Signed notes of the clinic's visits; a note counts once in each chapter it names. Bounded by the groups. */
export function countDiagnoses(
  { db, scope }: ReportReader,
  [first, next]: readonly [string, string],
): Promise<CountRow[]> {
  return db.read<CountRow>(
    `with notes as (
       select n.id, (n.signed_at at time zone ${ZONE})::date as day, n.sections -> 'assessment' as assessment,
         coalesce(d.date_of_birth, case when n.dependent_id is null then p.date_of_birth end) as born,
         case when n.dependent_id is null then p.gender else d.sex end as gender
       from bookings b join visit_notes n on n.booking_id = b.id
       left join patient_profiles p on p.user_id = n.patient_id
       left join dependents d on d.id = n.dependent_id
       where b.clinic_id = $1 and n.status = 'signed'
         and n.signed_at >= ${START('$2')} and n.signed_at < ${START('$3')}
       union all
       select v.id, (v.ended_at at time zone ${ZONE})::date, v.sections -> 'assessment', v.date_of_birth, v.gender
       from clinic_visits v
       where v.clinic_id = $1 and v.status = 'completed'
         and v.ended_at >= ${START('$2')} and v.ended_at < ${START('$3')}),
     named as (
       select distinct n.id, ${AGE_GROUP} as "ageGroup", coalesce(gender, 'unknown') as sex,
         diagnosis_group(a.value ->> 'code') as "diagnosisGroup"
       from notes n left join lateral jsonb_array_elements(
         case jsonb_typeof(n.assessment) when 'array' then n.assessment else '[]' end) a on true)
     select "ageGroup", sex, "diagnosisGroup", count(*)::int as visits from named
     group by 1, 2, 3 limit 1000`,
    [scope.clinicId, first, next],
  );
}

const COLUMNS = 'month, age_group as "ageGroup", sex, diagnosis_group as "diagnosisGroup", visits';

export async function findColumns({ db, scope }: ReportReader): Promise<MonthlyColumns | undefined> {
  const [found] = await db.read<MonthlyColumns>(
    `select ${COLUMNS} from clinic_report_columns where clinic_id = $1`,
    [scope.clinicId],
  );
  return found;
}

export async function saveColumns(
  { db, scope, at }: Grant<'clinic-report:columns', { clinicId: string }>,
  { month, ageGroup, sex, diagnosisGroup, visits }: MonthlyColumns,
): Promise<void> {
  await db.query(
    `insert into clinic_report_columns (clinic_id, month, age_group, sex, diagnosis_group, visits, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (clinic_id) do update set month = $2, age_group = $3, sex = $4, diagnosis_group = $5, visits = $6,
       changed_at = $7`,
    [scope.clinicId, month, ageGroup, sex, diagnosisGroup, visits, at],
  );
}
