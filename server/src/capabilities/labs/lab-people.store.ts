import type { Grant } from '#platform/access/grant.ts';
import type { LabScope } from './labs.access.ts';

export interface LabPersonRow {
  readonly name: string;
  readonly dateOfBirth: string | null;
  readonly sex: 'Male' | 'Female' | null;
  readonly pregnant: boolean;
}

/** What ranges depend on. A pregnancy counts only where she shares it, and only for who treats her. */
export async function findLabPerson({
  db,
  scope,
  at,
}: Grant<
  'lab-results:enter' | 'lab-results:amend' | 'lab-results:read' | 'lab-worklist:read',
  LabScope
>): Promise<LabPersonRow | undefined> {
  const [found] = await db.read<LabPersonRow>(
    `select coalesce(d.name, u.name) as name,
       case when $2::uuid is null then p.date_of_birth else d.date_of_birth end as "dateOfBirth",
       case when $2::uuid is null then p.gender else d.sex end as sex,
       $2::uuid is null and not $4::boolean and exists (select 1 from maternity_profiles m where m.patient_id = u.id
         and m.shared and m.ended_at is null and m.due_date > $3::date - 28) as pregnant
     from app_users u left join patient_profiles p on p.user_id = u.id
       left join dependents d on d.id = $2::uuid and d.patient_id = u.id
     where u.id = $1`,
    [scope.patientId, scope.dependentId, at, scope.requestOnly],
  );
  return found;
}
