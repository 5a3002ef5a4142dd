import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

/** Whose card it is. */
export async function findVaccinated({
  db,
  scope,
}: Grant<'vaccines:read' | 'vaccines:write', RecordScope>): Promise<
  { name: string; dateOfBirth: string | null } | undefined
> {
  const [person] = await db.read<{ name: string; dateOfBirth: string | null }>(
    `select coalesce(d.name, u.name) as name,
       case when d.id is null then p.date_of_birth else d.date_of_birth end::text as "dateOfBirth"
     from app_users u left join patient_profiles p on p.user_id = u.id
     left join dependents d on d.id = $2 and d.patient_id = u.id
     where u.id = $1`,
    [scope.patientId, scope.dependentId],
  );
  return person;
}
